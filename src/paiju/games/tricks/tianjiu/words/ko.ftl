# 천구(天九). 둘이서는 쥐 이사(老鼠搬家)를 합니다.

game-name = 천구 (天九)
game-summary = 같은 종류의 높은 패로 이기거나 버리세요. 마지막 트릭을 딴 사람이 이깁니다.

## 묻는 말

ask-lead = 한 장이나 조합을 먼저 내세요.
ask-beat = { $tiles } 패를 더 높은 { JOSA($kind, "으로/로") } 이기거나 { JOSA($amount, "을/를") } 버리세요.
ask-answer-supreme = 지존은 이길 수 없습니다. { JOSA($amount, "을/를") } 버리세요.
ask-shut-out = 딴 트릭이 없어 마지막 트릭은 이길 수 없습니다. { JOSA($amount, "을/를") } 버리세요.

## 패가 놓인 곳

zone-discards = 버린 패
zone-queue = 줄
zone-played-in-round = 이번 회에 앞면으로 낸 패

## 안 되는 까닭

no-set = 이 패들은 조합이 아닙니다
no-kind-at-this-table = 이 방에서는 { JOSA($kind, "을/를") } 먼저 낼 수 없습니다
no-ascending-order = 낮은 것부터 차례로, 장수가 찰 때까지 버립니다
no-shut-out = 딴 트릭이 없으면 한 장짜리 마지막 트릭은 이길 수 없습니다
no-answer-to-supreme = 지존은 이길 수 없습니다

## 봇이 그렇게 두는 까닭

why-likely = 이길 만합니다. 아무도 못 이길 패는 끝까지 아낍니다.
why-first-trick = 트릭을 못 따면 더 내고, 마지막 한 장에 끼지도 못합니다.

## 점수를 주고받는 까닭

paid-last-trick = 마지막 트릭
paid-queue = 줄 { $length }장, 상대 { $other }장
paid-against = { $points }, 상대 { $other }
term-points = { $count }점
term-points-of-taker = { $count }점({ $tricks }트릭, 마지막 { $last })

## 선택

option-combinations = 낼 수 있는 조합
    .effect = 어떤 조합을 먼저 낼 수 있는지
option-combinations-singles = 한 장만
option-combinations-pure-pairs = 짝과 지존까지
option-combinations-mixed-pairs = 문무(文武) 짝까지
option-combinations-seed = 전통(문무 짝 없음)
option-combinations-full = 모두
option-allow-123 = 세 장 연속
    .effect = [1:1][2:2][3:3] 조합과, 그보다 높은 [6:6][5:5][4:4] 조합을 먼저 낼 수 있음
option-early-death = 조기 탈락
    .effect = 트릭이 없는 사람은 한 장짜리 마지막 트릭을 이길 수 없음
option-scoring = 점수 셈
    .effect = 판이 끝나면 누가 누구에게 얼마를 내는지
option-scoring-classic = 기준 트릭 수로 셈
option-scoring-winner-one = 승자에게 1점씩
option-scoring-trick-points = 한 트릭에 1점, 마지막은 4점 더
option-banker-excess-multiplied = 기준을 넘긴 물주도 배수
    .effect = 진 물주가 기준을 넘겼을 때 받는 점수에도 배수를 곱함
option-supreme-bonus = 지존 덤
    .effect = 지존을 먼저 내면 다른 사람이 각각 내는 점수
option-quad-bonus = 네 장 조합 덤
    .effect = 한 집안 네 장이 이기면 다른 사람이 각각 내는 점수
option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지
option-mouse-max-rounds = 쥐 이사: 최대 회 수
    .effect = 둘이서 할 때 이만큼 하고 나면 줄이 긴 사람이 이김

## 하는 법

preset-full = 모든 조합
preset-old-rule = 옛 규칙
preset-simple = 간단
preset-one-two-three = 일이삼
preset-open-discards = 버린 패 공개
preset-four-players-24-tiles = 4인, 24장
preset-moving-mice = 쥐 이사 (老鼠搬家)
preset-moving-mice-open = 쥐 이사, 공개

## 따라 하는 첫 판

lesson-1 = 당신의 패입니다. 하늘 [6:6] 패는 가장 높은 문(文)패, 잡구 [6:3] 패는 가장 높은 무(武)패입니다. 둘 다 끝까지 아끼세요.
lesson-2 = 당신이 물주이고 첫 트릭을 먼저 냅니다. 거위 [3:1] 패를 내세요. 꽤 높으면서 아깝지 않은 패입니다.
lesson-3 = 사람 [4:4] 패가 거위를 이기고, 하늘 [6:6] 패가 사람을 이겼습니다. 종류가 같고 더 높아야만 이깁니다.
lesson-4 = 지존 [4:2][2:1] 조합입니다. 이길 수 있는 것이 없으니 가장 낮은 두 장을 버리세요. 두 트릭으로 셉니다.
lesson-5 = 사람 하나와 잡칠 둘, 세 장이 나왔습니다. 그런 세 장이 없으니 세 장을 버리되, 하늘과 잡구는 남기세요.
lesson-6 = 잡팔이 나왔고 잡구만 이길 수 있습니다. 이기세요. 트릭이 하나도 없으면 마지막 한 장을 이길 수 없습니다.
lesson-7 = 첫 트릭을 땄고 모두 한 장씩 남았습니다. 하늘은 아무도 이길 수 없습니다. 이 마지막 트릭을 따면 판을 이깁니다.
lesson-8 = 두 트릭으로 이겼습니다. 트릭이 없는 사람은 5점에 물주 배수를 곱해 내고, 여섯 트릭을 딴 사람은 기준 4트릭을 둘 넘겨 당신에게서 받습니다.

## 목표

aim-longer-queue = 패 줄이 더 긴 사람이 이깁니다: 나 { $length }장, 상대 { $other }장.
