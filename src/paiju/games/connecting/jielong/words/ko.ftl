# 접룡 (接龍)

game-name = 접룡 (接龍)
game-summary = 용의 열린 끝에 패를 이으세요. 못 이은 패는 벌점이 됩니다.

## 패가 놓인 곳

zone-out-of-play = 쓰지 않는 패

## 점수표

paid-losing = 이 판을 짐
paid-doubled = { $points }점의 두 배, 상대 { $against }점
paid-both-doubled = { $points }점의 두 배, 상대 { $against }점의 두 배

## 놀이 방식

preset-free-discards = 자유로이 엎기

## 선택

option-must-play = 의무로 잇기
    .effect = 이을 수 있는 패를 반드시 이어야 하는지
option-settlement = 정산
    .effect = 누가 얼마를 내는지
option-settlement-difference = 점수 차이만큼
option-settlement-chips = 이긴 사람에게 칩 하나씩
option-clean-doubles-others = 다 이으면 남들은 두 배
    .effect = 패를 다 이은 사람이 있으면 다른 사람들의 점수가 두 배가 됨

## 첫 판을 한 걸음씩

lesson-1 = 당신의 손패입니다. 4가 든 패가 다섯 장이니 4를 열어 두면 언제든 이을 수 있습니다.
lesson-2 = 당신이 선이라 먼저 냅니다. 점이 많고 4에만 이을 수 있는 [4:4] 패를 내고 4를 여세요.
lesson-3 = 이것이 용입니다. 끝 숫자가 열려 있는데 지금은 1입니다. 맞는 패가 [4:1] 하나뿐이니 이어야 합니다.
lesson-4 = 서연 님은 4가 없어 한 장을 엎었습니다. 그 점은 끝날 때 벌점이 됩니다.
lesson-5 = 세 장이 맞습니다. [4:2] 패를 이으세요. [2:2] 두 장을 내려면 2가 열려야 하고, 4는 아직 두 장 더 있습니다.
lesson-6 = 용에 나온 4를 세어 보세요. 당신 것 말고는 [6:4] 한 장만 남았습니다. [5:4] 패로 끝을 4로 되돌리세요.
lesson-7 = 이제 아무에게도 4가 없습니다. 가장 가벼운 [2:2] 패를 엎으세요. 모두가 잇따라 엎으면 판이 끝납니다.
lesson-8 = 엎은 패와 손에 남은 패를 모두 칩니다. 당신은 16점으로 가장 적어, 모두가 차이만큼 당신에게 냅니다.
