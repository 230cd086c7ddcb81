game-name = 톡 (호패)
game-summary = 한 장을 줄 끝에 밀어 넣고 맨 앞의 패를 가져와 한패 둘을 만드는 골패 놀이입니다.

## 패가 놓인 곳

zone-line = 줄, 앞부터
zone-eye = 눈
zone-discards = 버린 패
zone-discards-last = 버린 패, 방금 { $tiles }
zone-won = { $hand }, { $amount }점

## 묻는 말

ask-put-and-take = 한 장을 줄 끝에 놓으세요. 맨 앞의 패를 받습니다.
ask-win-or-put-and-take = 나거나 한 장을 줄 끝에 놓으세요. 놓으면 맨 앞의 패를 받습니다.
ask-win-or-pass = { $tiles } 패가 들어와 났습니다. 나거나 넘기세요.
ask-pass = { $tiles } 패로는 나지 못합니다. 넘기세요.
ask-got = { $tiles } 패가 들어왔습니다.
ask-took = { $tiles } 패를 가져왔습니다.
ask-put = 한 장을 줄 끝에 놓으세요.
ask-win-or-put = 나거나 한 장을 줄 끝에 놓으세요.
ask-take-or-draw = { NIM($seat) }이 버린 { $tiles } 패를 가져오거나 패산에서 뽑으세요.
ask-rummy-discard = 한 장을 버리세요.
ask-win-or-rummy-discard = 나거나 한 장을 버리세요.

## 동작

act-put = { $tiles } 줄 끝에 놓기
    .button = 놓기
    .told = { NIM($seat) }: 한 장을 줄 끝에 놓음
verb-put = 놓기
act-take = 방금 버린 패 가져오기
    .button = 가져오기
    .told = { NIM($seat) }: 방금 버린 패를 가져감

## 안 되는 까닭

no-take-or-draw-first = 먼저 방금 버린 패를 가져오거나 새로 뽑으세요
no-winning-hand = 여섯 장으로는 아직 날 수 없습니다
no-second-put = 이미 한 장을 놓았습니다. 나거나 넘기세요
no-turn-but-to-put = 한 장을 놓거나 날 차례입니다
no-turn-but-to-discard = 한 장을 버리거나 날 차례입니다
no-single-put = 놓을 패를 한 장만 고르세요

## 봇이 그렇게 두는 까닭

why-win-now = 지금 나면 됩니다. 기다려도 얻을 것이 없습니다.
why-known-tiles-win = 어떤 패가 내게 돌아올지 압니다. 그 패로 날 수 있습니다.
why-most-tiles-win = 이렇게 남기면 날 수 있는 패가 가장 많습니다.
why-most-triplets = 이렇게 남기면 한패를 맞출 길이 가장 많습니다.
why-thrown-tile-helps = 버린 패가 모르는 패보다 더 도움이 됩니다.
why-drawn-tile-may-help = 버린 패는 도움이 안 됩니다. 새로 뽑는 패가 나을 수 있습니다.

## 난 패와 한패

paid-hand = { $line }({ $parts })
term-triplet = { $kind } { $tiles }
term-straight = { JOSA($number, "이/가") } 든 패 여섯 장
term-military-dragons = 무(武)패만으로 된 쌍소 둘
term-paired-dragons = 서로 짝이 맞는 쌍소 둘
term-full-dragons = 쌍소 둘
term-alike-of-doubles = 쌍패만으로 된 같은 한패 둘
term-big-and-small = 쌍패 없는 노인과 아기
term-big-and-small-doubles = 쌍패만으로 된 노인과 아기
term-same-sok = 같은 수의 속 둘
term-two-triplets = 한패 둘
term-three-pairs = 세 짝
kind-split = 대삼동
kind-coincidence = 속(합교 合巧)
kind-five-sons = 속(오자 五子)
kind-full-dragon = 쌍소
kind-small-dragon = 아기
kind-big-dragon = 노인
kind-kao = 아삼륙

## 선택

option-scoring = 값 매기기
    .effect = 난 패의 값을 어느 표로 매기는지
