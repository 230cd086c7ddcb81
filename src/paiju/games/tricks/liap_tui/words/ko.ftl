# 리압투이, 장기말로 하는 놀이.

game-name = 리압투이
game-summary = 장기말 더미를 몇 개 거둘지 부르고 꼭 그만큼 거두세요.

## 동작

act-declare = { $number }개 부르기
    .told = { NIM($seat) }: { $number }개 부름
verb-declare = 부르기
act-play = { $tiles } 내기
    .button = 내기
    .told = { NIM($seat) }: { $tiles } 냄
verb-play = 내기
act-start-face-down = 말 { $count }개 엎어 내기: { $kind }
    .told = { NIM($seat) }: 말 { $count }개를 엎어 먼저 냄, { $kind }
act-play-face-down = 말 { $count }개 엎어 내기
    .told = { NIM($seat) }: 말 { $count }개를 엎어 냄
act-show = { $tiles } 보이기
    .told = { NIM($seat) }: { $tiles } 보임
act-capture = 더미 { $number }개 거두기
    .told = { NIM($seat) }: 더미 { $number }개 거둠

## 조합의 종류

kind-single = 말 한 개
kind-pair = 짝
kind-three = 졸·병 셋
kind-straight = 연속 조합
kind-four = 졸·병 넷
kind-extended-straight = 늘린 연속 조합
kind-extended-straight-of-five = 다섯 개짜리 늘린 연속 조합
kind-five = 졸·병 다섯
kind-double-straight = 겹연속 조합

## 묻는 말

ask-redeal = 9점을 넘는 말이 없습니다. 다시 나눌까요(이번 판은 { $factor }배), 그대로 할까요?
ask-declare = 더미 { $piles }개 중 몇 개를 거둘지 부르세요.
ask-declare-limited = 더미 { $piles }개 중 몇 개를 거둘지 부르세요. { $limits }
term-no-third-zero = 0을 세 번 잇달아 부를 수 없습니다.
term-no-exact-sum = 합이 { $piles }개가 되는 { JOSA($number, "은/는") } 부를 수 없습니다.
joint-limits = { $before } { $after }
ask-start = 1~{ $most }개로 된 올바른 조합을 먼저 내세요.
ask-lay = 선의 { $kind }에 맞서 말 { $count }개를 내세요.
ask-more-pieces = 말 { $count }개를 더 내세요.

## 패가 놓인 곳

zone-round-factor = 이번 판 배수
zone-laid = 낸 말
zone-piles = 거둔 더미
zone-piles-of-declared = 거둔 더미, { $declared }개 부름

## 안 되는 까닭

no-redeal-now = 다시 나누기는 더미 수를 부르기 전, 9점을 넘는 말이 없을 때만 묻습니다
no-declarations-yet = 첫 차례 전에 모두 불러야 합니다
no-second-declaration = 더미 수는 첫 차례 전에 부르며 바꿀 수 없습니다
no-declare = 0~{ $piles } 중 하나를 부르세요
no-declare-limited = 0~{ $piles } 중 하나를 부르세요. { $limits }
no-pieces-held = { $tiles } 말을 { $count }개 가지고 있지 않습니다
no-set = 선은 올바른 조합을 내야 하는데, 이 말들은 조합이 아닙니다
no-wrong-count = 선과 같은 수의 말을 내야 합니다: { $count }개

## 봇이 그렇게 두는 까닭

why-worth-keeping = 연속 조합이나 졸·병 셋은 아낄 만합니다.
why-redeal = 패가 약하고 긴 조합도 없으면 다시 나누는 편이 낫습니다.
why-force = 높은 말과, 선일 때 긴 조합으로 거둘 수 있는 만큼입니다.
why-few-can-match = 조합을 따라올 사람이 드물고, 그 더미가 모두 필요합니다.
why-high = 아직 필요한 더미를 높은 말로 거둡니다.
why-match = 이 종류에서 내 가장 높은 조합이고, 그 더미가 필요합니다.
why-duck = 목표를 채웠습니다. 가장 낮은 말은 아무것도 거두지 않습니다.
why-shed = 목표를 채웠습니다. 높은 말은 이길 수 없는 곳에 버립니다.
why-low = 이번에는 이길 수 없으니 낮은 말을 버립니다.

