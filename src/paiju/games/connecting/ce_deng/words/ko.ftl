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
