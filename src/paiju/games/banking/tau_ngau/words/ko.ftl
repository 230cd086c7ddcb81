# 투우의 말.

game-name = 투우 (鬥牛)
game-summary = 세 장으로 십의 배수를 만들고 남은 두 장을 물주와 겨룹니다.

## 물음

ask-bull = 합이 10, 20, 30인 세 장을 소로 내려놓으세요. { $six } 패와 { $three } 패는 3이나 6으로 셉니다. 남은 두 장이 끗수입니다.
ask-bull-or-stuck = 합이 10, 20, 30인 세 장을 소로 내려놓으세요. { $six } 패와 { $three } 패는 3이나 6으로 셉니다. 남은 두 장이 끗수이며, ‘소 없음’을 골라도 됩니다.
ask-stuck = 어느 세 장으로도 10, 20, 30이 되지 않습니다. 소가 없습니다.

## 봇이 그렇게 두는 까닭

why-bet-boldly = 공평한 놀이라 소를 잘 고르는 쪽만 유리합니다. 칩이 되는 대로 많이 거세요.
why-any-bull = 어느 소를 골라도 남는 끗수가 같습니다. 아무거나 고르세요.
why-wild-last = 3이나 6으로 세는 패는 소에 쓰기보다 남은 두 장에 둘 때 더 값집니다.
why-best-bull = 이보다 높은 끗수를 남기는 소는 없습니다.
why-banker-declines = 소 없는 참가자에게서, 물주도 소가 없으면 네 몫을 받고 1끗이면 한 몫만 받습니다.

## 안 되는 까닭

no-bet-fixed-stakes = 여기서는 판돈이 최소로 저절로 걸립니다. 소를 고르세요
no-bet-choose-bull = 패를 돌렸고 판돈은 정해졌습니다. 소를 고르세요
no-stuck-with-bull = 소가 있으니 내려놓아야 합니다
no-bull-three-tiles = 소는 세 장입니다
no-bull-not-held = { $tiles } 패가 없습니다. 가진 패: { $hand }
no-bull-at-all = 어느 세 장으로도 10, 20, 30이 되지 않습니다. 소가 없습니다
no-bull-of-ten = { $tiles } 패로는 10, 20, 30이 되지 않습니다

## 동작

act-discard = { $tiles } 소로 내려놓기
    .button = 소 내려놓기
    .told = { NIM($seat) }: { $tiles } 소로 내려놓음
verb-discard = 소 내려놓기
act-stuck = 소 없음
    .told = { NIM($seat) }: 소 없음
verb-stuck = 소 없음

## 진행 기록

act-has-chosen = { NIM($seat) }: 골랐음
act-show-bull = { NIM($seat) }: 소 { $bull }, 남은 두 장 { $rest }, { $points }
act-stuck-with = { NIM($seat) }: 소 없음, { $tiles }

## 패가 놓인 곳

zone-bull = 소
zone-stuck = 소 없음

## 끗수, 그리고 주고받는 까닭

kind-no-bull = 소 없음
paid-against-times = { $payer }, 상대 { $payee }, 판돈 ×{ $stake }
paid-penalty = 소 없음: { $stake }짜리 { $stakes }몫

## 놀이 방식

preset-macao = 마카오
preset-macao-repaired = 마카오 수정판
preset-head-to-head = 일대일
preset-the-bank-always-moves = 물주 매판 교대
preset-macao-knock-out = 마카오 탈락전
preset-fixed-bank = 고정 물주

## 선택

option-settlement = 셈
    .effect = 단순: 끗수가 높은 쪽이 판돈을 가져갑니다. 마카오: 끗수 차이만큼 주고받고, 0은 10끗이며, 소 없는 참가자는 네 몫을 내고, 판돈은 늘 최소입니다. 마카오 수정판: 소 없는 참가자는 물주의 끗수만큼 냅니다
option-settlement-pagat = 단순
option-settlement-macao = 마카오
option-settlement-macao-fixed = 마카오 수정판
option-banker-keeps-when-stuck = 소 없으면 물주 유지
    .effect = 물주에게 소가 없으면 다음 판에도 물주를 맡습니다
