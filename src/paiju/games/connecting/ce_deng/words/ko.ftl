# 체뎅 (斜釘)

game-name = 체뎅 (斜釘)
game-summary = 넷이서 용을 잇습니다. 모두 잇거나 거의 못 이으면 주고받는 점수가 두 배가 됩니다.

## 패가 놓인 곳

zone-head = { NIM($seat) }이 패를 나누고 머리가 됨
zone-shown-before = 앞서 나눈 패(무효)

## 봇이 그렇게 두는 까닭

why-pass-in-reach = 지금까지 모두 이었습니다. 끝까지 다 이을 가망을 살립니다.

## 점수표

paid-eight-doubles = { $points }점, 쌍패 여덟 ×2
paid-doubled-once = { $points }점, 상대 { $against }점, { $why } ×2
paid-doubled-twice = { $points }점, 상대 { $against }점, { $why } ×2, { $why2 } ×2
paid-pass = { NIM($seat) } 모두 이음
paid-head = 머리 { $count }장 못 이음
paid-tail = 꼬리 { $count }장 못 이음
joint-penalties = { $before }·{ $after }

## 놀이 방식

preset-six-head-seven-tail = 육두칠미 (六頭七尾)
preset-no-redeals = 다시 나누지 않음

## 선택

option-penalty-rule = 벌칙
    .effect = 머리와 꼬리가 각각 몇 장을 못 이으면 두 배가 되는지. 벌칙이 없으면 모두 이을 때만 두 배
option-penalty-rule-7-8 = 칠두팔미 (七頭八尾)
option-penalty-rule-6-7 = 육두칠미 (六頭七尾)
option-penalty-rule-none = 없음
option-redeal-doubles = 다시 나누는 쌍패 수
    .effect = 한 사람의 손패에 쌍패가 이만큼 있으면 다시 나눔
option-redeal-doubles-none = 다시 나누지 않음
option-eight-doubles = 쌍패 여덟
    .effect = 손패 여덟 장이 모두 쌍패이면 바로 이기는지, 다시 나누는지, 그대로 하는지
option-eight-doubles-pay-double = 바로 이기고 두 배로 받음
option-eight-doubles-redeal = 다시 나눔
option-eight-doubles-none = 그대로 함
option-penalty-vs-penalty = 벌칙끼리의 배수
    .effect = 둘 다 거의 못 이었을 때 서로 주고받는 배수

## 첫 판을 한 걸음씩

lesson-1 = 당신이 선이라 이 판의 머리이고 먼저 냅니다. 쌍패가 일곱 장인 사람이 없으니 그대로 합니다.
lesson-2 = 당신의 손패입니다. 점이 많고 5에만 이을 수 있는 [5:5] 패를 내세요. [5:5] 패와 [5:4] 패가 더 있어 5에 또 이을 수 있습니다.
lesson-3 = 이것이 용입니다. 끝의 2가 열려 있습니다. 이을 수 있으면 이어야 하고, 지금은 [2:2] 패입니다.
lesson-4 = 3이 열려 있습니다. [6:3] 말고 [3:1] 패를 이으세요. 1이 든 패가 두 장 더 있습니다.
lesson-5 = 은지 님은 5가 없어 한 장을 엎었습니다. 그 점은 끝날 때 점수가 됩니다.
lesson-6 = 세어 보세요. 5에서 건너가는 패 가운데 당신의 [5:4]만 아직 나오지 않았습니다. [5:5] 패를 이으면 당신 말고는 아무도 못 잇습니다.
lesson-7 = 두 장이 남았고 엎은 패는 없습니다. 끝까지 다 이으면 모두가 두 배로 냅니다.
lesson-8 = 패를 모두 이었습니다. 서연 님, 은지 님, 지우 님이 점수 차이의 두 배를 냅니다.

## 터미널에 나오는 승산과 통계 표

lab-a-pass = 모두 이은 사람이 있음
lab-a-penalty = 벌칙을 받은 사람이 있음(칠두팔미)
