# 모든 놀이가 함께 쓰는 말.

## 여럿을 잇는 말

joint-comma = { $before }, { $after }
joint-and = { JOSA($before, "과/와") } { $after }
joint-or = { JOSA($before, "이나/나") } { $after }
joint-plus = { $before } + { $after }
joint-semicolon = { $before }; { $after }
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

no-not-allowed = { JOSA($text, "은/는") } 할 수 없습니다: { $why }
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
no-undo-here = 이 자리에서는 무를 수 없습니다
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
