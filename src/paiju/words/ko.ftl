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

## 봇이 그렇게 두는 까닭

why-only-move = 이 수밖에 없습니다.
why-none = 까닭을 말하지 않았습니다.

## 안 되는 까닭

no-not-allowed = ‘{ $text }’ 할 수 없습니다: { $why }
no-such-action = { $game }에는 { $text }라는 동작이 없습니다. 쓸 수 있는 말: { $verbs }
no-such-tile = { $tile } 패는 없습니다
no-tile-face-down = { $text }에 엎어 놓은 패가 있습니다
no-ambiguous = { JOSA($text, "은/는") } 여러 가지로 읽힙니다: { $ways }
no-move-nor-text = { JOSA($move, "은/는") } 수도 글도 아닙니다
no-legal-move = { JOSA($move, "은/는") } 지금 둘 수 없는 수입니다
no-turn-of = { $seat }의 차례가 아닙니다
no-window = 지금은 아무에게도 묻지 않았습니다
no-session-over = 놀이가 모두 끝났습니다
no-hand-going-on = 이 판이 아직 끝나지 않았습니다
no-undo-here = 이 방에서는 무를 수 없습니다
no-undo-of-finished-hand = 끝난 판은 무를 수 없습니다
no-undo-of-nothing = 이 판에는 무를 수가 없습니다

## 동작

act-pass = 통과
    .told = { NIM($seat) }: 통과
verb-pass = 통과
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
act-bet = { $number } 걸기
    .told = { NIM($seat) }: { $number } 걸었음
verb-bet = 걸기
act-show = { $tiles } 보이기
    .told = { NIM($seat) }: { $tiles } 보임

## 패가 놓인 곳

zone-hand = 손패

## 여러 갈래의 놀이가 함께 쓰는 선택

option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지
option-first-dealer = 첫 선
    .effect = 첫 판에 패를 나누는 자리
option-first-banker = 첫 물주
    .effect = 첫 판에 물주를 맡는 자리

## 서버가 거절하는 말

refused-not-a-number = { JOSA($name, "은/는") } 숫자여야 합니다.
refused-nothing-for-you = 여기에는 볼 것이 없습니다.
refused-no-seat = { $seat }번 자리는 없습니다.
refused-no-hand = { $hand }번째 판은 없습니다. 모두 { $hands }판이었습니다.
refused-no-table = 그런 방이 없습니다. 모두 떠나 닫혔을 수 있습니다.
refused-session-not-over = 이 놀이는 아직 끝나지 않았습니다.
refused-no-session = 이 방에 { $number }번째 놀이는 없습니다.
refused-no-game = ‘{ $game }’이라는 놀이는 없습니다.
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
refused-voted = 이미 투표했습니다.
refused-no-stand-in = 대신 두는 봇이 없습니다.
refused-full-audience = 관전자가 너무 많습니다.
refused-bot-thinking = 봇이 생각하고 있습니다.
refused-unreadable-log = 이 방의 기록을 읽을 수 없어 이어 갈 수 없습니다.
refused-not-saved = 지금 저장하지 못했습니다. 다시 보내 주세요.
refused-full-reports = 서버에 쌓인 의견이 꽉 찼습니다.
refused-no-language = { $language } 말은 없습니다.

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

terminal-welcome = { $game }, 씨앗 { $seed }. 당신은 { $seat }입니다.
terminal-start = 번호나 동작을 치세요. help를 치면 나머지 명령이 나옵니다.
terminal-hand = { $number }번째 판
terminal-your = 내 { $zone }
terminal-which-game = 어떤 놀이를 할까요
terminal-help = 동작의 번호를 치거나 동작을 글로 쓰세요. 패의 순서는 상관없습니다.
terminal-help-hint = 봇이라면 무엇을 하고, 왜 그런지
terminal-help-undo = 이 판에서 내 마지막 수를 무르기
terminal-help-rules = 이 놀이의 규칙
terminal-help-show = 판을 다시 그리기
terminal-help-save = 이 놀이의 기록을 저장하기
terminal-help-quit = 자리에서 일어나기
terminal-no-such-number = 번호는 1부터 { $most }까지입니다.
terminal-save-where = 파일 이름을 쓰세요: save 파일
terminal-not-saved = 저장하지 못했습니다: { $why }.
terminal-saved = { $file }에 저장했습니다. paiju replay { $file } 명령으로 다시 볼 수 있습니다.

## 규칙서

example-names = 민준 서연 하나 지우 도윤
example-holds = { $name }의 손패: { $tiles }
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
term-whole-number = { $low }~{ $high } 정수
term-word-or-number = { $words }, { $low }~{ $high } 정수

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
