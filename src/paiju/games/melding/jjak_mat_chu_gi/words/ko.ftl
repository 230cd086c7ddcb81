game-name = 짝맞추기
game-summary = 다섯 장씩 들고, 새로 뽑거나 방금 버린 패를 가져와 짝을 맞춥니다. 세 짝을 먼저 내려놓으면 이깁니다.

## 여럿을 잇는 말

joint-pairs = { $before }, { $after }
joint-slots = { $before }, { $after }

## 패가 놓인 곳

zone-pairs = 짝 { $count }개
zone-thrown-face-down = 엎어 버린 패
# without $count: 칸이 하나든 여럿이든 말이 같음
zone-slots = 엎어 버린 패, 칸 { $slots }

## 묻는 말

ask-take-or-pass = { NIM($seat) }이 { $tiles } 패를 버렸습니다. 가져와 짝을 맞추거나 넘기세요.
ask-look-or-draw = 엎어 놓은 패 하나를 들여다보거나 새로 뽑으세요.
ask-throw =
    { $count ->
        [0] 아직 내려놓은 짝이 없습니다. 한 장을 버리세요.
       *[other] 내려놓은 짝이 { $count }개입니다. 한 장을 버리세요.
    }

## 동작

act-take = 버린 패 가져오기
    .button = 가져오기
    .told = { NIM($seat) }: 버린 패를 가져가 짝을 맞춤
act-look = { $number }번 칸 들여다보기
    .told = { NIM($seat) }: { $number }번 칸을 들여다봄
verb-look = 들여다보기
act-discard-face-down = 한 장 엎어 버리기
    .told = { NIM($seat) }: 한 장을 엎어 버림

## 안 되는 까닭

no-throw-yet = 한 장이 남습니다. 한 장을 버리세요
no-single-throw = 버릴 패를 한 장만 고르세요
no-answer-yet = 버린 패를 가져갈지 정할 때입니다. 가져오거나 넘기세요
no-mate-in-hand = { $tiles } 패는 { $mate } 패와만 짝이 되는데, 그 패가 없습니다
no-take-with-tiles = 버린 패를 가져올 때는 패를 고르지 않습니다
no-third-pair-by-throw = 이 방에서는 버린 패로 세 번째 짝을 만들 수 없습니다
no-draw-with-tiles = 뽑을 때는 패를 고르지 않습니다
no-such-slot = 들여다볼 수 있는 칸: { $slots }
no-look-or-draw-yet = 먼저 엎어 놓은 패 하나를 들여다보거나 새로 뽑으세요

## 봇이 그렇게 두는 까닭

why-makes-pair = 바로 짝이 됩니다.
why-mate-is-dead = 이 패의 짝은 이미 죽어서 나에게도 남에게도 쓸모가 없습니다.
why-worth-least = 이 패의 짝도 다른 패의 짝처럼 아직 올 수 있지만, 버리기에 이보다 덜 아까운 패가 없습니다.
why-keep-findable-mate = 이 패의 짝도 올 수 있습니다. 하지만 다른 패의 짝은 내가 엎어 버린 것이라 다시 찾을 수 있습니다.
why-own-throw-has-mate = 내가 버린 패인데 지금 그 짝을 쥐고 있습니다.
why-unseen-may-be-mate = 아직 아무도 보지 않았고 내 패의 짝일 수 있습니다.
why-no-third-pair = 남이 버린 패로는 세 번째 짝을 만들 수 없습니다.

## 점수표

paid-with-drawn-tile = 세 짝 { $pairs }, 뽑은 패로: 판돈 { $stake }
paid-with-own-throw = 세 짝 { $pairs }, 자기가 버렸던 { $tiles } 패로: 판돈 { $stake }
paid-by-thrower = 세 짝 { $pairs }, { NIM($seat) }이 버린 { $tiles } 패로: 판돈 { $stake }
paid-for-all = 세 짝 { $pairs }, { NIM($seat) }이 버린 { $tiles } 패로: 판돈 { $stake }, 모두의 몫 ×{ $factor }

## 선택

option-pairs = 무(武)패의 짝
    .effect = 무(武)패를 어떻게 짝짓는지
option-pairs-korean = 한국식
option-pairs-chinese = 중국식
option-win-by-discard = 버린 패로 나기
    .effect = 남이 버린 패로 세 번째 짝을 만들어도 되는지
option-discards = 버리는 법
    .effect = 엎어 버리면 기억 놀이가 되어, 뽑기 전에 엎어 버린 패 하나를 들여다볼 수 있음
option-discards-face-up = 앞면으로
option-discards-face-down = 엎어서
option-claim = 가져갈 수 있는 사람
    .effect = 버린 패를 다음 사람만 가져갈 수 있는지, 차례대로 누구나 가져갈 수 있는지. 엎어 버릴 때는 상관없음
option-claim-next = 다음 사람만
option-claim-all = 누구나
option-discard-pay = 버린 사람이 내는 몫
    .effect = 나게 한 패를 버린 사람이 모두의 몫을 내는지, 한 몫만 내는지
option-discard-pay-all = 모두의 몫
option-discard-pay-single = 한 몫
option-stake = 판돈
    .effect = 내는 사람이 저마다 내는 몫

## 놀이 방식

preset-all-may-take = 누구나 가져감
preset-all-may-take-none-may-win-by-it = 누구나 가져감, 가져온 패로는 못 남
preset-three-players-one-stake = 3인, 한 몫
preset-memory = 기억
preset-memory-two-players = 기억, 2인
preset-memory-three-players = 기억, 3인

## 첫 판 따라 하기

lesson-1 = 바닥에 세 짝을 먼저 내려놓으면 이깁니다. [1:1][1:1] 한 짝은 저절로 내려놓였으니 두 짝이 남았습니다.
lesson-2 = 아직 짝이 없는 패들입니다. 32장 가운데 짝이 되는 패는 저마다 한 장뿐입니다. 지금은 더 나쁜 패가 없으니 [4:4] 패를 버리세요.
lesson-3 = 지우 님이 방금 [6:5] 패를 버렸고, 다른 한 장이 내게 있습니다. 가져오면 짝이 바로 놓이고, 뽑지는 않습니다.
lesson-4 = 두 짝이 되었습니다! 두 장 가운데 한 장을 버리고, 남긴 패의 짝이 오면 이깁니다.
lesson-5 = [3:1] 패는 내 [6:1] 패와 짝이 아니므로 넘길 수밖에 없습니다. 그러면 패산에서 한 장을 뽑습니다.
lesson-6 = [3:3] 패를 뽑았지만 다른 [3:3] 패는 은지 님 앞에 죽어 있습니다. 아무도 쓸 수 없으니 버리고 [6:1] 패를 남기세요.
lesson-7 = 기다리던 [6:1] 패입니다. 가져와서 세 번째 짝을 맞추세요.
lesson-8 = 남이 버린 패로 났으니 지우 님 혼자 세 사람 몫을 냅니다. 뽑은 패로 났다면 모두 1점씩 냈을 것입니다.

## 터미널에 나오는 승산과 통계 표

lab-three-pairs = 세 짝
lab-others-pay-if-drawn = 손수 뽑아 나면 다른 사람마다 { $stake }씩 냅니다.