## 점수를 주고받는 까닭

paid-too-many = 더미 { $count }개 많음(부름 { $declared }, 거둠 { $captured })
paid-too-few = 더미 { $count }개 모자람(부름 { $declared }, 거둠 { $captured })
paid-none-declared = 부른 대로 더미 없음({ $bonus })
paid-as-declared = 부른 대로 더미 { $count }개({ $count } + { $bonus })
term-after-redeals = { $count }번 다시 나눔

## 선택

option-win-score = 이기는 점수
    .effect = 합계가 이 점수에 이르면 놀이가 끝남
option-max-rounds = 최대 판 수
    .effect = 이만큼 하면 놀이가 끝남. 0이면 제한이 없지만 200판을 넘지 않음
option-win-condition = 끝나는 조건
    .effect = 점수로 끝날지 판 수로 끝날지. 합계가 이기는 점수와 꼭 같아야 하게 할 수도 있음
option-win-condition-score-or-rounds = 점수 또는 판 수
option-win-condition-score-only = 점수만
option-win-condition-rounds-only = 판 수만
option-win-condition-exact-score = 꼭 그 점수
option-type-priority-beats = 높은 종류가 이김
    .effect = 더 높은 종류의 조합이 선의 조합을 이기는지
option-piles-per-turn = 한 차례의 더미
    .effect = 한 차례를 이기면 더미 몇 개로 치는지
option-piles-per-turn-pieces = 낸 말만큼
option-piles-per-turn-one = 한 개
option-reveal = 말을 뒤집는 때
    .effect = 한 차례에 낸 말을 언제 뒤집어 보이는지
option-reveal-after-all = 모두 낸 뒤
option-reveal-immediate = 바로
option-max-redeals = 다시 나누기 제한
    .effect = 한 판에 다시 나눌 수 있는 횟수. 0이면 제한 없음
option-zero-bonus = 0개를 맞힌 점수
    .effect = 0개를 부르고 하나도 거두지 않으면 받는 점수
option-hit-bonus = 맞힌 점수
    .effect = 부른 만큼 거두면 더미 수에 더해 받는 점수

## 하는 법

preset-short-rules = 짧은 규칙
preset-open-pieces = 말 공개
preset-ten-rounds = 열 판
preset-first-to-50 = 먼저 50점
preset-exactly-30 = 꼭 30점

## 첫 판 길잡이

lesson-1 = 내 말 여덟 개입니다. 홍 왕이 14점으로 가장 높습니다. 그 말을 가졌으니 첫 판의 선입니다.
lesson-2 = 더미 여덟 개 가운데 몇 개를 거둘지 부르세요. 흑 차·마·포 연속 조합으로 세 개, 홍 왕으로 한 개, 모두 네 개입니다.
lesson-3 = 남이 따라오기 어려운 조합부터 냅니다. 흑 차·마·포를 골라 내세요. 남들도 세 개를 내야 하고, 연속 조합만 이길 수 있습니다.
lesson-4 = 연속 조합을 가진 사람이 없어 더미 셋을 거두었습니다. 이제 아무도 못 이기는 홍 왕을 내세요.
lesson-5 = 부른 네 개를 다 거두었습니다. 이제는 이기지 마세요. 가장 낮은 졸을 내세요.
lesson-6 = 서연 님이 4점짜리 포를 냈습니다. 마지막 졸로 그 밑에 숨으세요.
lesson-7 = 은지 님이 9점짜리 상을 냈습니다. 남은 두 말이 모두 더 낮으니 안전합니다. 꼭 네 개면 4 + 5점입니다.

## 목표

aim-declare = 더미를 몇 개 거둘지 부르세요.
aim-declared = { $declared ->
        [0] 더미를 하나도 거두지 마세요.
       *[other] 더미를 꼭 { $declared }개 거두세요.
    }
