# 모든 놀이가 함께 쓰는 말.

## 여럿을 잇는 말

joint-comma = { $before }, { $after }
joint-or = { JOSA($before, "이나/나") } { $after }
joint-plus = { $before } + { $after }
joint-sentence = { $before } { $after }

## 점수표

sheet-pays = { NIM($payer) }이 { NIM($payee) }에게 { $amount }점: { $why }
sheet-scores = { NIM($seat) } +{ $amount }점: { $why }
sheet-loses = { NIM($seat) } −{ $amount }점: { $why }

## 진행 기록

story-deal = { $number }번째 패 나누기
story-dice = 주사위: { $dice }
story-end = { $number }번째 판 끝: { $gains }
story-gain = { $seat } { SIGNED($gain) }

## 봇이 그렇게 두는 이유

why-only-move = 이 수밖에 없습니다.
why-none = 이유를 말하지 않았습니다.
why-search = 가능한 패 { $worlds }가지를 끝까지 두어 보니 평균 { $gain }점이었습니다.
why-endgame = 보이지 않는 패가 놓일 수 있는 { $worlds }가지를 모두 따져 보니 평균 { $gain }점이었습니다.
why-learned = 많은 판을 두며 익힌 바로는 이 수로 판이 끝날 때까지 { $gain }점을 얻을 것으로 봅니다.
why-solved = 이렇게 하면 { $moves }수 만에 이깁니다.

## 안 되는 이유

no-not-allowed = ‘{ $text }’ 할 수 없습니다: { $why }
no-such-action = { $game }에는 ‘{ $text }’ 같은 동작이 없습니다. 쓸 수 있는 말: { $verbs }
no-such-tile = { $tile } 패는 없습니다
no-tile-face-down = { $text }에 엎어 놓은 패가 있습니다
no-tile-held = { $tiles } 패가 없습니다
no-ambiguous = { JOSA($text, "은/는") } 여러 가지로 읽힙니다: { $ways }
no-move-nor-text = { JOSA($move, "은/는") } 수도 글도 아닙니다
no-legal-move = { JOSA($move, "은/는") } 지금 둘 수 없는 수입니다
no-turn-of = { $seat }의 차례가 아닙니다
no-window = 지금은 아무에게도 묻지 않았습니다
no-session-over = 놀이가 모두 끝났습니다
no-hand-going-on = 이 판이 아직 끝나지 않았습니다
no-undo-here = 이 방에서는 무를 수 없습니다
no-undo-of-finished-hand = 끝난 판은 무를 수 없습니다
no-undo-of-nothing = 이 판에는 아직 무를 것이 없습니다

## 동작

act-pass = 넘기기
    .told = { NIM($seat) }: 넘김
verb-pass = 넘기기
act-keep = 그대로
    .told = { NIM($seat) }: 패를 그대로 둠
verb-keep = 그대로
act-redeal = 다시 나누기
    .told = { NIM($seat) }: 다시 나누기를 청함
verb-redeal = 다시 나누기
act-win = 나기
    .told = { NIM($seat) }: 났음
verb-win = 나기
act-lead = { $tiles } 먼저 내기
    .button = 먼저 내기
    .told = { NIM($seat) }: { $tiles } 먼저 냄
verb-lead = 먼저 내기
act-play = { $tiles } 내기
    .button = 내기
    .told = { NIM($seat) }: { $tiles } 냄
verb-play = 내기
act-beat = { $tiles } 패로 이기기
    .button = 이기기
    .told = { NIM($seat) }: { $tiles } 패로 이김
verb-beat = 이기기
act-discard = { $tiles } 버리기
    .button = 버리기
    .told = { NIM($seat) }: { $tiles } 버림
verb-discard = 버리기
act-take = { $tiles } 가져가기
    .button = 가져가기
    .told = { NIM($seat) }: { $tiles } 가져감
verb-take = 가져가기
act-bet = { $number }개 걸기
    .told = { NIM($seat) }: { $number }개 걸었음
verb-bet = 걸기
act-show = { $tiles } 보이기
    .told = { NIM($seat) }: { $tiles } 보임

## 패가 놓인 곳

zone-hand = 손패
tile-back = 엎은 패

## 여러 갈래의 놀이가 함께 쓰는 선택

option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지
option-first-dealer = 첫 선
    .effect = 첫 판에 패를 나누는 자리
option-first-banker = 첫 물주
    .effect = 첫 판에 물주를 맡는 자리

## 여러 갈래의 놀이가 함께 쓰는 방식

preset-standard = 기본
preset-two-players = 2인
preset-three-players = 3인
preset-four-players = 4인

## 서버가 거절하는 말

