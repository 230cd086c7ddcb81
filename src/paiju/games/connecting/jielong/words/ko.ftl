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
