# 타령의 말.

game-name = 타령 (打零)
game-summary = 여섯 장을 한 장, 두 장, 세 장으로 갈라 물주의 두 장과 겨룹니다.

## 묶음, 그리고 승부를 가리는 색

term-one-tile = 한 장
term-two-tiles = 두 장
term-three-tiles = 세 장
term-red = 붉은 점
term-black = 검은 점

## 물음

ask-bet-on-group = 패를 돌리기 전에 ‘{ $group }’ 묶음에 칩을 { $least }~{ $most }개 거세요. 물주는 { NIM($banker) }입니다.
ask-bet-rest = 남은 칩이 최소 판돈 { $least }개에 못 미칩니다. 남은 { $rest }개를 모두 ‘{ $group }’ 묶음에 거세요.
ask-split-outrank = 여섯 장을 한 장, 두 장, 세 장으로 가르세요. 묶음마다 물주의 두 장과 겨루며 10끗이 가장 높습니다.
ask-split-match = 여섯 장을 한 장, 두 장, 세 장으로 갈라 묶음마다 { $target }끗을 맞히세요. 여럿이 맞히면 { JOSA($colour, "이/가") } 많은 쪽이 이깁니다.

## 봇이 그렇게 두는 까닭

why-bet-boldly = 패를 보고 가를 수 있어 물주보다 유리합니다. 칩이 되는 대로 많이 거세요.
why-best-chances = 판돈까지 따지면, 물주가 쥐었을 만한 두 장을 상대로 승산이 가장 높습니다.
why-all-match = 세 묶음이 모두 맞습니다. 판돈을 모두 가져갑니다.
why-most-match = 더 많이 맞히거나, 똑같이 맞히면서 정해진 색 점이 더 많은 방법은 없습니다.
why-nothing-matches = 맞는 묶음이 없습니다.

## 안 되는 까닭

no-bet-fixed-bets = 끗 맞히기에서는 판돈이 정해져 있습니다. 패를 가르세요
no-bet-split-now = 패를 돌렸고 판돈은 정해졌습니다. 여섯 장을 셋으로 가르세요
no-bet-on-group = 지금은 ‘{ $group }’ 묶음에 { $least }~{ $most }개를 걸 차례입니다
no-split-before-bets = 패를 돌리기 전에 먼저 걸어야 합니다
no-split-other-tiles = 여섯 장을 모두 갈라야 합니다. 가진 패: { $tiles }
no-split-three-groups = 한 장, 두 장, 세 장으로 갈라야 합니다

## 동작

act-bet = { $number ->
    [1] 한 장에 { $number2 }개 걸기
    [2] 두 장에 { $number2 }개 걸기
   *[3] 세 장에 { $number2 }개 걸기
}
    .told = { $number ->
        [1] { NIM($seat) }: 한 장에 { $number2 }개 걸었음
        [2] { NIM($seat) }: 두 장에 { $number2 }개 걸었음
       *[3] { NIM($seat) }: 세 장에 { $number2 }개 걸었음
    }
act-split = { $tiles }, { $tiles2 }, { $tiles3 } 세 묶음으로 가르기
    .button = 가르기
    .told = { NIM($seat) }: { $tiles }, { $tiles2 }, { $tiles3 } 세 묶음으로 가름
verb-split = 가르기

## 진행 기록

act-split-hidden = { NIM($seat) }: 패를 다 가름
act-the-banker-shows = 물주: { $tiles } 보임

## 패가 놓인 곳. `.short`는 좁은 화면에 씁니다.

zone-bank = 물주, 걸린 판돈
    .short = 물주, 판돈
zone-bet-on = { $group }에 건 판돈
    .short = { $group }
zone-banker-hidden = 물주의 두 장
    .short = 물주
zone-banker-shown = 물주의 두 장: { $value }끗
    .short = 물주: { $value }끗
zone-to-match = 맞힐 끗수 { $target }, { $colour }
zone-group = { $group }: { $value }끗
    .short = { $value }끗
zone-group-hit = { $group }: 맞음
    .short = 맞음