refused-not-a-number = { JOSA($name, "은/는") } 숫자여야 합니다.
refused-nothing-for-you = 여기에는 볼 것이 없습니다.
refused-no-seat = { $seat }번 자리는 없습니다.
refused-no-hand = { $hand }번째 판은 없습니다. 모두 { $hands }판이었습니다.
refused-no-past-hand = 여기에는 끝난 { $hand }번째 판이 없습니다.
refused-older-rules = 지금은 쓰지 않는 예전 규칙으로 한 놀이입니다. 끝난 판의 결과는 보관되어 있고 방은 닫혔습니다.
refused-no-table = 그런 방이 없습니다. 모두 떠나 닫혔을 수 있습니다.
refused-session-not-over = 이 놀이는 아직 끝나지 않았습니다.
refused-no-review = 이 판을 복기하지 못했습니다. 나중에 다시 시도하세요.
refused-no-session = 이 방에 { $number }번째 놀이는 없습니다.
refused-no-game = ‘{ $game }’: 그런 놀이는 없습니다.
refused-no-hello = 먼저 hello를 보내야 합니다.
refused-not-at-table = 먼저 자리에 앉으세요.
refused-wrong-version = 서버는 { $server }판 규약을, 이 화면은 { $client }판 규약을 씁니다. 새로 고쳐 주세요.
refused-no-text-frame = 메시지는 글 프레임이어야 합니다.
refused-malformed = 규약에 없는 메시지입니다: { $error }
refused-stopping = 서버가 멈춥니다. 잠시 뒤에 다시 오세요.
refused-full-server = 서버의 연결이 꽉 찼습니다.
refused-too-fast = 너무 빨리 보냈습니다. 잠시 기다려 주세요.
refused-full-tables = 서버에 방을 더 만들 수 없습니다.
refused-tables-of-visitor = 이미 방 { $count }개를 열었습니다. 먼저 몇 곳에서 나와 주세요.
refused-tables-too-fast = 방을 너무 빨리 만들고 있습니다. 조금 있다가 다시 하세요.
refused-sessions-too-fast = 요청이 너무 잦습니다. 잠시 기다려 주세요.
refused-full-address = 같은 주소에서 연결이 너무 많습니다.
refused-coming-too-fast = 드나듦이 너무 잦습니다. 잠시 기다려 주세요.
refused-forged-ticket = 이 서버가 준 입장권이 아닙니다.
refused-expired-ticket = 입장권이 만료되었습니다.
refused-spent-ticket = 이미 쓴 입장권입니다.
refused-forged-pass = 이 서버가 준 통행증이 아닙니다.
refused-unreachable = 지금 이 방에 연결할 수 없습니다. 다시 해 보세요.
refused-not-your-turn = 당신 차례가 아닙니다.
refused-watching = 관전 중입니다. 앉은 사람만 할 수 있습니다.
refused-replaced = 다른 창에서 이 자리에 앉았습니다.
refused-nothing-to-undo = 무를 수 있는 것이 없습니다: { $why }.
refused-option = { $why }
refused-too-many-bots = { $seats }자리 가운데 봇은 { $most }명까지입니다.
refused-busy-table = 이 방에 일이 밀렸습니다. 다시 해 보세요.
refused-closed = 닫힌 방입니다.
refused-already-seated = 이 방에 이미 앉아 있습니다. 입장권으로 돌아오세요.
refused-full-table = 빈자리가 없습니다.
refused-seat-taken = { $seat } 자리는 비어 있지 않습니다.
refused-bad-name = 이름에는 보이는 글자가 있어야 합니다.
refused-turn-of = { NIM($seat) }의 차례입니다.
refused-not-asked = 묻지 않았거나 이미 대답했습니다.
refused-over = 놀이가 끝났습니다.
refused-nobody-plays = 지금은 둘 차례가 아닙니다.
refused-stale = 그사이 판이 바뀌었습니다.
refused-pledges-in = 이번 패의 약속값이 이미 모였습니다.
refused-pledges-missing = 약속값이 다 모여야 값을 보일 수 있습니다.
refused-not-pledged = 약속한 값이 아닙니다.
refused-value-shown = 이미 값을 보였습니다.
refused-values-closed = 이번 패 나누기에는 값을 더 받지 않습니다.
refused-not-signed = 공개된 내용에 대한 당신의 서명이 아닙니다.
refused-other-commitment = 이 패 나누기의 약속이 바뀌었습니다. 새 약속에 다시 값을 걸어 주세요.
refused-no-deal-due = 지금은 패를 나눌 때가 아닙니다.
refused-next-deal = 다음은 { $number }번째 패 나누기입니다.
refused-nothing-to-fill = 채울 빈자리가 없습니다.
refused-begun = 이미 시작했습니다.
refused-seats-free = 빈자리가 있습니다: { $seats }.
refused-no-undo = 이 방에서는 무를 수 없습니다.
refused-undo-asked = { NIM($seat) }이 이미 무르기를 청했습니다.
refused-no-undo-asked = 무르기를 청한 사람이 없습니다.
refused-agreed = 이미 동의했습니다.
refused-no-player-at = { $seat } 자리에 다른 사람이 없습니다.
refused-player-there = { NIM($seat) }은 자리에 있습니다.
refused-grace = { NIM($seat) }이 아직 돌아올 수 있습니다. 봇이 대신 둘 때까지 기다려 주세요.
refused-voted = 이미 투표했습니다.
refused-no-stand-in = 대신 두는 봇이 없습니다.
refused-full-audience = 관전자가 너무 많습니다.
refused-bot-thinking = 봇이 생각하고 있습니다.
refused-unreadable-log = 이 방의 기록을 읽을 수 없어 이어 갈 수 없습니다.
refused-not-saved = 지금 저장하지 못했습니다. 다시 보내 주세요.
refused-full-reports = 서버에 쌓인 의견이 꽉 찼습니다.
refused-no-language = { $language } 말은 없습니다.
refused-only-host = 이 방은 { NIM($seat) }이 시작합니다. 기다려 주세요.
refused-saying-too-fast = 한꺼번에 너무 많이 말했습니다. 조금 기다려 주세요.
refused-phrase-or-line = 한마디를 고르거나 한 줄을 쓰세요.
refused-no-chat = 이 방에서는 정해진 말만 할 수 있습니다.
refused-bad-line = 글에는 보이는 글자가 있어야 합니다.

## 놀이의 갈래

family-connecting-name = 꼬리붙이기
family-connecting-about = 끝과 끝을 이어 갑니다. 못 이은 패는 벌점이 됩니다.
family-tricks-name = 트릭
family-tricks-about = 내거나 이기거나 버립니다. 마지막 트릭이 승부를 가릅니다.
family-fishing-name = 낚시
family-fishing-about = 손패로 바닥 패를 낚습니다.
family-melding-name = 모으기
family-melding-about = 뽑고 버리고 가져와 패를 완성합니다.
family-banking-name = 물주와 겨루기
family-banking-about = 걸고 패를 짜서 물주를 이깁니다.
family-solitaire-name = 혼자 하기
family-solitaire-about = 조용히 혼자 푸는 패 놀이.

## 터미널

