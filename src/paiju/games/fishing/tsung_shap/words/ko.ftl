# 십 다투기.

game-name = 십 다투기 (對十)
game-summary = 줄 옆에 패를 한 장씩 뒤집어, 끝 패와 짝이 되거나 끝의 두 장과 더해 십의 배수가 되면 가져갑니다.

## 패가 놓인 곳

zone-row = 줄
zone-pile = 더미
zone-taken = 가져간 패
zone-taken-points = 가져간 패, { $points }점: { $made }
term-pairs = 짝 { $count }개
term-triplets = 십 맞추기 { $count }번
term-sweeps = 싹쓸이 { $count }번

## 묻는 말

ask-start = 한 장으로 줄을 시작하세요.
ask-second-tile = 오른쪽에 한 장을 더 놓으세요. 이 패로는 가져오지 못합니다.
ask-restart = 바닥을 싹 쓸었습니다. 한 장으로 새 줄을 시작하세요.
ask-play = 한 장을 내세요. 짝이나 십의 배수를 맞추거나 줄 끝에 놓으세요.
ask-capture = { $tiles } 패가 나왔습니다. 무엇을 가져올까요?
ask-capture-or-place = { $tiles } 패가 나왔습니다. 무엇을 가져올까요, 아니면 어디에 놓을까요?
ask-place = { $tiles } 패가 나왔지만 가져올 것이 없습니다. 줄 끝에 놓으세요.
ask-claim = 상대가 { $tiles } 패를 그냥 놓았지만 가져갈 것이 있었습니다. 대신 가져올까요, 넘어갈까요?

## 동작

act-pair-left = { $tiles } 패로 왼쪽 끝과 짝 맞추기
    .button = 왼쪽 짝 맞추기
    .told = { NIM($seat) }: { $tiles } 패로 왼쪽 끝과 짝을 맞춤
act-pair-right = { $tiles } 패로 오른쪽 끝과 짝 맞추기
    .button = 오른쪽 짝 맞추기
    .told = { NIM($seat) }: { $tiles } 패로 오른쪽 끝과 짝을 맞춤
verb-pair = 짝 맞추기
act-triplet-left = { $tiles } 패로 왼쪽 두 장과 십 맞추기
    .button = 왼쪽 십 맞추기
    .told = { NIM($seat) }: { $tiles } 패로 왼쪽 두 장과 십을 맞춤
act-triplet-right = { $tiles } 패로 오른쪽 두 장과 십 맞추기
    .button = 오른쪽 십 맞추기
    .told = { NIM($seat) }: { $tiles } 패로 오른쪽 두 장과 십을 맞춤
act-triplet-both = { $tiles } 패로 양 끝과 십 맞추기
    .button = 양 끝 십 맞추기
    .told = { NIM($seat) }: { $tiles } 패로 양 끝과 십을 맞춤
verb-triplet = 십 맞추기
act-place-left = { $tiles } 왼쪽에 놓기
    .button = 왼쪽에 놓기
    .told = { NIM($seat) }: { $tiles } 왼쪽에 놓음
act-place-right = { $tiles } 오른쪽에 놓기
    .button = 오른쪽에 놓기
    .told = { NIM($seat) }: { $tiles } 오른쪽에 놓음
verb-place = 놓기
act-start = { $tiles } 놓고 시작하기
    .button = 놓고 시작하기
    .told = { NIM($seat) }: { $tiles } 놓고 시작함
verb-start = 놓고 시작하기
act-restart = { $tiles } 놓고 새 줄 시작하기
    .button = 새 줄 시작하기
    .told = { NIM($seat) }: { $tiles } 놓고 새 줄을 시작함
verb-restart = 새 줄 시작하기
act-claim-pair-left = 왼쪽 짝 가져오기
    .told = { NIM($seat) }: 상대가 놓친 왼쪽 짝을 가져감
act-claim-pair-right = 오른쪽 짝 가져오기
    .told = { NIM($seat) }: 상대가 놓친 오른쪽 짝을 가져감
act-claim-triplet-left = 왼쪽 십 가져오기
    .told = { NIM($seat) }: 상대가 놓친 왼쪽 십을 가져감
act-claim-triplet-right = 오른쪽 십 가져오기
    .told = { NIM($seat) }: 상대가 놓친 오른쪽 십을 가져감
act-claim-triplet-both = 양 끝 십 가져오기
    .told = { NIM($seat) }: 상대가 놓친 양 끝 십을 가져감
verb-claim = 가져오기
act-ignore = 넘어가기
    .told = { NIM($seat) }: 상대가 놓친 것을 넘어감
verb-ignore = 넘어가기

## 안 되는 까닭

