# 고패(古牌).

game-name = 고패 (古牌)
game-summary = 한 번에 한 장씩 앞면으로 냅니다. 먼저 낸 계열의 가장 높은 패가 먹고, 마지막 트릭을 딴 사람이 이깁니다.

## 동작

act-play = { $tiles } 내기
    .button = 내기
    .told = { NIM($seat) }: { $tiles } 냄
verb-play = 내기

## 묻는 말

ask-lead = 한 장을 먼저 내세요. 같은 계열만 이 트릭을 먹을 수 있습니다.
ask-beat-civil = { $tiles } 패를 더 높은 문(文)패로 이기거나 한 장을 버리세요.
ask-beat-military = { $tiles } 패를 더 높은 무(武)패로 이기거나 한 장을 버리세요.
ask-follow-civil = 한 장을 내세요. { $tiles } 패보다 높은 문(文)패를 내면 이깁니다.
ask-follow-military = 한 장을 내세요. { $tiles } 패보다 높은 무(武)패를 내면 이깁니다.
ask-shut-out = 딴 트릭이 없어 마지막 트릭은 이길 수 없습니다.

## 패가 놓인 곳

zone-followed = 냄

## 안 되는 까닭

no-you-lead = 이번 트릭은 먼저 낼 차례입니다. 한 장을 내세요
no-tile-on-table = 먼저 낸 패가 있습니다. 이기거나 버리세요
no-choice-to-beat = 여기서는 그냥 한 장을 냅니다. 먼저 낸 계열에서 더 높으면 트릭을 먹습니다
no-one-tile = 한 장만 고르세요
no-shut-out = 딴 트릭이 없으면 마지막 트릭은 이길 수 없습니다

## 봇이 그렇게 두는 까닭

why-all-masters = 남은 패가 모두 제 계열에서 가장 높아 나머지를 다 먹습니다.
why-sure-first-trick = 아직 딴 트릭이 없고, 이 패는 아무도 이길 수 없습니다.
why-likely = 이 계열에 더 높은 패가 얼마 안 남았고, 가장 높은 패는 끝까지 아낍니다.
why-first-trick = 트릭을 못 따면 더 냅니다.
why-least = 이 트릭을 먹는 가장 낮은 패입니다.
why-save = 가장 높은 패는 끝에 더 값집니다. 이 패가 가장 쓸모없습니다.
why-useless = 가장 쓸모없는 패입니다. 이 계열에 더 높은 패가 많이 남았습니다.
why-forced = 내 패는 모두 이길 수 있으니 그중 가장 낮은 패를 냅니다.

## 선택

option-discards-exposed = 버린 패 공개
    .effect = 끄면 버린 패를 엎어 놓음
option-discard-high = 높은 패도 버림
    .effect = 이길 수 있는 패를 내지 않고 버려도 됨
option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지

## 하는 법

preset-high-tiles-may-go = 높은 패도 버림
preset-face-down = 엎어 버리기
preset-early-death = 조기 탈락
preset-three-players-quota-four = 3인, 기준 4트릭
preset-civil-tiles-and-the-nines = 문(文)패와 잡구

## 따라 하는 첫 판

lesson-1 = 당신의 패입니다. 하늘 [6:6] 패는 가장 높은 문(文)패입니다. 판을 가르는 마지막 트릭까지 아끼세요.
lesson-2 = 당신이 물주이고 먼저 냅니다. 사람 [4:4] 패를 내세요. 땅 [1:1] 패와 나머지 하늘만 이길 수 있습니다.
lesson-3 = 같은 계열의 더 높은 땅 패가 이겼습니다. 같은 계열을 따라 낼 의무는 없지만, 다른 계열은 결코 트릭을 먹지 못합니다.
lesson-4 = 무(武)패인 잡팔이 나왔습니다. 이길 수 없으니 낮은 문(文)패를 내버리세요.
lesson-5 = 하늘로 이 트릭을 먹을 수 있지만 마지막 트릭이 더 값집니다. 하늘은 아끼고 낮은 패를 내버리세요.
lesson-6 = 트릭이 하나도 없으면 더 냅니다. 매화 [5:5] 패가 [3:3] 패보다 바로 한 단계 높으니 이 트릭을 따세요.
lesson-7 = 두 장 남았습니다. 잡칠은 마지막에 잡구에 먹힐 수 있으니 지금 내고 하늘을 남기세요.
lesson-8 = 하늘이 마지막 트릭을 먹었습니다. 기준은 4트릭이고, 모자란 트릭마다 1점을 당신이 물주라서 두 배로 받습니다.