terminal-welcome = { $game }, 시드 { $seed }. 당신은 { $seat }입니다.
terminal-start = 번호나 동작을 치세요. help를 치면 나머지 명령이 나옵니다.
terminal-hand = { $number }번째 판
terminal-your = 내 { $zone }
terminal-which-game = 어떤 놀이를 할까요
terminal-help = 동작의 번호를 치거나 동작을 글로 쓰세요. 패의 순서는 상관없습니다.
terminal-help-hint = 봇이라면 무엇을 하고, 왜 그런지
terminal-help-undo = 이 판에서 내 마지막 수를 무르기
terminal-help-rules = 이 놀이의 규칙
terminal-help-example = 예시 한 판을 한 수씩 보기
terminal-help-show = 판을 다시 그리기
terminal-help-save = 이 놀이의 기록을 저장하기
terminal-help-quit = 자리에서 일어나기
terminal-help-all = 할 수 있는 동작을 모두 보기
terminal-more-actions = … 그 밖에 { $count }가지: { $command } 입력으로 모두 보기
terminal-go-on = Enter를 누르면 다음 판을 나눕니다
terminal-key-hint = 힌트
terminal-key-undo = 무르기
terminal-key-sort = 정렬
terminal-key-story = 경과
terminal-key-scores = 점수
terminal-key-rules = 규칙
terminal-key-new = 새 놀이
terminal-key-language = 언어
terminal-key-quit = 나가기
terminal-key-close = Esc: 돌아가기
terminal-undo-asked = { NIM($name) }이 무르기를 청합니다.
terminal-undo-agree = 동의
terminal-undo-refuse = 거절
terminal-choose-tiles = 스페이스로 패를 고르고 Enter로 냅니다
terminal-others-play = 다른 사람들이 두고 있습니다 …
terminal-is-over = 대국이 끝났습니다.
terminal-next-hand = 다음 판 나누기
terminal-play-again = 다시 하기
terminal-you = 나
terminal-offer = 지난번에 하던 { $game } { $number }번째 판이 있습니다. 이어서 할까요?
terminal-offer-yes = 이어서 하기
terminal-offer-no = 새로 시작
terminal-no-connection = 서버가 응답하지 않습니다.
terminal-form-game = 놀이
terminal-form-players = 인원
terminal-form-preset = 방식
terminal-form-level = 봇
terminal-form-options = 선택
terminal-form-start = 시작
terminal-no-such-number = 번호는 1부터 { $most }까지입니다.
terminal-save-where = 파일 이름을 쓰세요: save 파일
terminal-not-saved = 저장하지 못했습니다: { $why }.
terminal-saved = { $file }에 저장했습니다. paiju replay { $file } 명령으로 다시 볼 수 있습니다.
terminal-example = { $game }: 한 판 따라 하기
terminal-example-keys = Enter: 다음 · b: 앞으로 돌아가기 · q: 나가기
terminal-see-example = { $command } 명령으로 예시 한 판을 한 수씩 볼 수 있습니다.

## 규칙서

example-names = 민준 서연 은지 지우 도윤
example-holds = { NIM($name) }의 손패: { $tiles }
book-aim = 목표
book-needs = 준비물
book-tiles = 패 알아보기
book-example = 한 판 따라 하기
book-play = 진행
book-scoring = 점수 계산
book-session = 한 자리
book-tips = 요령
book-variants = 변형 규칙
book-names = 이름과 유래
book-decisions = 우리가 정한 것
book-option = 선택
book-values = 값(보통 쓰는 것이 먼저)
book-effect = 무엇이 달라지나
book-yes = 예
book-no = 아니요
## 선택이 잘못됨

no-option-value = 선택 { $option }: { $value } 값은 쓸 수 없습니다. 쓸 수 있는 값: { $allowed }
no-option-of-that-name = { $option } 선택은 없습니다. 이 놀이의 선택: { $options }
no-option-near = { $option } 선택은 없습니다. 혹시 { $near } 선택을 찾으셨나요?
no-such-preset = { $preset } 방식은 없습니다. 이 놀이의 방식: { $presets }
no-option-without-value = { JOSA($text, "은/는") } 선택이 아닙니다. 이름=값으로 쓰세요(예: hands=4)
no-option-seat = 선택 { $option }: { $value }번 자리는 없습니다. 쓸 수 있는 값: 0~{ $last }
no-option-for-seats = 선택 { $option }: { $seats }명이 할 때는 { $value } 값을 쓸 수 없습니다. 쓸 수 있는 값: { $allowed }
no-crossed-stakes = 선택 min_stake: { $least } 값이 max_stake 값 { $most }보다 큽니다. 쓸 수 있는 값: 1~max_stake
no-exact-for-seats = 선택 mode: exact 규칙은 2~{ $most }명이 합니다. 지금은 { $seats }명입니다. 물주가 있으면 2~6명입니다
no-claim-where-all-is-captured = 선택 claim_missed: capture_compulsory 값이 True이면 놓치는 것이 없어 True를 쓸 수 없습니다. false로 하거나 capture_compulsory=false로 하세요
no-sets-for-seats = 선택 sets: { $seats }명이 하기에 { $sets }벌은 모자랍니다. 쓸 수 있는 값: { $fewest }~{ $most }, auto
no-goal-for-groups = 선택 goal: groups={ $groups }에는 { $goal } 값이 없습니다. 쓸 수 있는 값: any, { $goals }
no-high-tile-face-down = 선택 discard_high: discards_exposed=false이면 엎은 패는 이길 수 없어 False를 쓸 수 없습니다. true로 하세요
no-end-without-rounds = 선택 max_rounds: win_condition=rounds_only이면 0을 쓸 수 없습니다. 1 이상으로 하세요
no-target-above-hand = 선택 target: { $target } 값이 { $seats }명이 할 때의 손패보다 많습니다. 쓸 수 있는 값: 1~{ $hand }
term-one-of = { $words }
term-any-of = { $words } 가운데 몇 개든(쉼표로 나눔), 없어도 됨
term-whole-number = { $low }~{ $high } 사이의 정수
term-word-or-number = { $words }, 또는 { $low }~{ $high } 사이의 정수

## 놀이나 인원이나 시드가 잘못됨

