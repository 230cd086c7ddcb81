# 물주와 겨루는 놀이들의 말.

## 물음

ask-bet-before-deal = 패를 돌리기 전에 칩을 { $least }~{ $most }개 거세요. 물주는 { NIM($banker) }입니다.
ask-bet-all = 칩이 최소 판돈 { $least }개에 못 미칩니다. 물주 { NIM($banker) }을 상대로 모두 거세요.

## 안 되는 까닭

no-stake = 여기서는 { $least }~{ $most }개를 걸 수 있습니다
no-tiles-before-stakes = 패를 돌리기 전에 먼저 걸어야 합니다

## 패가 놓인 곳. `.short`는 좁은 화면에 씁니다.

zone-bank = 물주, 걸린 판돈
    .short = 물주, 판돈
zone-stake = 판돈
zone-balance = 보유 칩
zone-face-down = 남은 패
zone-house = 하우스 몫

## 끗수, 그리고 주고받는 까닭

kind-points = { $points }끗
term-points-with = { $tiles } { $points }
paid-against = { $payer }, 상대 { $payee }

## 놀이 방식

preset-knock-out = 탈락전

## 선택

option-banker-mode = 물주
    .effect = 판이 끝날 때마다 물주가 바뀌는지
option-banker-mode-rotate = 돌아가며
option-banker-mode-fixed = 고정
option-min-stake = 최소 판돈
    .effect = 한 번에 걸 수 있는 가장 적은 칩 수. 최대 판돈을 넘지 않습니다
option-max-stake = 최대 판돈
    .effect = 한 번에 걸 수 있는 가장 많은 칩 수. 500까지입니다
option-bankroll = 시작 칩
    .effect = 처음에 저마다 갖는 칩 수. 칩이 떨어지면 자리를 떠납니다. 0이면 칩을 세지 않습니다

## 전략 카드

lab-card-stakes-and-bank = 판돈과 물주
lab-card-size-of-stake = 많이 걸어도 승산은 그대로입니다.

## 목표

aim-hold-bank = 내가 물주입니다. 걸린 판돈은 { $stakes }개입니다.
aim-beat-bank = { $stake ->
        [0] 물주 { NIM($seat) }과 겨룹니다.
       *[other] 물주 { NIM($seat) }과 겨룹니다. 내가 건 칩은 { $stake }개입니다.
    }
