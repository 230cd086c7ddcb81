# 상십부에서 쓰는 말.

game-name = 상십부 (相十副)
game-summary = 묶음끼리 패를 바꾸어 세 장짜리 열 묶음과 한 짝을 모두 맞추세요.

## 노는 방식

preset-modern = 현대
preset-eight = 세 장 묶음 여덟
preset-eight-any-pairs = 세 장 묶음 여덟, 아무 짝
preset-supreme-pair = 지존 짝
preset-five-dragons = 오룡쟁위 (五龍爭位)
preset-generals = 장상화 (將相和)
preset-four-for-three = 같은 수 넷도 셋으로
preset-ten-short-deals = 짧은 판 열 번

option-groups = 묶음
    .effect = 세 장 묶음 열과 한 짝, 또는 세 장 묶음 여덟과 네 짝
option-groups-ten = 세 장 묶음 열과 한 짝
option-groups-eight = 세 장 묶음 여덟과 네 짝
option-combinations = 조합
    .effect = 고전에는 아삼륙(二三靠)이 있고, 현대에는 대신 잡룡(雜龍)이 있습니다
option-combinations-classic = 고전
option-combinations-modern = 현대
option-goal = 목표
    .effect = 모든 묶음을 맞추는 것 말고 더 갖출 것. 고르지 않으면 묶음 열은 없음, 여덟은 문(文)패 짝이나 무(武)패 짝
option-goal-any = 없음
option-goal-pair-heaven = { kind-pair-heaven }
option-goal-pair-earth = { kind-pair-earth }
option-goal-pair-man = { kind-pair-man }
option-goal-pair-goose = { kind-pair-goose }
option-goal-pair-plum = { kind-pair-plum }
option-goal-pair-long = { kind-pair-long }
option-goal-pair-board = { kind-pair-board }
option-goal-pair-axe = { kind-pair-axe }
option-goal-pair-red-ten = { kind-pair-red-ten }
option-goal-pair-long-seven = { kind-pair-long-seven }
option-goal-pair-red-six = { kind-pair-red-six }
option-goal-pair-nines = { kind-pair-nines }
option-goal-pair-eights = { kind-pair-eights }
option-goal-pair-sevens = { kind-pair-sevens }
option-goal-pair-fives = { kind-pair-fives }
option-goal-pair-supreme = { kind-pair-supreme }
option-goal-five-dragons = 오룡쟁위 (五龍爭位)
option-goal-generals = 장상화 (將相和)
option-goal-civil = 문(文)패 네 짝
option-goal-military = 무(武)패 네 짝
option-goal-civil-or-military = 문(文)패 네 짝이나 무(武)패 네 짝
option-exact-three = 같은 수는 꼭 셋
    .effect = ‘다섯 점’과 ‘열넷’에 같은 수가 꼭 셋이어야 하는지. 아니면 넷도 됩니다
option-redeal-dead = 죽은 묶음 다시 나누기
    .effect = 고전 조합에서 죽은 세 장 묶음이 나오면 다시 나누는지
option-max-moves = 최대 수
    .effect = 이만큼 두고도 못 맞추면 집니다
option-undo = 무르기
    .effect = 수를 무를 수 있는지

## 동작

act-swap = { $number }번 묶음의 { $tiles } 패와 { $number2 }번 묶음의 { $tiles2 } 패 바꾸기
    .button = { $number }번과 { $number2 }번 바꾸기
    .told = { NIM($seat) }: { $number }번 묶음의 { $tiles } 패와 { $number2 }번 묶음의 { $tiles2 } 패 바꿈
verb-swap = 바꾸기
act-shift-to = { $number }번 묶음의 { $tiles } 패를 { $number2 }번 묶음으로 옮기기
    .button = { $number }번에서 { $number2 }번으로 옮기기
    .told = { NIM($seat) }: { $number }번 묶음의 { $tiles } 패를 { $number2 }번 묶음으로 옮김
verb-shift = 옮기기
act-resign = 그만두기
    .told = { NIM($seat) }: 그만둠
verb-resign = 그만두기

## 무엇을 할지 묻는 말

ask-exchange = 두 묶음의 패를 바꾸어 둘 다 맞추세요. 지금 { $groups }개 중 { $valid }개 완성.
ask-goal-any = 모두 맞추면 이깁니다.
ask-goal-pair = { JOSA($pair, "을/를") } 갖추고 모두 맞추면 이깁니다.
ask-goal-five-dragons = { $tiles } 한 짝, 쌍소 다섯, 속(오자) 다섯을 갖추고 모두 맞추면 이깁니다.
ask-goal-generals = { $tiles } 한 짝을 갖추고, 세 장 묶음마다 같은 문(文)패 둘과 무(武)패 하나로 모두 맞추면 이깁니다.
ask-goal-civil = { $heaven }, { $earth }, { $man }, { $goose } 네 짝을 갖추고 모두 맞추면 이깁니다.
ask-goal-military = 잡구, 잡팔, 잡칠, 잡오 네 짝을 갖추고 모두 맞추면 이깁니다.
ask-goal-civil-or-military = { $heaven }, { $earth }, { $man }, { $goose } 네 짝이나 잡구, 잡팔, 잡칠, 잡오 네 짝을 갖추고 모두 맞추면 이깁니다.

## 안 되는 까닭