no-such-game = { $game } 놀이는 없습니다. 있는 놀이: { $games }
no-such-game-near = { $game } 놀이는 없습니다. 혹시 { $near } 놀이를 찾으셨나요?
no-players-but = { $game } 놀이는 { $seats }명이 합니다. { $given }명은 안 됩니다
no-players-outside = { $game } 놀이는 { $least }~{ $most }명이 합니다. { $given }명은 안 됩니다
no-such-seat = { $number }번 자리는 없습니다. 이 방에는 0~{ $last }번 자리가 있습니다
no-such-seed = 시드는 0 이상의 정수입니다. { $seed } 값은 쓸 수 없습니다

## 패산이나 주사위가 잘못됨

no-tile-of-set = { $set }에는 { $tile } 패가 없습니다
no-wall = 패산은 패를 늘어놓은 것이라야 합니다. { $given } 값은 쓸 수 없습니다
no-empty-wall = 패산이 비어 있습니다
no-so-many-copies = { $wall }번째 패산에 { $tile } 패가 { $count }장 있습니다. { $set }에는 { $copies }장뿐입니다
no-wall-of-size = { $wall }번째 패산이 { $count }장입니다. { $set }에는 { $size }장이 있어야 합니다
no-wall-between = { $wall }번째 패산이 { $count }장입니다. { $set }에는 { $least }~{ $size }장이 있어야 합니다
no-wall-missing = { $wall }번째 패산이 { $count }장입니다. { $set }에는 { $size }장이 있어야 합니다. 빠진 패: { $missing }
no-void-deal = 이 패는 무효입니다. 규칙에 따라 다시 나눕니다
no-such-die = 주사위 눈은 1에서 6까지입니다. { $die } 값은 쓸 수 없습니다

## 셈이나 찾기를 잘못 청함

no-such-limit = 한도는 1~{ $most } 사이의 국면 수(예: 200000)나 0보다 큰 초(예: 1.5s)입니다. { $text } 값은 쓸 수 없습니다
no-odds-of-a-hand = 패를 잇는 놀이에서는 손패 하나의 승산을 셈하지 않습니다
no-strategy-card = 패를 잇는 놀이에는 전략 카드가 없습니다. 잘하는 방법은 규칙서에 있습니다

## 패 나누기를 확인한 결과

verify-holds = 공개된 것이 모두 맞습니다.
verify-fails = 증명이 맞지 않습니다.
verify-nothing = 아무것도 증명되지 않았습니다.
verify-proven = { $hands }판 가운데 { $proven }판이 증명되었습니다. 서명한 사람 가운데 한 명이라도 정직하다면 그렇습니다.
fair-found = { $sentences }
fair-hand = { $hand }번째 판: { $seats }자리 가운데 { $given }자리가 값을 보탰고, 그중 { $signed }자리가 서명했습니다.
fair-held-back = { $place }번 자리는 값을 내놓지 않았습니다.
fair-not-open = 비밀 값이 아직 공개되지 않았습니다. { $size }장 가운데 { $proven }장이 바뀌지 않았음은 증명되었지만, 고르지 않았다는 증명은 없습니다.
fair-not-dealt = 비밀 값은 약속한 그 값입니다. 이 판은 패를 나누지 않았습니다.
fair-all-follow = 비밀 값은 약속한 그 값이고, { $size }장이 모두 거기서 나왔습니다.
fair-wrong = { $hand }번째 판이 틀렸습니다: { $why }.
fair-unreadable = { $hand }번째 판을 읽을 수 없습니다.
fair-no-place = { $place }번 자리는 없습니다
fair-root-holds-not = 뿌리 값의 { $place }번 자리에 { $tile } 패가 없습니다
fair-other-wall = 다른 패산으로 나누었습니다
fair-other-root = 뿌리 값이 뽑힌 패산의 것이 아닙니다
fair-other-throw = { $throw }번째 주사위가 다르게 나왔습니다
fair-other-seating = 자리를 다르게 뽑았습니다
fair-other-hand = 다른 판이나 다른 자리를 적었습니다
fair-not-pledged = { $place }번 자리의 값이 약속과 다릅니다
fair-other-secret = 비밀 값이 약속한 값이 아닙니다
fair-given-up = 값 { $given }개가 공개된 뒤에 패 나누기를 한 번 그만두었습니다.
fair-replaced = 값이 공개되기 전에 약속이 한 번 바뀌었습니다.
fair-unsigned-root = 비밀 값이 공개되지 않았고 뿌리 값에 아무도 서명하지 않았습니다. 증명된 패가 없습니다.
fair-unsigned = 비밀 값은 약속한 그 값이고 { $size }장이 모두 거기서 나왔지만, 미리 그랬다고 서명한 사람이 없습니다.
fair-older = 옛 규약: 서명이 없어 이 파일이 앞뒤가 맞는다는 것만 증명합니다.
fair-unknown-tiles = 이 놀이의 패를 여기서는 알 수 없어 아무것도 증명되지 않았습니다.
fair-other-tiles = 이 놀이의 패가 아닙니다.
fair-not-signed = { $place }번 자리의 서명이 공개된 내용에 한 것이 아닙니다
fair-other-given-up = 그만둔 패 나누기의 비밀 값이 약속한 값이 아닙니다
fair-not-committed = 아무도 미리 약속하지 않았습니다
fair-round = { $round }번 공개 난수가 들어 있습니다.
fair-without-round = { $round }번 공개 난수가 제때 오지 않았습니다.
fair-no-round = 공개 난수를 기다리지 않고 패를 나누었습니다
fair-known-round = { $round }번 공개 난수는 미리 알려져 있었습니다
fair-other-round = { $round }번 공개 난수에 그 출처의 서명이 없습니다
fair-no-scheme = 여기서는 모르는 방식의 공개 난수입니다
fair-no-beacon-library = 여기서는 공개 난수를 확인할 수 없습니다: { $command }
fair-beacon = 패를 나눌 때마다 { $name }의 공개 난수가 들어갑니다.
fair-unknown-beacon = 패를 나눌 때마다 { $key }의 공개 난수가 들어갑니다. 여기서는 모르는 출처입니다. 그 비밀값을 가진 사람은 결과를 미리 알게 됩니다.
fair-rounds-missing = 패 나누기 { $deals }번 가운데 { $missing }번은 그것 없이 나누었습니다.