no-missed-capture = 상대가 놓쳐서 가져올 것이 없습니다
no-such-capture-missed = 상대가 놓은 패로는 그렇게 가져올 수 없었습니다
no-answer-about-missed = 먼저 상대가 놓친 것을 가져올지 넘어갈지 정하세요
no-tile-but-turned = 뒤집은 { $tiles } 패를 씁니다. 무엇을 어느 쪽에 할지만 고르세요
no-one-tile-chosen = 낼 패 한 장을 고르세요
no-row-yet = 줄을 여는 중입니다. 시작할 패를 고르세요
no-new-row-now = 줄이 이미 놓여 있습니다. 가져오거나 끝에 이어 놓으세요
no-row-after-sweep = 바닥을 싹 쓸었습니다. 새 줄을 시작할 패를 고르세요
no-placing-but-capture = { $tiles } 패로 가져올 수 있으니 가져와야 합니다
no-end-chosen = 왼쪽이나 오른쪽을 고르세요
no-capture-but = { $tiles } 패로 할 수 있는 것은 { $captures }입니다
term-pair-left = 왼쪽 짝 맞추기
term-pair-right = 오른쪽 짝 맞추기
term-triplet-left = 왼쪽 십 맞추기
term-triplet-right = 오른쪽 십 맞추기
term-triplet-both = 양 끝 십 맞추기
no-twin-at-ends = 줄의 어느 끝도 { $tiles } 패가 아닙니다
no-two-tiles-in-row = 십을 맞추려면 줄에 두 장이 있어야 합니다
no-multiple-of-ten = { $tiles } 패를 더하면 { $sums }: 십의 배수가 아닙니다
term-sum-left = 왼쪽은 { $sum }
term-sum-right = 오른쪽은 { $sum }
term-sum-both = 양 끝은 { $sum }

## 봇이 그렇게 두는 까닭

why-most-points = 점수를 가장 많이 얻습니다.
why-leaves-less = 점수는 적지만 상대에게 남기는 것도 적습니다.
why-safe-ends = 남는 두 끝은 아직 안 나온 패로 쓰기가 가장 어렵습니다.
why-leaves-own-capture = 손패로 가져올 것을 남깁니다.
why-missed-is-free = 상대가 놓친 것이니 거저 가져옵니다.

## 놀이 방법

preset-four-tiles = 손패 네 장
preset-four-tiles-own-woodpiles = 손패 네 장, 각자 더미
preset-spieldomino = 슈필도미노
preset-missed-captures = 놓친 것 가져오기
preset-four-tiles-missed-captures = 손패 네 장, 놓친 것 가져오기
preset-canton = 광둥

## 선택

option-variant = 손패
    .effect = 엎어 놓은 더미에서 한 장씩 뒤집는지, 손패 네 장에서 고르는지
option-variant-classic = 손패 없이 한 장씩 뒤집기
option-variant-four-tiles = 손패 네 장에서 고르기
option-woodpile = 더미
    .effect = 손패가 네 장일 때, 더미 하나를 둘이 함께 쓰는지 각자 따로 두는지
option-woodpile-common = 함께 하나
option-woodpile-personal = 각자 하나
option-second-must-place = 둘째 사람의 첫 패는 놓기만
    .effect = 둘째 사람의 첫 패는 줄에 잇기만 하고 가져오지 못합니다
option-capture-compulsory = 반드시 가져오기
    .effect = 가져올 수 있는 패는 그냥 놓을 수 없습니다
option-claim-missed = 놓친 것 가져오기
    .effect = 가져갈 수 있었는데 그냥 놓으면 상대가 대신 가져갈 수 있습니다. ‘반드시 가져오기’를 꺼야 합니다
option-pair-points = 짝의 점수
    .effect = 짝 하나의 점수: 두 장의 점 하나에 10점씩, 또는 정해진 점수
option-pair-points-ten-per-pip = 점 하나에 10점
option-sweep-scoring = 싹쓸이 점수 셈
    .effect = 싹쓸이 점수를 가져온 점수에 더하는지, 그 대신 주는지
option-sweep-scoring-bonus = 더함
option-sweep-scoring-flat = 대신함
option-sweep-points = 싹쓸이 점수
    .effect = 싹쓸이 한 번의 점수

## 첫걸음

lesson-1 = 두 더미에서 한 장씩 뒤집어 만든 줄입니다. 내가 뒤집은 [6:1] 패는 양 끝과 더해 7 + 11 + 12 = 30이고, 바닥까지 비웁니다.
lesson-2 = 왼쪽 끝과 똑같은 패가 나왔습니다. 짝은 점 하나에 10점, 여기서는 120점입니다.
lesson-3 = [4:3] 패로는 가져올 것이 없습니다. 오른쪽에 놓아 [3:1] 패를 덮으세요. 똑같은 패가 아직 남아 있습니다.
lesson-4 = 끝을 세어 보세요. 9에 왼쪽의 7과 4를 더하면 20입니다. 십을 맞추세요.
lesson-5 = 서연 님이 [5:5] 짝으로 200점을 얻었습니다. [4:4] 패는 다른 한 장이 이미 나가서 안전한 끝입니다.
lesson-6 = 9에 왼쪽의 3과 8을 더하면 또 20입니다.
lesson-7 = 마지막 패입니다. 놓으면 판이 끝나고 점수를 견줍니다.
