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
