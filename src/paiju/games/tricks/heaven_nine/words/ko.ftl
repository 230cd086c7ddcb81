# 천구(天九), 한 집안에서 해 온 규칙.

game-name = 천구 (집안 규칙)
game-summary = 같은 종류의 더 높은 조합으로 먹거나 묻으세요. 마지막 트릭을 딴 사람이 이기고, 연승하면 배가 됩니다.

## 동작

act-toss-left-no = 주사위 { $number }개·왼쪽부터
    .told = { NIM($seat) }: 주사위 { $number }개 굴림, 왼쪽부터
act-toss-left-yes = 주사위 { $number }개·왼쪽부터·한 층씩
    .told = { NIM($seat) }: 주사위 { $number }개 굴림, 왼쪽부터 한 층씩
act-toss-right-no = 주사위 { $number }개·오른쪽부터
    .told = { NIM($seat) }: 주사위 { $number }개 굴림, 오른쪽부터
act-toss-right-yes = 주사위 { $number }개·오른쪽부터·한 층씩
    .told = { NIM($seat) }: 주사위 { $number }개 굴림, 오른쪽부터 한 층씩
verb-toss = 굴리기
act-take = { $tiles } 패로 먹기
    .button = 먹기
    .told = { NIM($seat) }: { $tiles } 패로 먹음
verb-take = 먹기
act-bury = { $tiles } 묻기
    .button = 묻기
    .told = { NIM($seat) }: { $tiles } 묻음
verb-bury = 묻기
act-bury-face-down = { $count }장 묻기
    .told = { NIM($seat) }: { $count }장 묻음

## 조합의 종류

kind-civil-tile = 문(文)패 한 장
kind-military-tile = 무(武)패 한 장
kind-civil-pair = 문(文)패 짝
kind-military-pair = 무(武)패 짝
kind-supreme = 지존
kind-civil-triple = 문(文)패 둘·무(武)패 하나 조합
kind-military-triple = 문(文)패 하나·무(武)패 둘 조합

## 묻는 말

ask-toss = 주사위 한 개나 두 개를 굴려 패를 나누세요. 더미는 왼쪽이나 오른쪽 끝부터 가져갑니다.
ask-toss-or-peel = 주사위 한 개나 두 개를 굴려 패를 나누세요. 더미는 왼쪽이나 오른쪽 끝부터 가져가며, 한 층씩 가져갈지도 정합니다.
ask-lead = 한 장이나 조합을 먼저 내세요.
ask-take = { $tiles } 패를 더 높은 { JOSA($kind, "으로/로") } 먹거나 { JOSA($amount, "을/를") } 묻으세요.
ask-bury-more = { $amount } 더 묻으세요.
ask-answer-supreme = 지존은 먹을 수 없습니다. { JOSA($amount, "을/를") } 묻으세요.
ask-shut-out = 딴 트릭이 없어 마지막 트릭에 낄 수 없습니다. { JOSA($amount, "을/를") } 묻으세요.

## 패가 놓인 곳

zone-followed = 먹음
zone-buried = 묻은 패
zone-stacks = 더미
zone-previous-winner = 지난 판 승자, 연승 칩
zone-row = 줄, 네 장씩 여덟 더미
zone-taken-from-left = 굴림: { NIM($seat) } 먼저, 왼쪽부터 두 더미씩
zone-taken-from-right = 굴림: { NIM($seat) } 먼저, 오른쪽부터 두 더미씩
zone-taken-in-layers = 굴림: { NIM($seat) } 먼저, 위에서부터 한 층씩

## 안 되는 까닭

no-other-kind = { $tiles } 패는 { JOSA($kind, "으로/로") }만 먹을 수 있습니다
no-trick-on-table = 먼저 낸 패가 있습니다. 먹거나 묻으세요
no-tiles-yet = 패가 아직 줄에 있습니다. 먼저 주사위를 굴려 패를 나누세요
no-second-toss = 이미 패를 가져갔습니다. 주사위는 다음 판에 굴립니다
no-toss-like-that = 주사위 한 개나 두 개, 왼쪽이나 오른쪽, 한 층씩 가져갈지를 정하세요
no-peeling = 주사위 한 개나 두 개, 왼쪽이나 오른쪽을 정하세요. 이 방에서는 한 층씩 가져가지 않습니다
no-ascending-order = 낮은 것부터 차례로, 장수가 찰 때까지 묻습니다
no-shut-out = 딴 트릭이 없으면 한 장짜리 마지막 트릭에 낄 수 없습니다
no-answer-to-supreme = 지존은 먹을 수 없습니다

## 봇이 그렇게 두는 까닭