## 쓸 수 없는 기록과 증명

no-record-line = { $line }번째 줄: { $why }
no-record = 기록이 아닙니다. { $start } 표시로 시작하지 않습니다
no-record-cut-in = 기록이 이 줄에서 끊겼습니다
no-record-cut-after = 기록이 이 줄 다음에서 끊겼습니다
no-check-mark = { $text } 줄 끝에 확인 부호가 없습니다
no-check-mark-fit = 확인 부호가 맞지 않습니다. 이 줄이나 그 위의 줄이 바뀌었습니다
no-line-after-end = 끝난 뒤에 내용이 더 있습니다
no-record-version = { $version } 값은 형식의 판 번호가 아닙니다
no-record-format = 형식 { $version }의 기록입니다. 이 Paiju가 읽는 형식은 { $newest }까지입니다
no-record-number = { $text } 값은 숫자가 아닙니다
no-record-head = 머리 부분이나 패 나누기에서: { $why }
no-record-rules = 규칙이 { $version } 판입니다. 이 Paiju의 규칙은 { $game } { $newest }입니다
no-record-of-other-deals = 머리 부분에서: 공정한 패 나누기의 증명이 다른 놀이, 다른 자리 수나 다른 패의 것입니다
no-proof-written-so = 증명이 기록의 방식으로 쓰이지 않았습니다
no-record-moves = 실제로는 { $count }수이며 { $text } 기록과 다릅니다
no-proof-in-record = 이 기록에는 증명이 없습니다. 패산이 시드에서 나왔습니다
no-commitment = { $hand }번째 판은 아무도 약속하지 않았습니다
no-proof = 증명이 아닙니다: { $why }
no-proof-format = 증명이 아닙니다. 형식이 { $format }입니다
no-beacon = { $scheme } 방식이 아닙니다
no-beacon-library = 여기서는 공개 난수를 확인할 수 없습니다: { $command }
no-proof-version = 판 번호 { $version }의 증명입니다. 이 Paiju가 읽는 판 번호는 { $oldest }~{ $newest }입니다
no-recorded-wall = 기록에 { $hand }번째 판의 패산이 없습니다
no-recorded-dice = 기록에 { $throw }번째 주사위가 없습니다

## 연구용 명령

no-plot-format = 그림은 { $formats } 파일이어야 합니다. { $file } 파일로는 그릴 수 없습니다
no-folder = { $folder } 폴더가 없습니다
no-program = { $program } 프로그램이 없습니다. { $command } 명령으로 설치합니다
no-ray = { $address } 주소의 Ray에 연결할 수 없습니다: { $why }
no-ray-answer = 대답이 없습니다
no-ray-module = { $address } 주소의 Ray에 { $module } 패키지가 없습니다. 그곳에도 똑같이 설치하세요
no-ray-version = Ray에 연결된 컴퓨터의 Paiju는 { $there } 판이고 여기는 { $here } 판입니다. 모든 컴퓨터에 같은 판을 설치하세요
no-worker-left = 이 계산을 맡은 프로세스가 모두 갑자기 끝났습니다: { $work }
no-solver = { $game } 놀이에는 풀이 기능이 없습니다. 있는 놀이: { $games }
no-hands-to-read = { $game } 놀이에는 살펴볼 손패가 없습니다. 있는 놀이: { $games }
no-odds = { $game } 놀이에는 승산 계산이 없습니다. 있는 놀이: { $games }
no-search = { $game } 놀이에는 전략 찾기가 없습니다. 있는 놀이: { $games }
no-option-of-game = { $game } 놀이에는 { $option } 선택이 없습니다. 있는 선택: { $options }
no-hand-face-down = { $tile } 패는 엎어져 있습니다. 아는 패로만 살펴볼 수 있습니다
no-tile-so-often = { $tile } 패를 { $count }장 적었습니다. { $set } 벌에는 { $copies }장 있습니다
no-hand-of-size = { $game } 손패는 { $least }장이나 { $most }장이어야 합니다. { $count }장으로는 안 됩니다
no-hand-of-size-beside = { $game } 놀이에서 { $shown }벌을 내보였으면 손패는 { $least }장이나 { $most }장이어야 합니다. { $count }장으로는 안 됩니다
no-deal-twice = 패 나누기는 패나 시드 가운데 하나로만 정합니다
no-plot-of-one-deal = { $plot } 그림에는 여러 판이 필요합니다. { $deals } 값으로 판 수를 정하세요
no-one-deal-of-many = { $all }, { $deal } 선택은 한 판에, { $deals } 선택은 여러 판에 씁니다
no-comparison = 무엇을 견줄지 정하세요: { $option }, 또는 { $game }
no-simulation-seed = 모의 대국의 시드는 { $most }보다 작아야 합니다
no-such-bot = { $bot } 봇은 없습니다. 있는 봇: { $bots }
no-such-bot-near = { $bot } 봇은 없습니다. 혹시 { $near } 봇을 찾으셨나요?
no-bot-of-game = { $bot } 봇이 하는 놀이: { $games }. { $game } 놀이는 하지 않습니다
no-bot-program = { $program } 안에 실행할 프로그램이 없습니다
no-such-search = { $search }: 그런 봇은 없습니다. 예: { $example }
no-player-of-game = { $game } 놀이에는 스스로 익힌 봇이 없습니다. 있는 놀이는 { $command } 명령으로 볼 수 있습니다
no-player-file = { $file } 파일이 없습니다
no-player-in-file = { $file } 파일에 스스로 익힌 봇이 없거나 파일이 손상되었습니다
player-of-other-format = { $file } 파일의 형식은 { $format }입니다. 이 버전은 형식 { $known }만 읽습니다
player-of-other-game = { $file } 파일의 봇이 하는 놀이: { $plays }. { $game } 놀이는 하지 않습니다
player-of-other-version = { $file } 파일의 봇은 { $game } 규칙 { $trained }판을 익혔습니다. 여기 규칙은 { $version }판입니다
player-of-other-inputs = { $file } 파일의 봇이 보는 정보가 이 버전의 { $game } 놀이와 다릅니다. 다시 익혀야 합니다
player-untrained = { $game } 놀이를 스스로 익힌 봇은 이 규칙을 익히지 않았습니다. 할 수 있는 것: { $presets }
no-bots-for-seats = 자리는 { $seats }개인데 봇은 { $count }개입니다. 모두에게 하나, 또는 자리마다 하나를 적으세요
no-arena-of = 시합에는 봇이 2개에서 { $most }개까지 필요합니다. { $count }개는 안 됩니다
no-arena-file = { $file } 파일은 이 시합의 것이 아닙니다. 봇이나 규칙, 시드가 다르거나 시합 파일이 아닙니다
no-league-file = { $file } 파일은 리그 결과가 아닙니다
no-free-tiles = 모든 손패에 정하지 않을 수 있는 패가 { $count }개씩 있지는 않습니다
no-reduced-deals = 줄인 판의 배패는 { $most }가지까지입니다. 정하지 않는 패를 줄이세요
no-reduced-tree = 이 판에는 국면이 { $most }개보다 많습니다. 정하지 않는 패를 줄이세요
no-pure-bot = { $bot } 봇은 늘 같은 수를 두지 않습니다. { $others } 가운데에서 고르세요
no-level-for-seats = 봇은 { $seats }개인데 수준은 { $count }개입니다. 모두에게 하나, 또는 봇마다 하나를 적으세요
no-puzzles = { $game }에는 문제가 없습니다
no-puzzle-number = { $game }에는 문제가 { $count }개 있고, { $number }번은 없습니다
no-review-yet = 이 기록에는 끝난 판이 없어서 살펴볼 것이 없습니다
no-review-line =
    { $count ->
        [0] 목록이 비어 있습니다. 우연을 넘는 손해를 본 결정이 없습니다
       *[other] 목록에 { $number }번 결정이 없습니다. 모두 { $count }개입니다
    }
