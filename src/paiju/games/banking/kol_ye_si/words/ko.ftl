# 골여시의 말.

game-name = 골여시
game-summary = 한 장을 보고 건 뒤, 한두 장 더 뽑아 물주의 두 장을 이깁니다.

## 물음

ask-bet-on-tile = 손에 든 { $tiles } 패를 보고 칩을 { $least }~{ $most }개 거세요. 물주는 { NIM($banker) }입니다.
ask-draw-one-or-two = { $tiles } 패에 한두 장 더 뽑으세요. 점을 모두 더한 끝자리가 물주보다 높아야 이깁니다.
ask-draw-one = { $tiles } 패에 한 장 더 뽑으세요.
ask-draw-two = { $tiles } 패에 두 장 더 뽑으세요.

## 봇이 그렇게 두는 까닭

why-tile-gains = 평균하면 따는 패입니다. 칩이 되는 대로 많이 거세요.
why-tile-loses = 평균하면 잃는 패입니다. 가장 적게 거세요.
why-one-more = 0, 1, 2, 7, 9끗이면 한 장만 더 뽑을 때 높은 끗이 더 자주 나옵니다.
why-two-more = 3, 4, 5, 6, 8끗이면 한 장보다 두 장을 더 뽑는 편이 낫습니다.

## 안 되는 까닭

no-draw-before-stakes = 먼저 판돈을 걸어야 합니다
no-bet-draw-now = 판돈은 정해졌습니다. 패를 뽑으세요
no-draw-one-or-two = 한 장이나 두 장을 뽑습니다
no-draw-only-one = 여기서는 모두 한 장씩 더 뽑습니다
no-draw-only-two = 여기서는 모두 두 장씩 더 뽑습니다

## 동작

act-draw = { $number }장 더 뽑기
    .told = { NIM($seat) }: { $number }장 더 뽑음
verb-draw = 뽑기

## 진행 기록

act-show-points = { NIM($seat) }: { $tiles } 보임, { $points }
act-show-perfect-pair = { NIM($seat) }: { $tiles } 보임, 완전한 짝

## 끗수, 그리고 주고받는 까닭

kind-perfect-pair = 완전한 짝
paid-perfect-pair = 물주의 완전한 짝 { $tiles }

## 놀이 방식

preset-without-the-perfect-pair = 완전한 짝 없이
preset-one-more-tile = 한 장씩만 더
preset-two-more-tiles = 두 장씩 더
preset-gambling-house = 도박장
preset-ten-players = 10인

## 선택

option-perfect-pair = 완전한 짝
    .effect = 물주가 똑같은 패 두 장을 쥐면 곧바로 모든 판돈을 가져갑니다
option-draw-counts = 더 뽑는 장수
    .effect = 첫 장 말고 몇 장을 더 뽑을 수 있는지. 1이나 2만 고르면 선택이 없습니다
option-draw-counts-1-2 = 1장이나 2장

## 처음 한 판

lesson-1 = 첫 장은 점이 11개인데 끝자리만 세니 1끗입니다. 그래도 가장 좋은 패입니다. 옆에 붙어서 높은 끗이 되는 패가 많기 때문입니다.
lesson-2 = 더 뽑기 전에 이 패에 겁니다. 물주하고만 겨룹니다. 이런 패에는 가장 많이, 10개를 거세요.
lesson-3 = 물주가 두 장을 가져갔습니다. 똑같은 두 장이었다면 곧바로 다 가져갔을 것입니다. 이제 뽑을 차례입니다. 0, 1, 2, 7, 9끗이면 한 장, 다른 끗이면 두 장을 더 뽑습니다.
lesson-4 = 뽑은 패는 [4:4], 점이 모두 19개라 가장 높은 9끗입니다. 이제 다른 사람이 뽑습니다.
lesson-5 = 패를 모두 펼쳤습니다. 물주는 3끗입니다. 이보다 높으면 건 만큼 따고, 낮으면 잃고, 같으면 비깁니다.
lesson-6 = 9끗이 3끗을 이겨, 건 칩 10개만큼 땄습니다. 다음 판에는 오른쪽 사람이 물주를 맡습니다.