option-scoring-culin = 컬린의 책
option-scoring-korean = 한국 표
option-scoring-combined = 둘을 합침
option-sok = 속
    .effect = 속(합교와 오자)도 한패로 치는지
option-pairs = 무(武)패의 짝
    .effect = 서로 짝이 맞는 쌍소와 세 짝에서 무(武)패를 어떻게 짝짓는지
option-pairs-korean = 한국식
option-pairs-chinese = 중국식
option-kao-without-doubles = 쌍패 없는 아삼륙
    .effect = [6:3][6:2][3:2]도 한패로 치는지
option-kao-without-doubles-counts = 침
option-kao-without-doubles-invalid = 치지 않음
option-big-small-doubles = 쌍패로 된 노인과 아기
    .effect = 쌍패만으로 된 노인과 아기의 값
option-three-pairs = 세 짝
    .effect = 세 짝으로도 나는지(4점)
option-remove-doubles = 높은 쌍패 빼기
    .effect = 3인일 때 3에서 6까지의 쌍패를 빼는지. 4인일 때는 언제나 모든 패를 씀
option-line-fix = 따로 두는 패
    .effect = 눈: 한 장을 앞면으로 따로 두어 자기 패만이 아니라 모든 패가 돌게 함
option-line-fix-none = 없음
option-line-fix-eye = 눈
option-draw-order = 차례의 순서
    .effect = 한 장을 놓고 나서 가져오는지, 손에 다섯 장을 쥐고 먼저 가져오는지
option-draw-order-put-first = 놓고 가져오기
option-draw-order-draw-first = 가져오고 놓기
option-play = 노는 법
    .effect = 러미: 줄 대신 패산이 있고, 앞면으로 버린 패 가운데 마지막 것을 가져올 수 있음. 눈과 차례의 순서는 쓰지 않음
option-play-line = 줄
option-play-rummy = 러미
option-max-rounds = 바퀴 수 한도
    .effect = 이만큼 돌면 아무도 나지 못한 판이 됨. 정하지 않으면 12바퀴, 눈이 있으면 50바퀴, 러미는 40바퀴

## 놀이 방식

preset-eye = 눈
preset-three-players-eye = 3인, 눈
preset-three-players-full-set = 3인, 온 벌
preset-draw-first = 먼저 가져오기
preset-rummy = 러미
preset-three-players-rummy = 3인, 러미
preset-culin-to-the-letter = 컬린 그대로
preset-korean-no-sok-three-pairs = 한국식, 속 없음, 세 짝

## 첫 판 길잡이

lesson-1 = 내 패 여섯 장입니다. 세 장씩 한패 둘을 만들어야 합니다. 세 장에 있는 숫자 여섯 개만 봅니다. 이를테면 1 2 3 4 5 6입니다.
lesson-2 = 엎어 놓은 줄입니다. 줄 끝에 한 장을 놓으면 맨 앞의 패를 받습니다. 가장 어울리지 않는 [5:3] 패를 놓으세요.
lesson-3 = [5:1] 패가 들어왔습니다. [6:4][5:1][3:2] 패에 1부터 6까지 다 있으니 쌍소입니다. 나머지 세 장은 아직 한패가 아니므로 넘기세요.
lesson-4 = 쌍소는 지키고 나머지를 바꿔 봅시다. [3:1] 패를 놓고 무엇이 오는지 보세요.
lesson-5 = 다른 [3:1] 패가 왔습니다! 네 명일 때 놓은 패는 내 차례로 두 번 뒤에 돌아옵니다. [3:1][3:1][2:2] 패면 아기(1 1 2 2 3 3)입니다.
lesson-6 = [4:4] 패는 이제 필요 없습니다. 놓고 [3:1] 패를 기다리세요.
lesson-7 = [3:1] 패가 줄 맨 앞에 왔습니다. [5:3] 패를 놓으면 내 것이 됩니다.
lesson-8 = 한패 둘이 되었습니다. 나기를 누르세요. 모두가 2점씩 줍니다.