no-tile-set = { $set } 벌은 없습니다. 있는 벌: { $sets }
no-tile-set-near = { $set } 벌은 없습니다. 혹시 { $near } 벌을 찾으셨나요?
no-rules-without-game = { $preset }, { $rules } 설정에는 놀이 이름이 필요합니다
no-terminal-here = 명령 창에서만 쓸 수 있습니다
no-table-address = { JOSA($url, "은/는") } 방의 주소가 아닙니다. 방 화면의 주소를 복사해 주세요
no-table-there = { $url }: { $why }
no-such-language = { $language } 언어는 없습니다. 있는 언어: { $languages }
terminal-options-of = { $game }: 선택
terminal-column-default = 기본값
terminal-column-values = 값
terminal-default-by = { $value } ({ $options }에 따라 다름)
terminal-seats = 인원
terminal-experimental = { $name } (실험 중)
terminal-games-more = { $play } 명령으로 시작하고 { $rules } 명령으로 규칙을 봅니다.
terminal-no-text = 글 파일이 아닙니다
terminal-stopped = 멈췄습니다
terminal-clean-rules = { $place }: 컴파일한 규칙, { $size }MiB
terminal-clean-data = { $place }: 데이터베이스와 저장한 대국, { $size }MiB
terminal-clean-completion = { $place }: 셸의 명령 자동 완성
terminal-clean-kept = { $place }: PAIJU_DB로 지정된 것이라 남겨 둡니다.
terminal-clean-nothing = 이 컴퓨터에 Paiju가 남긴 것이 없습니다.
terminal-clean-ask = 모두 영구히 지울까요?
terminal-clean-done = 지웠습니다.
terminal-clean-busy = { $place }: 서버가 이 데이터베이스를 쓰고 있어 아무것도 지우지 않았습니다
terminal-proof-of = 방 { $table }: { $game }, 규칙 { $rules }, { $seats }자리.
terminal-record-whole = 기록이 온전합니다: { $moves }수, { $hands }판. { $state }. { $scores }.
terminal-session-over = 대국이 끝났습니다
terminal-session-goes-on = 대국이 이어지고 있습니다
solve-won = { $moves }수 만에 이깁니다.
solve-no-win = 이길 방법이 없습니다.
solve-undecided = 한도({ $limit }) 안에서 결론이 나지 않았습니다.
solve-limit-positions = 국면 { $positions }개
solve-limit-seconds = { $seconds }초
solve-looked-at-one = 국면 1개를 살펴보았습니다.
solve-looked-at = 국면 { $positions }개를 살펴보았습니다.

## 서버가 속일 때 내 프로그램이 하는 말

