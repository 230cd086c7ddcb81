# 패구의 말.

game-name = 패구 (牌九, 파이가우)
game-summary = 네 장을 두 조로 나누어 물주의 두 조를 모두 이기세요.

## 물음

ask-set = 네 장을 두 조로 짜세요. 높은 조는 물주의 높은 조와, 낮은 조는 낮은 조와 겨룹니다.

## 봇이 그렇게 두는 까닭

why-bet-least = 많이 걸어도 승산은 그대로이고 여기서는 물주가 유리합니다. 가장 적게 거세요.
why-bet-boldly = 조를 잘 짜는 것 말고는 누구도 유리하지 않습니다. 칩이 되는 대로 많이 거세요.
why-unrivalled = 높은 조든 낮은 조든 이보다 좋게 짤 수 없습니다.
why-balanced = 패가 좋습니다. 낮은 조도 이길 만하니 두 조를 다 이길 수 있습니다.
why-lopsided = 패가 약합니다. 낮은 조를 내주고 높은 조를 키우면 판돈을 지킬 수 있습니다.
why-best-chances = 두 조를 합쳐 보면 승산이 가장 높습니다.

## 안 되는 까닭

no-bet-set-now = 패를 돌렸고 판돈은 정해졌습니다. 조를 짜세요
no-set-other-tiles = 네 장을 모두 써야 합니다. 가진 패: { $tiles }
no-set-two-hands = 두 장씩 두 조로 짜야 합니다

## 동작

act-set = { $tiles } 조와 { $tiles2 } 조로 짜기
    .button = 조 짜기
    .told = { NIM($seat) }: { $tiles } 조와 { $tiles2 } 조로 짬
verb-set = 조 짜기

## 진행 기록

act-set-hidden = { NIM($seat) }: 조를 다 짬

## 패가 놓인 곳

zone-high-hand = 높은 조: { $hand }
zone-low-hand = 낮은 조: { $hand }

## 끗수, 그리고 주고받는 까닭

kind-gong = 깡(槓)
kind-wong = 왕(王)
kind-pair = 짝
term-hand-shown = { $hand } { $tiles }
term-both-hands = 높은 조 { $high }, 낮은 조 { $low }
paid-against = { $payer } / 상대: { $payee }
paid-against-copy-to-banker = { $payer } / 상대: { $payee } (같으면 물주 승)
paid-against-copy-is-push = { $payer } / 상대: { $payee } (같으면 비김)
paid-commission = 딴 { $gain }에서 떼는 수수료 { $percent }%

## 놀이 방식

preset-small = 소패구 (두 장)
preset-small-with-a-strong-bank = 소패구, 강한 물주
preset-equal-chances = 공평한 승산
preset-casino = 카지노
preset-eight-players = 8인

## 선택

option-variant = 종류
    .effect = 소패구는 두 장씩 받고 조를 짜지 않습니다
option-variant-full = 대패구 (네 장)
option-variant-small = 소패구 (두 장)
option-copies = 같은 조
    .effect = 두 조가 같을 때 물주가 이기는지. 대패구는 물주가 이기고 소패구는 비깁니다
option-copies-banker = 물주 승
option-copies-none = 비김
option-zero-tie = 0끗끼리
    .effect = 0끗끼리 만나면 같은 것으로 볼지, 다른 끗처럼 높은 패로 가릴지
option-zero-tie-copy = 같은 것으로
option-zero-tie-high-tile = 높은 패로
option-gee-joon-rank = 지존 두 장의 높이
    .effect = 높은 패로 가릴 때 2-4 패가 잡칠과 잡오 사이에 드는지
option-gee-joon-rank-both-low = 둘 다 맨 아래
option-gee-joon-rank-six-high = 2-4 패는 잡오 위
option-house-way = 하우스 방식
    .effect = 하우스가 네 장을 짜는 방식
option-house-way-easy = 간단한 규칙
option-house-way-max-sum = 두 조의 합이 가장 크게
option-banker-sets = 물주의 조
    .effect = 물주가 손수 짜는지, 하우스 방식대로 짜는지
option-banker-sets-free = 손수 짜기
option-banker-sets-house-way = 하우스 방식대로
option-commission-percent = 수수료(%)
    .effect = 딴 사람이 하우스에 내는 몫
option-commission-rounding = 수수료 끝수
    .effect = 칩 하나에 못 미치는 수수료를 어떻게 할지
option-commission-rounding-up = 올림
option-commission-rounding-down = 버림

## 처음 한 판