option-may-decline = 소 안 내놓기 허용
    .effect = 소가 있어도 ‘소 없음’을 고를 수 있습니다

## 처음 한 판

lesson-1 = 물주하고만 겨룹니다. 패를 받기 전에 먼저 겁니다. 칩을 몇 개 걸지 고르세요. 이 판에서는 10개를 겁니다.
lesson-2 = 여러분의 다섯 장입니다. 세 장은 10, 20, 30이 되는 소로 내려놓고, 나머지 두 장을 더한 끝자리가 끗수입니다. [2:1] 패는 3이나 6으로 셉니다.
lesson-3 = 소는 두 가지가 됩니다. [5:1], [6:2] 패와 묶어 6으로 세면 18이 남아 8끗, [5:1], [6:5] 패와 묶어 3으로 세면 5끗만 남습니다.
lesson-4 = 이것이 소이고, 옆의 두 장이 끗수를 겨룹니다. 물주까지 다 고를 때까지 아무도 보지 못합니다.
lesson-5 = 패를 모두 펼쳤습니다. 물주는 소가 있고 2끗입니다. 이보다 높으면 따고, 낮으면 잃고, 소가 없어도 잃습니다.
lesson-6 = 8끗이 2끗을 이겨, 건 칩 10개만큼 땄습니다. 물주에게 소가 없었다면 몇 끗이든 소만 있으면 땁니다.

## 터미널에 나오는 승산과 통계 표

lab-discard = 소
lab-score = 끗수
lab-stuck = 소 없음
lab-settlement = 셈
lab-settlement-pagat = 단순
lab-settlement-macao = 마카오
lab-settlement-macao-fixed = 마카오 수정판
lab-fraction = 분수로
lab-hands-by-score = 손패의 가장 높은 끗수
lab-score-against-banker = 참가자의 끗수와 물주({ $settlement })
lab-worth-to-player = 참가자가 평균해서 얻는 것
lab-exact-banker-bulls = 정확한 값, 가장 좋은 소를 고르는 물주의 손패 { $hands }가지 모두. *가 가장 좋음
lab-exact-deals-of-a-chip = 정확한 값, 패 나누기 { $deals }가지 모두, 칩 하나를 걸 때

## 전략 카드

lab-card-title = 투우: 전략 카드
lab-card-exact = 모두 정확한 값입니다. 셈은 ‘{ $settlement }’, 물주는 가장 좋은 소를 고릅니다.
lab-card-finding-the-bull = 소 찾기
lab-card-even-and-odd = 합이 10, 20, 30인 세 장: 셋 다 짝수이거나, 짝수 하나에 홀수 둘입니다.
lab-card-wild = [4:2] 패와 [2:1] 패는 소에 들든 남은 두 장에 들든 3이나 6으로 셉니다.
lab-card-stuck = 모든 손패 가운데 { $share }에는 소가 없습니다.
lab-card-which-bull = 어느 소를 고를지
lab-card-any-bull = [4:2] 패와 [2:1] 패가 없으면 어느 소를 골라도 남는 끗수가 같습니다. 아무거나 고르세요.
lab-card-compare-bulls = 있으면 소를 모두 견주어 보세요. 모든 손패 가운데 { $share }에서 끗수가 달라집니다.
lab-card-makes = { $value }일 때 { $score }끗
lab-card-wild-beside = 남은 두 장 가운데 하나가 3이나 6으로 세는 패면 다른 한 장의 끝자리에 따라: { $beside }. 둘 다 그런 패면 { $both }끗입니다.
lab-card-worth-of-score = 끗수의 값어치
lab-card-share-of-hands = 손패의 비율
lab-card-fair = ‘{ $settlement }’: 아주 공평해서 누구도 유리하지 않습니다.
lab-card-player-has-edge = ‘{ $settlement }’: 참가자가 유리합니다. 판당 판돈의 { $stakes }배입니다.
lab-card-banker-has-edge = ‘{ $settlement }’: 물주가 유리합니다. 판당 판돈의 { $stakes }배입니다.