no-resignation-with-tiles = 그만둘 때는 패를 고르지 않습니다
no-shift = 세 장 묶음에서 두 장 묶음으로 한 장을 옮기며, 옮긴 뒤 두 묶음이 모두 맞아야 합니다
no-two-tiles-named = 두 묶음에서 한 장씩 고르세요. 바꾼 뒤 두 묶음이 모두 맞아야 합니다
no-swap-of-equals = 같은 패끼리는 바꾸지 않습니다
no-swap-within-group = 두 묶음 사이에서 바꿉니다
no-swap = 바꾼 뒤 두 묶음이 모두 맞아야 합니다
no-swap-breaking-group = 바꾼 뒤 두 묶음이 모두 맞아야 하는데, { $tiles } 패 쪽이 맞지 않습니다
no-swap-breaking-both = 바꾼 뒤 두 묶음이 모두 맞아야 하는데, { $tiles } 패와 { $tiles2 } 패 쪽이 맞지 않습니다
no-tiles-of-these-groups = 그 패들은 다른 묶음에 있습니다

## 봇이 그렇게 두는 까닭

why-win = 이 수로 이깁니다.
why-two-repairs = 한 번에 두 묶음을 완성합니다.
why-repair = 한 묶음을 완성합니다.
why-repair-in-reach = 곧 한 묶음을 완성할 수 있게 됩니다.
why-no-repair-in-reach = 지금은 완성할 수 없습니다. 다르게 늘어놓으면 길이 생길 수 있습니다.

## 패가 놓인 곳

zone-group = { $number }: { $kind }
zone-moves-made = 둔 수(최대 { $most })

## 묶음의 이름

kind-not-valid = 미완성
kind-five-points = 다섯 점
kind-full-fourteen = 열넷
kind-split = 대삼동
kind-coincidence = 속(합교 合巧)
kind-five-sons = 속(오자 五子)
kind-full-dragon = 쌍소
kind-small-dragon = 아기
kind-big-dragon = 노인
kind-kao = 아삼륙
kind-mixed-dragon = 잡룡(雜龍)
kind-pair-heaven = 준륙 짝
kind-pair-earth = 퉁소 짝
kind-pair-man = 직홍 짝
kind-pair-goose = 소삼 짝
kind-pair-plum = 준오 짝
kind-pair-long = 장삼 짝
kind-pair-board = 진아 짝
kind-pair-axe = 오륙 짝
kind-pair-red-ten = 사륙 짝
kind-pair-long-seven = 백륙 짝
kind-pair-red-six = 백오 짝
kind-pair-nines = 잡구(九) 짝
kind-pair-eights = 잡팔 짝
kind-pair-sevens = 잡칠 짝
kind-pair-fives = 잡오 짝
kind-pair-supreme = 지존 짝

## 점수를 받는 까닭

paid-solved = { $moves }수 만에 { $groups }묶음 완성
paid-solved-with-goal = { $moves }수 만에 { $groups }묶음 완성({ $goal })
term-goal-pair = { $pair }
term-goal-five-dragons = { $tiles } 한 짝, 쌍소 다섯, 속(오자) 다섯
term-goal-generals = { $tiles } 한 짝, 세 장 묶음마다 같은 문(文)패 둘과 무(武)패 하나
term-goal-civil = 짝: { $heaven }, { $earth }, { $man }, { $goose }
term-goal-military = 짝: 잡구, 잡팔, 잡칠, 잡오

## 첫 판 따라 하기

lesson-1 = 세 장짜리 열 묶음과 두 장짜리 한 묶음입니다. 모두 맞추면 이깁니다. 지금은 2번 묶음만 맞았습니다.
lesson-2 = 이를테면 여섯 수 가운데 셋이 같고 나머지 합이 14 이상(열넷)이거나 5(다섯 점)이면 맞습니다. 다른 조합은 규칙서에 있습니다.
lesson-3 = 두고 나면 두 묶음이 모두 맞아야 합니다. 6번의 [4:4] 패와 10번의 [6:6] 패를 바꾸면 한쪽은 짝, 한쪽은 1이 셋이고 6 + 6 + 3 = 15입니다.
lesson-4 = 한 번에 두 묶음을 맞추었습니다! 다음 두 수도 두 묶음씩 맞춥니다.
lesson-5 = 일곱 묶음이 맞았습니다. 이제 이미 맞았고 바꾼 뒤에도 맞는 묶음과 바꾸어, 한 수에 한 묶음씩 더 맞춥니다.
lesson-6 = 8번 묶음만 남았습니다. [5:1] 패가 없으면 짝이니, 짝의 자리를 옮깁니다. 4번의 [4:1] 패를 10번으로 옮기면 거기는 4가 다섯입니다.
lesson-7 = 이제 4번이 [5:5][5:5] 짝입니다. 8번의 [5:1] 패를 4번으로 옮기면 5가 다섯이 되고, [6:5][6:5] 짝이 남습니다.
lesson-8 = 열한 묶음이 모두 맞아 이겼습니다. 몇 수가 걸렸든 이기면 1점입니다.

## 풀이의 결과

why-all-looked-at = 닿을 수 있는 국면을 모두 살펴보았습니다.
why-groups-never-valid = { $groups } 묶음은 결코 맞출 수 없습니다.
term-many-groups = { $count }개
joint-groups = { $before }, { $after }
why-maybe-shorter = 더 짧은 길이 있을지도 모릅니다.

## 목표

aim-groups = 모든 묶음을 맞추세요.
