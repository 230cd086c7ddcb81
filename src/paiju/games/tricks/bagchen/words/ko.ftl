# 박첸, 티베트의 천구.

game-name = 박첸
game-summary = 두 벌, 열여섯 장씩 하는 천구. 아무도 이길 수 없는 끗 패는 주사위로 정합니다.

## 동작

act-charity-sky = { $tiles } 엎어서 자선, 하늘 지정
    .button = 자선, 하늘 지정
    .told = { NIM($seat) }: { $tiles } 엎어서 자선, 하늘 지정
act-charity-earth = { $tiles } 엎어서 자선, 땅 지정
    .button = 자선, 땅 지정
    .told = { NIM($seat) }: { $tiles } 엎어서 자선, 땅 지정
act-charity-none = { $tiles } 엎어서 자선, 지정 없음
    .button = 자선, 지정 없음
    .told = { NIM($seat) }: { $tiles } 엎어서 자선, 지정 없음
act-charity-face-down-sky = 한 장 엎어서 자선, 하늘 지정
    .told = { NIM($seat) }: 한 장 엎어서 자선, 하늘 지정
act-charity-face-down-earth = 한 장 엎어서 자선, 땅 지정
    .told = { NIM($seat) }: 한 장 엎어서 자선, 땅 지정
act-charity-face-down-none = 한 장 엎어서 자선, 지정 없음
    .told = { NIM($seat) }: 한 장 엎어서 자선, 지정 없음
verb-charity = 자선

## 조합의 종류

kind-higher = 더 높은 { $kind }
kind-sky-tile = 하늘 패 한 장
kind-sky-set = 하늘 패 { $count ->
        [2] 두 장
        [3] 세 장
       *[other] 네 장
    } 조합
kind-earth-tile = 땅 패 한 장
kind-earth-set = 땅 패 { $count ->
        [2] 두 장
        [3] 세 장
       *[other] 네 장
    } 조합
kind-sky-and-earth = 하늘 패 { $sky }·땅 패 { $earth } 조합
kind-horse = 말(馬) 조합
kind-two-horses = 쌍말(馬) 조합
kind-no-point-sky = 끗 패가 아닌 하늘 패 한 장
kind-no-point-earth = 끗 패가 아닌 땅 패 한 장
kind-no-point = 끗 패가 아닌 아무 패 한 장

## 묻는 말

ask-redeal = 하늘과 땅 어느 쪽에도 가장 높은 패가 없습니다. 다시 나눌까요, 그대로 할까요?
ask-lead = 조합을 먼저 내세요.
ask-lead-or-charity = 조합을 먼저 내거나, 한 장을 엎어 자선을 하세요.
ask-beat = { $tiles } 패를 { JOSA($what, "으로/로") } 이기거나 { JOSA($amount, "을/를") } 버리세요.
ask-beat-charity = 자선 패를 { JOSA($what, "으로/로") } 이기거나 한 장을 버리세요.
ask-discard = { $tiles } 패는 이길 수 없습니다. { JOSA($amount, "을/를") } 버리세요.

## 패가 놓인 곳

zone-points = 끗 패
zone-big-slam = 트릭, 완승
zone-passport = 트릭, 통행증 있음
zone-won = 이번 판에 딴 점수
zone-points-in-a-row = 연속 끗 패로 각자에게 받을 칩
zone-charity-sky = 자선, 하늘 지정
zone-charity-earth = 자선, 땅 지정
zone-charity-none = 자선, 지정 없음

## 안 되는 까닭