## 터미널에 나오는 승산과 통계 표

lab-choice = 선택
lab-draw = { $count }장 더 뽑기
lab-lose-to-perfect-pair = 완전한 짝에 짐
lab-exact-cases = 정확한 값, { $cases }가지 모두. *가 가장 좋음
lab-tiles-in-set = 한 벌의 장수
lab-gain-by-tile = 첫 패마다 칩 하나가 평균해서 따는 몫
lab-strategy = 전략
lab-strategies = 여러 전략
lab-profit-a-hand = 판당 따는 칩
lab-mean-stake = 평균 판돈
lab-profit-a-chip = 칩당 따는 몫
lab-growth-of = 칩 { $chips }개의 성장
lab-exact-stakes = 정확한 값, 첫 패 { $tiles }장 모두. 판돈 { $least }~{ $most }개
lab-strategy-fixed = 고정({ $stake }개 걸고 { $count }장)
lab-strategy-random = 아무렇게나
lab-strategy-eleven = 11점에 많이
lab-strategy-weighted = 끗수 따라 뽑기
lab-strategy-threshold = 끗수 채우기({ $least }, { $bonus })
lab-strategy-exact = 정확한 셈
lab-strategy-equal = 같은 판돈
lab-strategy-card = 전략 카드
lab-strategy-evolved = 진화로 찾음
lab-strategy-optimal = 최선
lab-banker-gain = 참가자가 모두 가장 잘할 때 물주가 판당 따는 칩
lab-stakes = 판돈 { $least }~{ $most }개
lab-all-stakes = 판돈 모두 { $stake }개
lab-no-perfect-pair = { $stakes }, 완전한 짝 없이
lab-exact-first-tiles = 정확한 값, 저마다 첫 패 32장 모두
lab-tile-by-tile = 패마다
lab-stake-and-draw = { $strategy }: 판돈, 뽑기
lab-what-strategies-do = 전략마다 하는 것
lab-behind = ‘{ $strategy }’보다 뒤진 몫
lab-growth-a-hand = 판당 성장, ‱
lab-behind-in-growth = 성장에서 ‘{ $strategy }’보다 뒤진 몫
lab-fresh-deals = 새로 나눈 패로 시험
lab-follow = 걸기: { $staked }. 뽑기: { $drawn }.
lab-stake-on = { $tiles } { $stake }개
lab-draw-to = { $tiles } { $count }장
lab-then = { $first } / { $rest }
lab-and-tile = { $tiles }, { $last }
lab-any-other-tile = 나머지 패
lab-every-tile = 모든 패

## 전략 카드

lab-card-title = 골여시: 전략 카드
lab-card-exact = 모두 정확한 값입니다. 다른 참가자가 무엇을 들었든 달라지지 않습니다.
lab-card-draw-and-stake = 뽑기와 걸기
lab-card-first-tile = 첫 패
lab-card-draw = 뽑기
lab-card-gain = 칩당 따는 몫
lab-card-stake = 걸기
lab-card-high = 많이
lab-card-low = 적게
lab-card-one-more = 한 장 더
lab-card-two-more = 두 장 더
lab-card-what-it-brings = 얼마나 따는지
lab-card-this-way = 이대로 하면, 판돈 { $least }~{ $most }개: 판당 칩 { $hand }개, 칩당 { $chip }.
lab-card-equal-stakes = 똑같이 뽑고 늘 같은 판돈을 걸면: 칩당 { $chip }.
lab-card-always = 늘 { $draw } 뽑고 같은 판돈을 걸면: 칩당 { $chip }.
lab-card-as-banker = 물주는 고를 것이 없습니다. 판돈의 범위를 정할 수 있다면 좁게 잡으세요.