why-any-toss = 주사위가 정합니다. 무엇을 골라도 같습니다.
why-special-pair = 지존은 아무도 먹을 수 없고, 먼저 내야만 덤을 확실히 받습니다.
why-pair-waits = 아무도 먹을 수 없고, 지존은 마지막 트릭에서 두 배가 됩니다.
why-sweep = 아무도 먹을 수 없습니다. 남들은 마지막 트릭에 낄 수 없으니 마지막 한 장은 무엇이든 이깁니다.
why-sure = 이제 아무도 먹을 수 없습니다.
why-large-set = 같은 종류로 더 높은 조합을 쥔 사람이 드물고, 남들은 좋은 패를 묻어야 합니다.
why-likely = 이길 만합니다. 아무도 못 먹을 패는 끝까지 아낍니다.
why-first-trick = 트릭을 못 따면 마지막 한 장에 끼지 못하고 모자란 더미 값도 냅니다.
why-streak = 지난 판 승자라서 모자란 더미마다 더 냅니다.
why-least = 이 트릭을 먹는 가장 낮은 패입니다.
why-save = 아무도 못 먹을 패는 끝에 더 값집니다. 이 패들이 가장 쓸모없습니다.

## 점수를 주고받는 까닭

paid-supreme = 지존 덤
paid-short-of-quota = 기준보다 { $count }더미 모자람
paid-above-quota = 기준보다 { $count }더미 많음
paid-no-trick = 더미 없음({ $quota } + { $extra })
term-previous-wins = 연승
term-grand-slam = 완승
term-lowest-tile = 가장 낮은 패로 끝냄

## 선택

option-peel-allowed = 한 층씩 가져가기
    .effect = 굴리는 사람이 여덟 더미를 한 층씩 가져가게 할 수 있음
option-toss-choice = 굴림을 정하는 사람
    .effect = 주사위 수, 가져갈 쪽, 한 층씩인지를 굴리는 사람이 정하는지. 아니면 두 개, 왼쪽부터, 두 더미씩
option-toss-choice-player = 굴리는 사람
option-toss-choice-auto = 정하지 않음: 두 개, 왼쪽부터
option-special-pair-bonus = 지존 덤
    .effect = 지존을 먼저 내면 다른 사람이 각각 내는 점수
option-quad-bonus = 네 장 조합 덤
    .effect = 네 장 조합이 트릭을 이기면 다른 사람이 각각 내는 점수
option-slam-factor = 완승 배수
    .effect = 한 사람이 여덟 더미를 모두 따면 더미에 곱하는 수
option-lowest-factor = 가장 낮은 패 배수
    .effect = [2:1] 또는 [5:1] 한 장으로 마지막 트릭을 이기면 더미에 곱하는 수
option-buy-at-double = 사는 더미도 배수
    .effect = 승자가 값을 치르는 더미에도 가장 낮은 패 배수를 곱함
option-shut-out = 트릭이 없으면 못 끝냄
    .effect = 트릭이 없는 사람은 한 장짜리 마지막 트릭을 이길 수 없음
option-previous-wins = 연승 배수
    .effect = 지난 판 승자와 주고받는 점수에 연승 수를 곱함
option-empty-extra = 더미가 없으면 더 내기
    .effect = 더미를 하나도 못 딴 사람이 기준에 더해 내는 점수
option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지

## 하는 법

preset-dealt-without-a-toss = 주사위 없이 나눔
preset-no-peeling = 한 층씩 가져가지 않음
preset-no-streaks = 연승 없음
preset-stacks-alone = 더미만
preset-an-empty-hand-pays-five = 빈손은 다섯

## 따라 하는 첫 판

lesson-1 = 패가 네 장씩 여덟 더미로 엎어져 있습니다. 첫 주사위가 당신을 가리켰으니 굴려서 패를 나누세요. 무엇을 골라도 같습니다.
lesson-2 = 당신의 패입니다. [6:6] 패는 가장 높은 문(文)패입니다. 판을 가르는 마지막 트릭까지 아끼세요.
lesson-3 = 사람 [4:4] 패와 7 [4:3] 패는 한 집안이라 문무(文武) 짝입니다. 더 높은 것을 쥔 사람이 드무니 먼저 내서 두 더미를 따세요.
lesson-4 = 네 더미를 땄으니 져도 내지 않습니다. 8 [5:3] 패를 먼저 내고 하늘은 아끼세요.
lesson-5 = 문(文)패 짝이 나왔고 더 높은 짝이 먹었습니다. 당신은 문(文)패 짝이 없으니 필요 없는 두 장을 묻으세요.
lesson-6 = 마지막 트릭이고 모두 한 장씩 있습니다. 문(文)패가 나왔습니다. 하늘로 먹으면 판을 이깁니다.
lesson-7 = 진 사람은 네 더미에서 모자란 만큼 냅니다. 다음 판에는 당신이 지난 판 승자라서 당신과 주고받는 점수가 두 배입니다.

## 목표

aim-last-trick-and-quota = 마지막 트릭을 딴 사람이 이깁니다. 기준은 { $quota }더미입니다.