zone-group-missed = { $group }: 안 맞음
    .short = 안 맞음

## 주고받는 까닭

term-tiles-count = { $tiles } { $value }끗
paid-all-match = 세 묶음 모두 { $target }끗을 맞힘, { $colour } { $pips }개
paid-all-match-by-banker = 물주가 잃음: 세 묶음 모두 { $target }끗을 맞힘, { $colour } { $pips }개
paid-match = { $tiles } 패로 { $target }끗을 맞힘, { $colour } { $pips }개
paid-nobody-matches = ‘{ $group }’ 묶음에서 { $target }끗을 맞힌 사람 없음
paid-fee = 세 묶음을 모두 맞혀 하우스에 내는 몫

## 놀이 방식

preset-exact = 끗 맞히기
preset-exact-for-small-change = 끗 맞히기, 적은 돈
preset-exact-knock-out = 끗 맞히기, 탈락전
preset-exact-with-a-banker = 끗 맞히기, 물주 있음
preset-fixed-banker-exact = 고정 물주, 끗 맞히기

## 선택

option-mode = 겨루는 법
    .effect = 묶음이 물주의 숨은 두 장보다 높아야 하는지, 바닥에 펼친 두 장의 끗수를 맞혀야 하는지
option-mode-outrank = 물주 이기기
option-mode-exact = 끗 맞히기
option-mode-exact-with-banker = 끗 맞히기, 물주 있음
option-banker-wild = 물주도 3이나 6으로
    .effect = 물주와 겨룰 때 물주의 2-4 패와 1-2 패도 3이나 6으로 셀 수 있는지
option-fixed-bets = 정해진 판돈
    .effect = 끗 맞히기에서 한 장, 두 장, 세 장에 거는 칩 수
option-fixed-bets-3-7-15 = 3, 7, 15
option-fixed-bets-1-2-3 = 1, 2, 3
option-banker-loss = 물주가 물어 주는 칩
    .effect = 물주가 있는 끗 맞히기에서, 세 묶음을 모두 맞힌 사람에게 물주가 주는 칩 수
option-absolute-tie = 여럿이 모두 맞히면
    .effect = 끗 맞히기에서 여럿이 똑같이 세 묶음을 모두 맞혔을 때 비긴 것으로 할지, 묶음마다 셈할지
option-absolute-tie-push = 비김
option-absolute-tie-groups = 묶음마다 셈
option-house-fee = 하우스 몫
    .effect = 세 묶음을 모두 맞힌 사람이 하우스에 내는 칩 수

## 처음 한 판

lesson-1 = 패를 나누기 전에 한 장, 두 장, 세 장에 한 번씩 세 번 겁니다. 참가자가 유리하니 매번 가장 많이 거세요.
lesson-2 = 세 번 다 걸어야 하고, 따로따로 셈합니다.
lesson-3 = 여러분의 여섯 장입니다. 한 장, 두 장, 세 장으로 가르세요. 끝자리만 세고 0은 10끗으로 가장 높습니다. [4:2] 패와 [2:1] 패는 3이나 6으로 셉니다.
lesson-4 = 가장 좋은 묶음은 [6:6][1:1][2:1] 세 장이 20이라 10끗, [3:3][4:2] 두 장이 9끗, 혼자 남는 [4:4] 패가 8끗입니다.
lesson-5 = 여러분의 세 묶음입니다. 모두 가를 때까지 아무도 보지 못합니다.
lesson-6 = 물주의 두 장을 펼쳤습니다. 점이 18개라 8끗입니다. 8끗은 비기고 9끗과 10끗은 이깁니다.
lesson-7 = 두 판돈에서 10개씩 따고 하나는 돌려받습니다. 8끗보다 낮은 묶음이 있었다면 거기에 건 것을 잃습니다.

## 터미널에 나오는 승산과 통계 표

