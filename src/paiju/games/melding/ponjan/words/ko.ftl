# 폰잔에서 쓰는 말.

game-name = 폰잔
game-summary = 세 장짜리 세 묶음을 모읍니다. 완성한 조합이 점수입니다.

## 노는 방식

preset-unity = 원래 프로그램 규칙
preset-four-players-unity = 4인, 원래 프로그램 규칙
preset-to-the-letter = 글 그대로
preset-four-players-ready-hands-are-paid = 4인, 유국 때 텐파이에 지불

option-ruleset = 규칙
    .effect = 아래에서 따로 고르지 않은 것은 글로 된 규칙이나 원래 프로그램을 따릅니다
option-ruleset-seed = 글로 된 규칙
option-ruleset-unity = 원래 프로그램
option-score-formula = 4점 이상의 값
    .effect = 4점의 값이 16인지 8인지 (원래 프로그램: 8)
option-score-formula-seed = 규칙에 적힌 대로
option-score-formula-code = 프로그램 계산대로
option-score-unit = 점수 단위
    .effect = 주고받는 점수에 곱하는 수, 1이나 10 (원래 프로그램: 10)
option-starter-bonus = 선 보너스
    .effect = 선이 이기면 절반을 더 받습니다 (원래 프로그램: 있음)
option-rounding = 나머지 처리
    .effect = 똑같이 나눌 수 없는 나머지를 차례가 빠른 사람이 낼지, 버릴지 (원래 프로그램: 버림)
option-rounding-zero-sum = 빠른 사람이 냄
option-rounding-truncate = 버림
option-no-deck = 더미가 떨어지면
    .effect = 더미가 떨어져 끝나면 텐파이가 아닌 사람이 텐파이인 사람에게 냅니다 (원래 프로그램: 냄)
option-no-deck-none = 주고받지 않음
option-no-deck-tenpai = 텐파이가 받음
option-start-score = 시작 점수
    .effect = 모두가 처음에 가지는 점수 (원래 프로그램: 250)
option-starter-stays = 딴 선은 연장
    .effect = 점수를 딴 선은 다시 선이 되고, 그 판은 판 수에 넣지 않습니다 (원래 프로그램: 연장)
option-dragon-once = 용은 한 번만
    .effect = 용 두 묶음을 합쳐서 1점으로 칩니다
option-strict-no-steals = 엄격한 ‘펑 없음’
    .effect = 버린 패로 완성하면 ‘펑 없음’으로 치지 않습니다

## 동작

act-complete = 완성
    .told = { NIM($seat) }: 완성
verb-complete = 완성
act-reach = { $tiles } 버리고 리치
    .button = 리치
    .told = { NIM($seat) }: { $tiles } 버리고 리치
verb-reach = 리치
act-steal = 이 패로 펑
    .button = 펑
    .told = { NIM($seat) }: 펑
verb-steal = 펑

## 무엇을 할지 묻는 말

ask-complete-with-throw = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 이 패로 완성하거나 넘기세요.
ask-steal = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 펑을 하거나 넘기세요.
ask-complete = { $tiles } 패를 뽑아 완성되었습니다. 완성을 선언하거나 한 장을 버리세요.
ask-reached = { $tiles } 패를 뽑았습니다. 리치했으니 그대로 버려야 합니다.
ask-drawn = { $tiles } 패를 뽑았습니다. 한 장을 버리세요.
ask-drawn-or-reach = { $tiles } 패를 뽑았습니다. 한 장을 버리거나, 버리면서 리치하세요.
ask-stolen = 펑을 했습니다. 한 장을 버리세요.
ask-stolen-or-reach = 펑을 했습니다. 한 장을 버리거나, 버리면서 리치하세요.

## 안 되는 까닭