unfair-unreadable = 서버가 공개한 { $deal }번째 패 나누기의 내용을 읽을 수 없습니다.
unfair-unpublished = { $deal }번째로 패를 나누었지만 공개해야 할 것을 공개하지 않았습니다.
unfair-chain = { $deal }번째 패 나누기 이전에 공개된 내용이 당신이 본 것과 다릅니다.
unfair-changed = { $deal }번째 패 나누기가 먼저 공개된 내용과 달라졌습니다.
unfair-replaced = { $deal }번째 패 나누기의 약속이 바뀌었는데, 기록이 당신이 본 것과 다릅니다.
unfair-pledge-dropped = { $deal }번째 패 나누기에 건 당신의 약속이 받아들여졌지만 공개된 목록에 없습니다.
unfair-value-dropped = { $deal }번째 패 나누기에 낸 당신의 값이 받아들여졌지만 쓰이지 않았습니다.
unfair-value = { $deal }번째 패 나누기에서 { $seat } 자리의 값이 약속한 값과 다릅니다.
unfair-signature = { $seat } 자리는 당신이 본 { $deal }번째 패 나누기에 서명하지 않았습니다.
unfair-proof = { $deal }번째 패 나누기의 증명이 나눌 때 당신이 본 것과 다릅니다.
deal-withheld = 이번 패 나누기에 건 값을 내놓지 않은 자리: { $seats }.
deal-given-up = 값이 공개된 뒤에 그만두고 다시 나눈 패입니다.
deal-waits-for-round = { $round }번 공개 난수를 기다리고 있습니다.
deal-without-round = { $round }번 공개 난수가 제때 오지 않아 이번 패는 그것 없이 나누었습니다.
unfair-other-beacon = 공개 난수의 출처가 전과 다릅니다.
unfair-known-round = 이 기기의 시간으로는, { $deal }번째 패 나누기에서 서버가 기다리는 공개 난수가 이미 알려져 있습니다.
unfair-beacon = { $deal }번째 패 나누기의 공개 난수에 그 출처의 서명이 없습니다.
unfair-without-beacon = { $deal }번째 패 나누기는 공개 난수를 기다리지 않고 이루어졌습니다.

## 터미널에 나오는 승산과 통계 표

