# 트릭 놀이들이 함께 쓰는 말. 어느 놀이에 따로 쓰는 말이 있으면 그 말이 앞섭니다.

## 동작

act-lead = { $tiles } 먼저 내기
    .button = 먼저 내기
    .told = { NIM($seat) }: { $tiles } 먼저 냄
verb-lead = 먼저 내기
act-beat = { $tiles } 패로 이기기
    .button = 이기기
    .told = { NIM($seat) }: { $tiles } 패로 이김
verb-beat = 이기기
act-discard = { $tiles } 버리기
    .button = 버리기
    .told = { NIM($seat) }: { $tiles } 버림
verb-discard = 버리기
act-discard-face-down = { $count }장 엎어 버리기
    .told = { NIM($seat) }: { $count }장 엎어 버림
act-keep = 그대로
    .told = { NIM($seat) }: 패를 그대로 둠
verb-keep = 그대로

## 조합의 종류

kind-civil-tile = 문(文)패 한 장
kind-military-tile = 무(武)패 한 장
kind-civil-pair = 문(文)패 짝
kind-military-pair = 무(武)패 짝
kind-supreme = 지존
kind-mixed-pair = 문무(文武) 짝
kind-civil-triple = 문(文)패 둘·무(武)패 하나 조합
kind-military-triple = 문(文)패 하나·무(武)패 둘 조합
kind-quad = 네 장 조합
kind-run = 연속 조합

## 몇 장인지

term-tiles = { $count ->
        [1] 한 장
        [2] 두 장
        [3] 세 장
        [4] 네 장
       *[other] { $count }장
    }

## 묻는 말

ask-discard-more = { $amount } 더 버리세요.

## 패가 놓인 곳

zone-led = 먼저 냄
zone-followed = 이김
zone-best = { $play }, 지금 가장 높음
zone-tricks = 트릭
zone-banker = 물주 배수
zone-face-down = 엎어 버린 패
zone-played-before = 이미 낸 패
zone-played-face-up = 앞면으로 낸 패

## 안 되는 까닭

no-not-held = { $count ->
        [0] { $tiles } 패가 없습니다
       *[other] { $tiles } 패는 { $count }장뿐입니다
    }
no-wrong-number = { $count }장이 아니라 { JOSA($wanted, "을/를") } 내야 합니다
no-other-kind = { $tiles } 패는 { JOSA($kind, "으로/로") }만 이길 수 있습니다
no-not-higher = { $tiles } 패는 { $best } 패보다 높지 않습니다
no-you-lead = 이번 트릭은 먼저 낼 차례입니다
no-trick-on-table = 먼저 낸 패가 있습니다. 이기거나 버리세요
no-answer-yet = 다시 나눌지 그대로 할지 먼저 정하세요
no-set = 이 패들은 조합이 아닙니다

## 봇이 그렇게 두는 까닭

why-sure = 이제 아무도 이길 수 없습니다.
why-large-set = 같은 종류로 더 높은 조합을 쥔 사람이 드물고, 남들은 좋은 패를 버려야 합니다.
why-least = 이 트릭을 이기는 가장 낮은 패입니다.
why-save = 아무도 못 이길 패는 끝에 더 값집니다. 이 패들이 가장 쓸모없습니다.
why-useless = 가장 쓸모없는 패입니다. 낮고 조합도 되지 않습니다.

## 점수를 주고받는 까닭

paid-times = { $why }, { $reason } ×{ $factor }
paid-supreme = 지존 덤
paid-quad = 네 장 조합으로 이김
paid-short-of-quota = 기준보다 { $count }트릭 모자람
paid-above-quota = 기준보다 { $count }트릭 많음
paid-no-trick = 트릭 없음({ $quota } + { $extra })
term-banker = 물주
term-last-trick = 마지막 트릭

## 선택

option-deck = 쓰는 패
    .effect = 어떤 패로 하는지
option-deck-full32 = 32장 모두
option-deck-no-supreme30 = 지존을 뺀 30장
option-deck-wen-supreme24 = 문(文)패와 지존 24장
option-deck-wen51-supreme-nines24 = 문(文)패, 지존, 잡구 24장
option-deck-wen-nines24 = 문(文)패와 잡구 24장
option-quota = 기준 트릭 수
    .effect = 진 사람이 몇 트릭을 따야 내지 않는지
option-quota-auto = 손패의 절반
option-empty-extra = 트릭이 없으면 더 내기
    .effect = 트릭을 하나도 못 딴 사람이 기준에 더해 내는 점수
option-banker-multiplier = 물주 배수
    .effect = 물주가 주고받는 점수의 배수: 2배에서 이길 때마다 1씩 늘거나, 늘 2배이거나, 없음
option-banker-multiplier-increasing = 2배부터, 이길 때마다 1씩 늘어남
option-banker-multiplier-fixed = 늘 2배
option-banker-multiplier-none = 없음
option-first-banker = 첫 물주
    .effect = 첫 판에 물주를 맡는 자리
option-early-death = 조기 탈락
    .effect = 트릭이 없는 사람은 마지막 트릭을 이길 수 없음
option-discards-exposed = 버린 패 공개
    .effect = 버린 패를 앞면으로 놓음. 그래도 이길 수는 없음

## 하는 법

preset-three-players-24-tiles = 3인, 24장
preset-civil-tiles-and-the-supreme = 문(文)패와 지존

## 목표

aim-last-trick = 마지막 트릭을 딴 사람이 이깁니다.
aim-last-trick-and-quota = 마지막 트릭을 딴 사람이 이깁니다. 기준은 { $quota }트릭입니다.