no-discard-named = 버릴 패 한 장을 고르세요
no-reach-named = 리치하며 버릴 패 한 장을 고르세요
no-steal-yet = 먼저 이 패로 완성할 사람이 있는지 묻습니다. 펑은 그다음입니다
no-steal = 펑을 하려면 손에 { $tiles } 패가 두 장 있어야 하는데, { $copies }장입니다
no-steal-after-passing = 이 패로 완성할 수 있었는데 넘겼으니 펑도 할 수 없습니다
no-completion-any-more = 이 패로 완성한 사람이 없습니다. 이제 펑만 할 수 있습니다
no-combination = { $tiles } 패로 세 묶음은 되지만 점수가 되는 조합이 없습니다
no-three-sets-with-throw = { $tiles } 패를 더해도 아홉 장이 세 묶음이 되지 않습니다
no-completion-with-tiles = 완성할 때는 패를 고르지 않습니다
no-completion-after-steal = 펑을 한 뒤에는 버려야 합니다. 완성은 뽑은 패나 버린 패로 합니다
no-three-sets = 아홉 장이 세 묶음이 아닙니다
no-reach = { $tiles } 패를 버리면 남은 여덟 장이 두 묶음과 한 짝이 아니어서 리치할 수 없습니다
no-second-reach = 이미 리치했습니다
no-discard-after-reach = 리치한 뒤에는 뽑은 { $tiles } 패를 버려야 합니다

## 봇이 그렇게 두는 까닭

why-complete = 패가 완성되었습니다.
why-reach = 한 장 남았습니다. 리치는 1점이고, 그 뒤로는 어떻게 완성해도 점수가 됩니다.
why-steal-pays = 펑을 하면 잃는 것보다 얻는 것이 많습니다.
why-steal-costs = 펑을 하면 얻는 것보다 잃는 것이 많습니다.
why-best-sets-left = 가장 값지고 완성되기 쉬운 묶음들이 남습니다.
why-safe-tile = 누군가 리치했고 내 패는 멀었습니다. 상대가 원할 가능성이 가장 낮은 패입니다.

## 패가 놓인 곳

zone-deck = 더미
zone-displayed = 펴 놓은 패
zone-ready = 텐파이
zone-hand-reached = 손패, { $tiles } 버리고 리치
zone-complete = 완성: { $combinations }, { $points }점
joint-combinations = { $before }, { $after }

## 완성한 패의 조합

kind-reach = 리치
kind-ippatsu = 일발
kind-same-id = 같은 번호
kind-dragon = 용
kind-two-identical = 같은 묶음 둘
kind-no-steals = 펑 없음
kind-with-draw = 뽑아서 완성
kind-three-colours = 삼색
kind-one-colour-and-others = 한 색과 백·용
kind-same-colour = 모두 한 색
kind-all-same = 모두 같음

## 주고받는 까닭

paid-hand-thrown = { $combinations }, 모두 { $worth }, { NIM($thrower) }이 버린 { $tiles } 패로
paid-hand-shared = { $combinations }, 모두 { $worth }, { $payers }명이 나눔
paid-hand-drawn = { $combinations }, 모두 { $worth }
paid-rest = 똑같이 나눌 수 없는 나머지
paid-ready = 텐파이로 나눔: 모은 점수 { $pot }
paid-not-ready = 텐파이가 아니어서 냄: 모은 점수 { $pot }
term-worth = { $points }점(값 { $score })
term-in-units = { $worth } ×{ $unit }
term-for-starter = { $worth }, 선 ×3/2
term-combination = { $kind } { $points }

## 첫걸음

lesson-1 = 손패 아홉 장입니다. 같은 패 세 장짜리 묶음 셋을 모읍니다. Y0 패 네 장은 좋은 시작이고 W1 패는 쓸모가 없습니다.
lesson-2 = 먼저 모두에게 이 패로 완성하는지 묻습니다. 아직 아니니 넘기세요. 곧 다시 묻습니다.
lesson-3 = 이제 펑을 할 수 있습니다. Y0 패가 네 장 있으니 두 장으로 묶음을 만드세요.
lesson-4 = 묶음을 여기에 펴 놓았습니다. 뽑지 않았으니 B1 같은 외톨이 패를 버립니다.
lesson-5 = 또 Y0 패입니다. 펑을 하면 같은 묶음이 둘이 되어 1점입니다.
lesson-6 = 두 번째 Y1 패입니다! B0 패를 버리면 두 묶음과 한 짝이 됩니다. 버리면서 리치하면 1점입니다.
lesson-7 = 세 번째 Y1 패입니다. 완성하세요. 모두 한 색, 같은 묶음 둘, 리치로 5점입니다.

## 터미널에 나오는 승산과 통계 표

part-set = 세 장 벌
lab-points-in-all = 손수 뽑고 리치 없이 { $points }점: 모두 { $worth }.