lab-counting = { $game } 셈하는 중
lab-seat = 자리
lab-seats = 인원
lab-wins = 이긴 비율
lab-mean-result = 평균 결과
lab-who-wins = 누가 이기는가(선 { $dealer })
lab-event = 일어난 일
lab-share-of-hands = 판의 비율
lab-what-happens = 한 판에 일어나는 일
lab-simulated-bots = 모의 대국: 봇 { $seats }명이 { $hands }판, 99 % 구간, 시드 { $seed }
lab-simulated = 모의 대국: { $hands }판, 99 % 구간, 시드 { $seed }
lab-best = { $choice } *
lab-and = { $one }가지와 { $other }
lab-win = 이김
lab-push = 비김
lab-lose = 짐
lab-share = 비율
lab-number = 가짓수
lab-hand = 패
lab-tile = 패
lab-mean = 평균
lab-mean-a-chip = 칩당 평균
lab-exact-hands = 정확한 값, 손패 { $hands }가지 모두
lab-exact-deals = 정확한 값, 패 나누기 { $deals }가지 모두
lab-no-hand-of-size = 여기서 손패는 { $wanted }장입니다. { $count }장으로는 안 됩니다
lab-no-so-many-tiles = 한 벌에 { $tile } 패는 { $copies }장입니다. { $count }장은 없습니다
lab-no-card-of-small-game = 소패구에는 전략 카드가 없습니다. 조를 짤 일이 없습니다
lab-no-generations = 적어도 한 세대는 찾아야 합니다. { $count }세대로는 안 됩니다
lab-pair = 짝
lab-open = 내보인 패: { $tiles }
lab-complete = 다 갖추었습니다.
lab-never-complete = 이제는 다 갖출 수 없습니다.
lab-from-complete = { $count }장 모자랍니다.
lab-complete-it = 안 보인 패 { $count }장이면 다 갖춥니다: { $tiles }
lab-bring-it-nearer = 안 보인 패 { $count }장이면 더 가까워집니다: { $tiles }
lab-part = { $name } { $tiles }
lab-also-read = 달리 보면 { $parts }: { $total }
lab-other-ways = 그 밖에 { $count }가지
lab-what-discards-keep = 패마다 버린 뒤의 손패, 좋은 것부터
lab-discarded = 버릴 패
lab-tiles-away = 모자란 장수
lab-unseen = 안 보인 장수
lab-tiles-that-help = 다 갖추거나 더 가까워지는 패
lab-never = 못 갖춤
lab-legend = 패 × 안 보인 장수(다 갖추면 얼마인지). *는 손수 뽑을 때만
lab-others-pay = 다른 사람마다 { $stake }씩 냅니다.
lab-no-open-groups = 이 놀이에서는 끝나기 전에 내보이는 패가 없습니다. | 없이 모든 패를 적으세요
lab-no-so-many-open = { $count }벌을 내보일 수는 없습니다. 많아야 { $most }벌입니다
lab-no-such-open = 내보일 수 없는 패: { $tiles }. 내보일 수 있는 것: { $what }
lab-no-tiles = 빈 벌
lab-a-pair = 짝
lab-a-triplet = 세 장 한 벌
lab-a-triplet-or-quad = 같은 패 세 장이나 네 장
lab-a-set = 세 장 한 벌
lab-solving-waits = 푸는 중입니다. 처음에는 준비하는 데 30초쯤 걸립니다.
lab-solving = { $game } 푸는 중
lab-deal-given = 정해 준 패
lab-seed = 시드 { $seed }
lab-solved-deal = { $game }, { $deal }.
lab-ends = 끝나는 모양 { $ends }가지, 같은 수로 거기에 이르는 길 { $lines }가지.
lab-how-it-may-end = 끝나는 모양
lab-lines = 길
lab-groups = 묶음
lab-more-ends = 그 밖에 { $count }가지. { $json } 선택으로 모두 볼 수 있음
lab-batch = { $game }: { $deals }판, 시드 { $first }~{ $last }, 한도 { $limit }
lab-winnable = 이길 수 있는 판, 99 %
lab-share-between = { $share } % ({ $low }~{ $high })
lab-won = 이김
lab-no-win = 이길 수 없음
lab-undecided = 결론 없음
lab-answered-soon = 코어 하나로 1초 안에 결론
lab-seconds = 초: 중앙값, 최대
lab-positions-median = 국면: 중앙값, 최대
lab-moves-of-shortest = 가장 짧은 길의 수: 최소, 평균, 최대
lab-moves-of-found = 찾은 길의 수: 최소, 평균, 최대
lab-moves = 수
lab-positions = 국면
lab-dealt = 판
lab-from-to = { $low }~{ $high }
lab-bot = 봇
lab-bot-random = 무작위
lab-bot-heuristic = 셈하는 봇
lab-bot-easy = 초보
lab-bot-good = 중수
lab-bot-strong = 고수
lab-bot-master = 명인
lab-bot-faults = { $bot }: { $times }수를 기본 수로 대신 두었습니다, { $fault }
lab-fault-illegal = 규칙에 어긋남
lab-fault-hung = 제때 답이 없음
lab-fault-crashed = 봇 오류
lab-fault-rubbish = 알 수 없는 답
lab-arena = { $game }: 패 { $deals }벌, 벌마다 모든 자리 배치, 시드 { $seed }
lab-arena-gain = 판마다 점수, 99 %
lab-arena-time = 한 수에 밀리초
lab-arena-rating = 등급 점수
lab-arena-over = { $bot } 상대
lab-arena-clear = 일찍 끝남: 모든 차이가 분명합니다.
lab-arena-all = 모든 패를 두었습니다.
lab-review = { $seat }번 자리의 결정 { $count }개, 결정마다 가능한 패 { $worlds }가지를 살핌
lab-review-hand = { $number }번째 판: { $curve } { $result }
lab-review-none = 우연을 넘는 손해를 본 결정이 없습니다.
lab-review-worst = 가장 손해가 컸던 결정
lab-review-hand-number = 판
lab-review-move = 수
lab-review-played = 둔 수
lab-review-better = 더 나은 수
lab-review-loss = 잃은 점수, 99 %
lab-review-learned = 스스로 익힌 봇: 둔 수, 더 나은 수
lab-review-holders = { $move }번째 수 앞에서: 그때 알 수 있던 것으로 본, 다른 자리마다 그 패를 가졌을 평균 장수
lab-review-seat = { $seat }번 자리
lab-review-truth = 실제
lab-review-line = 이 판은 { $was } 대신 { $result }로 끝납니다.
lab-puzzle = { $game } 문제 { $number }: { $seat } 차례이고, 한 수가 분명히 가장 좋습니다. 어느 수일까요?
lab-puzzle-right = 맞습니다.
lab-puzzle-wrong = 그 수가 아닙니다.
lab-puzzle-solution = { $best }: 다른 어떤 수보다 판마다 { $lead }점, 봇이 두는 { $missed }보다 { $gain }점 더 얻습니다
lab-bot-about = 설명
lab-about-random = 아무 수나 둠
lab-about-easy = 초보처럼 수의 절반을 놓침
lab-about-good = 잘하는 사람처럼 둠
lab-about-strong = 스스로 익힌 신경망이 더 강하면 그것으로, 아니면 한 수마다 약 { $seconds }초 동안 가능한 패를 살핌
lab-about-master = 신경망을 쓸 때는 앞수까지 두어 보고, 아니면 한 수마다 약 { $seconds }초 동안 가능한 패를 살핌
lab-about-search = 살피는 양을 직접 정함: 가짓수 또는 밀리초
lab-about-learned = 혼자 두며 스스로 익힌 신경망. 있는 놀이: { $games }
lab-about-learned-none = 혼자 두며 스스로 익힌 신경망. 아직 있는 놀이가 없음
lab-about-learned-file = 직접 만든 파일의 신경망
lab-about-command = 직접 만든 프로그램
lab-about-plugin = 다른 패키지의 봇
lab-player = { $game } 놀이를 스스로 익힌 봇, 규칙 { $version }판
lab-player-way = 방식
lab-player-gain = 놀이에 딸린 봇보다 판마다 더 얻은 점수, 99 %
lab-player-level = 다음 방식에서는 { $level } 수준으로 둡니다: { $ways }.
lab-player-advice = 놀이에 딸린 봇이 둘 수를 참고합니다.
lab-player-onnx = { $file } 파일에 썼습니다. 입력 { $inputs }개, 수 { $moves }가지.
train-checkpoint-damaged = { $file } 파일은 연습 기록이 아니거나 손상되었습니다. 지우면 처음부터 시작합니다.
train-checkpoint-of-other-version = { $file } 파일은 이 게임의 다른 규칙으로 연습한 기록입니다. 지우면 처음부터 시작합니다.
train-checkpoint-of-other = { $file } 파일은 설정이 다른({ $setting }) 연습 기록입니다. 같은 설정을 쓰거나 다른 폴더를 쓰세요.
lab-simulation = { $game }: 대국 { $sessions }번, 시드 { $seed }
lab-mean-score = 평균 점수, 99 %
lab-spread = 표준 편차
lab-best-share = 1등
lab-played = 패 나누기 { $deals }번, 둔 수 { $decisions }번, 그중 하나뿐인 수 { $forced }번
lab-left-out = 뺌: { $reason }
lab-comparison = 저마다 { $hands }판, 봇: { $bots }, 시드 { $seed }
lab-choices-a-hand = 판당 고르는 횟수
lab-mean-score-of = { $seat } 평균 점수, 99 %
lab-best-over-worst = 가장 좋은 자리와 나쁜 자리의 차
lab-spread-of-scores = 점수의 표준 편차
lab-best-over-second = 1등과 2등의 차(표준 편차의 배수)
lab-end-otherwise = 결과가 달라진 판
lab-same-deals = 늘 같은 패로 둠. 견주는 기준: { $way }
lab-generations = 세대
lab-fitness = 적합도 { $fitness }, 최선 { $optimum }의 { $share }.
lab-written-to = { $file } 파일에 썼습니다.
lab-dataset = { $hands }판의 선택 { $decisions }번, 파일 { $files }개.
lab-other-dataset = { $folder } 폴더에 다른 데이터가 있습니다. 다른 폴더를 정하거나 시작할 때와 같은 놀이, 시드, 규칙을 쓰세요
lab-no-dataset = { $folder } 폴더에 다른 파일이 있습니다. 빈 폴더나 새 폴더를 정하세요
lab-no-fitness = { $fitness } 적합도는 없습니다. 있는 것: { $fitnesses }
lab-no-such-bankroll = 시작 칩 { $bankroll }개가 최대 판돈 { $most }개보다 많지 않습니다. 더 많이 정하세요