no-redeals = 이 방에서는 나눈 패 그대로 합니다
no-redeal-now = 다시 나누기는 첫 패를 내기 전, 패가 약할 때만 묻습니다
no-charity-at-this-table = 이 방에서는 패를 엎어 먼저 내지 않습니다
no-charity-with-passport = 통행증이 있으면 자선을 할 수 없습니다
no-charity-like-that = 자선은 한 장이며 하늘, 땅, 없음 중 하나를 지정합니다
no-mixing-points = 끗 패는 끗 패끼리만 먼저 냅니다: { $tiles }
no-horses = 이 방에서는 말(馬)을 조합으로 치지 않습니다
no-lead-with-passport = 통행증이 있으면 반드시 이길 조합, 규칙에 정해진 조합, 마지막 조합만 먼저 내고, 그런 것이 없을 때만 다른 조합을 냅니다
no-ascending-order = 버릴 때는 낮은 것부터 패만 고릅니다
no-other-set = { JOSA($what, "으로/로") }만 이길 수 있습니다
no-answer = { $tiles } 패는 이길 수 없습니다

## 봇이 그렇게 두는 까닭

why-redeal = 높은 패가 없으면 다시 나누는 편이 낫습니다.
why-likely = 이길 만합니다. 아무도 못 이길 패는 끝까지 아끼고, 끗 패는 맨 나중에 씁니다.
why-end = 끗 패로 마지막 트릭을 이기면 모든 것이 몇 배가 됩니다.

## 점수를 주고받는 까닭

paid-points = 끗 패 { $count }장
paid-points-with-sons = 끗 패 { $count }장, { $sons ->
        [1] 어머니와 아들
       *[other] 어머니와 아들 두 쌍
    }
paid-mother-and-son = 어머니와 아들
paid-back-for-jump = 점프로 돌려준 칩
term-jump = 점프(2 × 칩 { $chips }개)

## 선택

option-passport = 통행증
    .effect = 여섯 트릭을 딴 사람은 끗 패에 칩을 더 내지 않음
option-passport-leads = 통행증의 먼저 내기 제한
    .effect = 여섯 트릭을 딴 사람은 먼저 낼 수 있는 조합이 제한됨
option-horses = 말(馬)
    .effect = 암말과 수말, 그것으로 된 것을 조합으로 침
option-jump = 점프
    .effect = 끗 패로 마지막 트릭을 이긴 사람은 몇 배로 셈함
option-redeal-weak = 약한 패 다시 나누기
    .effect = 가장 높은 패가 하나도 없으면 다시 나누자고 할 수 있음
option-charity = 자선
    .effect = 한 장을 엎어 먼저 내고, 그것을 이길 계열을 지정할 수 있음
option-first-dealer = 첫 판 먼저 내기
    .effect = 첫 판에 먼저 내는 자리
option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지

## 하는 법

preset-plain = 단순
preset-passport-leads = 통행증의 먼저 내기 제한
preset-charity = 자선
preset-weak-hands = 약한 패 다시 나누기
preset-every-rule = 모든 규칙

## 따라 하는 첫 판

lesson-1 = 주사위로 8 네 장이 끗 패가 되었습니다. 끗 패는 아무도 이길 수 없고 다른 패를 이기지도 못합니다. 당신은 [6:2] 한 장이 있습니다.
lesson-2 = 당신의 패입니다. 우두머리 [6:6] 패와 9 [6:3] 패는 조합이고 더 높은 것이 없습니다. 둘을 함께 먼저 내세요.
lesson-3 = 두 장은 두 트릭으로 셉니다. 같은 하늘 패 세 장도 이기기 어렵습니다. [4:4][4:4][4:4] 조합을 먼저 내세요.
lesson-4 = 대신 [1:1] 두 장이 자매를 이겼습니다. 종류와 장수가 같고 더 높습니다.
lesson-5 = 우두머리 둘과 9는 아무도 이길 수 없습니다. 필요 없는 세 장을 버리고 짝과 7과 끗 패는 남기세요.
lesson-6 = 백성 둘이 나왔습니다. 당신의 자매 [3:3][3:3] 조합이 더 높으니 이겨서 먼저 낼 차례를 되찾으세요.
lesson-7 = 마지막 트릭입니다. 끗 패를 내세요. 끗 패로 끝을 이기면 점프이고 셈이 두 배가 됩니다.
lesson-8 = 아홉 트릭으로 이겼습니다. 여섯에서 모자란 트릭마다 1점의 두 배를 받고, 일곱 트릭을 딴 사람에게는 당신이 냅니다.