lesson-1 = 물주하고만 겨룹니다. 패를 받기 전에 먼저 겁니다. 칩을 몇 개 걸지 고르세요. 한 개면 됩니다.
lesson-2 = 여러분의 네 장입니다. 두 장씩 두 조로 짜세요. 좋은 조는 물주의 좋은 조와, 나머지는 물주의 나머지 조와 겨룹니다.
lesson-3 = 8점 패 [6:2], [5:3] 두 장은 가장 높은 등급인 짝입니다. 나머지 두 장은 17점인데 끝자리만 세니 7끗입니다.
lesson-4 = 짝이 높은 조, 7끗이 낮은 조입니다. 물주까지 다 짤 때까지 아무도 보지 못합니다.
lesson-5 = 패를 모두 펼쳤습니다. 짝은 물주의 왕, 곧 [6:6]에 9점 패를 더한 조를 이기고 7끗은 5끗을 이깁니다. 두 조를 다 이겼습니다.
lesson-6 = 판돈만큼 땄습니다. 하나를 이기고 하나를 지면 비기고, 같은 조는 물주가 이깁니다.

## 터미널에 나오는 승산과 통계 표

lab-way-easy = 간단한 규칙
lab-way-max-sum = 두 조의 합이 가장 크게
lab-way-optimal = 최선
lab-two-tiles = 두 장 패
lab-four-tiles = 네 장 패, 짜는 방식: { $way }
lab-high-hand = 높은 조
lab-low-hand = 낮은 조
lab-setting = 짜는 법
lab-tiles-which-are = { $tiles }, { $hand }
lab-tiles-called = { $tiles } { $hand }
lab-both-hands = { $high } | { $low }
lab-with-commission = 수수료 { $percent } %를 떼면
lab-chip-staked = 칩 하나를 걸면
lab-chip-by-ways = 칩 하나를 걸면: 양쪽이 짜는 방식에 따라
lab-player-sets = 참가자가 짜는 방식
lab-banker-sets = 물주가 짜는 방식
lab-player = 참가자
lab-player-charged = 참가자, { $percent } % 떼고
lab-banker = 물주
lab-banker-charged = 물주, { $percent } % 떼고
lab-exact-banker = 정확한 값, 물주의 손패 { $hands }가지 모두
lab-exact-banker-sets = 정확한 값, 물주의 손패 { $hands }가지 모두, 물주가 짜는 방식: { $way }. *가 가장 좋음
lab-exact-ways = 정확한 값, 패 나누기 { $deals }가지 모두. ‘{ $optimal }’: ‘{ $way }’ 방식을 상대로 가장 좋게 짬

## 전략 카드

lab-card-title = 패구: 전략 카드
lab-card-exact = 모두 정확한 값입니다. 칩 하나를 걸고, 물주는 하우스 방식 ‘{ $way }’에 따라 짭니다.
lab-card-what-beats-what = 조의 높낮이
lab-card-pairs = 짝, 높은 것부터: { $pairs }.
lab-card-wong = 왕(王): [6:6] 패나 [1:1] 패에 9점 패.
lab-card-gong = 깡(槓): [6:6] 패나 [1:1] 패에 8점 패.
lab-card-points = 끗: 점을 더한 끝자리. [4:2] 패와 [2:1] 패는 3이나 6으로 셉니다. 끗이 같으면 높은 패로 가립니다.
lab-card-a-pair = 짝이 있을 때: 다음 경우에만 쪼개기
lab-card-split-when = 나머지 두 장의 점이 이러면 쪼갬
lab-card-split-with = { $pips }
lab-card-never = 쪼개지 않음
lab-card-by-the-tiles = { $plain } / 패에 따라: { $pips }
lab-card-no-pair = 짝이 없을 때
lab-card-worth-of-house-way = 하우스 방식 ‘{ $way }’: 손패 { $hands }가지 가운데 { $same }가지({ $share })에서 가장 좋거나 그에 못지않습니다. 모두 합치면 { $cost } 손해입니다.
lab-card-strong = 패가 좋으면: 낮은 조를 6끗 이상으로 올려 두 조를 다 이길 수 있게 합니다.
lab-card-weak = 패가 약하면: 낮은 조를 내주고 높은 조를 키워 판돈을 지킵니다.
lab-card-gong-or-wong = 깡(槓)이나 왕(王)은 낮은 조가 0끗이나 1끗이라도 쪼개지 않습니다.
lab-card-outcomes = { $way }: 이김 { $win }, 비김 { $push }, 짐 { $lose }.
lab-card-best-setting = 가장 좋게 짤 때
lab-card-house-way = 하우스 방식대로 짤 때
lab-card-bank-earns = 둘 다 하우스 방식대로 짜면 물주가 판돈의 { $share }만큼 땁니다. 맡을 수 있으면 물주를 맡으세요.