lab-value = 끗수
lab-values = 끗수
lab-banker-pair = 물주의 두 장
lab-banker-pairs = 물주의 가짓수
lab-mean-on-it = 여기에 건 칩당 평균
lab-split = 가르는 법
lab-nothing = 없음
lab-target = 맞힐 끗수
lab-tables = 바닥의 두 장
lab-best-split = 가장 좋은 가르기
lab-bets-matched = 맞힌 판돈
lab-groups-by-value = 묶음의 가장 높은 끗수
lab-bets-on = 한 장, 두 장, 세 장에 건 칩
lab-mean-of-a-hand = 판당 평균
lab-of-a-chip = 칩당
lab-best-splitter = 늘 가장 좋게 가르는 참가자
lab-any = 모두
lab-deals = 패 나누기
lab-share-of-deals = 전체에서의 비율
lab-all-match = 세 묶음을 모두 맞힐 수 있는 패
lab-exact-pairs = 정확한 값, 두 장 { $pairs }가지 모두
lab-exact-splits = 정확한 값, 물주의 두 장 { $pairs }가지 모두, 묶음마다 칩 하나. *가 가장 좋음
lab-exact-targets = 정확한 값, 바닥의 두 장 { $tables }가지 모두. 판돈 { $bets } 가운데 가장 많이 맞히는 가르기
lab-exact-groups = 정확한 값, 묶음 { $groups }가지 모두
lab-exact-tables = 정확한 값, 바닥의 두 장과 손패 { $deals }가지 모두

## 전략 카드

lab-card-title = 타령: 전략 카드
lab-card-title-of-matching = 타령, 끗 맞히기: 전략 카드
lab-card-exact = 모두 정확한 값입니다. 손패와 물주의 두 장 { $deals }가지를 빠짐없이 세었습니다.
lab-card-values = 끗수의 값어치
lab-card-mean-by-value = 묶음이 이 끗수일 때 칩 하나가 평균해서 따는 몫입니다. 손에 든 패에 따라 조금 달라집니다.
lab-card-worth = 값어치
lab-card-how-to-split = 가르는 법
lab-card-largest-sum = 가르는 법마다 판돈에 값어치를 곱해 모두 더하고, 합이 가장 큰 것을 고르세요. 판돈이 모두 같으면 다음과 같습니다.
lab-card-group = 묶음
lab-card-is = { $value }끗
lab-card-is-less = 그 아래
lab-card-mean = 칩당 평균
lab-card-what-to-bet = 거는 법
lab-card-only-players-choose = 참가자만 고를 수 있습니다. 묶음마다 { $most }개를 걸면 판당 평균 { $gain }개이고, 물주는 참가자마다 그만큼 잃습니다.
lab-card-most-on-one = { $group }에 { $most }개, 나머지에 { $least }개씩 걸면: 칩당 { $gain }.
lab-card-bet-the-most = 그러니 묶음마다 걸 수 있는 만큼 다 걸고, 물주는 차례가 되어서 맡을 뿐입니다.
lab-card-exact-bets = 모두 정확한 값입니다. 판돈은 한 장에 { $single }개, 두 장에 { $pair }개, 세 장에 { $triple }개입니다.
lab-card-how-likely = 맞힐 확률
lab-card-one-tile-matches = 한 장으로 맞힘
lab-card-all-match = 세 묶음 모두
lab-card-match-all = 세 묶음을 모두 맞힐 수 있으면 그렇게 하세요. 다른 사람마다 { $chips }개씩 받습니다.
lab-card-three-weigh-more = 안 되면 칩을 가장 많이 맞히세요. 세 장에 건 것({ $triple }개)이 한 장과 두 장에 건 것을 합친 것({ $others }개)보다 많습니다.
lab-card-three-weigh-as-much = 안 되면 칩을 가장 많이 맞히세요. 세 장에 건 것({ $triple }개)이 한 장과 두 장에 건 것을 합친 것({ $others }개)과 같습니다.
lab-card-colour = 똑같이 맞힌다면, 승부를 가리는 색의 점을 판돈이 가장 큰 묶음에 모으세요.
lab-card-keep-wild = 3이나 6으로 세는 [4:2] 패와 [2:1] 패는 달리는 맞힐 수 없는 묶음에 쓰세요.
