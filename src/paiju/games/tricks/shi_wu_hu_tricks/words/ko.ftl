# 십오호(十五湖), 트릭을 따는 놀이. 같은 이름의 낚시 놀이가 따로 있습니다.

game-name = 십오호 (트릭)
game-summary = 같은 짜임의 더 높은 조합으로 이기세요. 트릭을 딴 조합은 한 장이 1호(湖)입니다.

## 조합의 짜임

term-civil-cards = 문(文)패 { $civil }장
term-red-cards = 홍패 { $red }장
term-black-cards = 흑패 { $black }장
term-civil-red-cards = 문(文)패 { $civil }장·홍패 { $red }장
term-civil-black-cards = 문(文)패 { $civil }장·흑패 { $black }장
term-civil-red-black-cards = 문(文)패 { $civil }장·홍패 { $red }장·흑패 { $black }장

## 묻는 말

ask-lead = 한 장, 같은 패 여러 장, 또는 한 집안 조합을 먼저 내세요.
ask-beat = { $tiles } 패를 더 높은 { JOSA($cards, "으로/로") } 이기거나 넘기세요.

## 패가 놓인 곳

zone-to-beat = 이길 패
zone-beaten = 짐
zone-passed = 넘김
zone-beaten-and-passed = 지고 넘김
zone-no-set = 아직 없음
zone-hu = 호(湖)
zone-hu-of = 호(湖), 목표 { $target }
zone-got-rid = 내보낸 패, 목표 { $target }
zone-supreme-laid = 내려놓은 지존

## 안 되는 까닭

no-set-on-table = 조합이 나와 있습니다. 이기거나 넘기세요
no-cards-with-pass = 넘길 때는 패를 내지 않습니다
no-set = 조합은 같은 패들, 또는 한 집안의 문(文)패와 그 집안의 무(武)패입니다
no-other-composition = { JOSA($cards, "이/가") } 아니라 { JOSA($wanted, "을/를") } 내야 합니다
no-more-than-a-set = 한 조합의 패만 고르세요

## 봇이 그렇게 두는 까닭

why-sure = 아무도 이길 수 없습니다.
why-large-set = 장수가 많고, 같은 짜임으로 받을 사람이 드뭅니다.
why-breaks-little = 다른 조합을 별로 깨지 않고, 먼저 낼 더 나은 패도 없습니다.
why-get-rid = 패를 많이 내보낼수록 좋습니다.
why-stop = 막지 않으면 지금 가장 높은 조합이 판을 이깁니다.
why-beat = 큰 조합은 이길 만합니다. 내가 얻는 호(湖)만큼 상대가 잃습니다.
why-spare = 더 큰 조합에 들지 않는 패이고, 먼저 낼 권리를 얻을 만합니다.
why-keep-together = 더 큰 조합에 쓰는 편이 더 값집니다.
why-nothing-higher = 낼 만한 더 높은 패가 없습니다.

## 점수를 주고받는 까닭

paid-hu = { $count }호(湖)
paid-hu-with-supreme = { $count }호(湖), 그중 { $laid }호는 내려놓은 지존
paid-rid = { $count }장 내보냄({ $target }장이면 이김)

## 선택

option-win-by = 이기는 법
    .effect = 먼저 목표 호(湖)를 채우거나, 그만큼의 패를 내보내거나, 내보내면서 트릭을 딴 사람이 이김
option-win-by-tricks = 트릭으로 호(湖) 모으기
option-win-by-get-rid = 패 내보내기
option-win-by-get-rid-on-trick = 패를 내보내며 트릭 따기
option-target = 목표
    .effect = 몇 호(湖) 또는 몇 장이면 이기는지
option-break-on-empty-lead = 낼 패가 없으면 무승부
    .effect = 트릭을 딴 사람에게 낼 패가 없으면 승자 없이 끝남. 끄면 다음 사람이 먼저 냄
option-supreme-laid = 지존 내려놓기
    .effect = [4:2] 패와 [2:1] 패를 모두 받은 사람이 내려놓는 것: 전부, 짝이 맞는 것만, 없음
option-supreme-laid-all = 전부
option-supreme-laid-pairs = 짝이 맞는 것만
option-supreme-laid-off = 없음
option-pass-out = 넘기면 끝
    .effect = 넘긴 사람은 그 트릭에 더 낼 수 없음
option-first-dealer = 첫 판 먼저 내기
    .effect = 첫 판에 먼저 내는 자리
option-hands = 판 수
    .effect = 한 번에 몇 판을 하는지

## 하는 법

preset-rid-of-fifteen = 열다섯 장 내보내기
preset-rid-of-fifteen-on-a-trick = 트릭을 따며 열다섯 장 내보내기
preset-passing-is-for-good = 넘기면 끝
preset-to-the-last-card = 마지막 장까지

## 첫 판 길잡이

lesson-1 = [4:2] 패와 [2:1] 패, 곧 지존을 받아 바로 내려놓았습니다. 4호입니다. 15호면 이깁니다.
lesson-2 = 같은 패들이나, 한 집안의 문(文)패와 무(武)패로 된 조합을 먼저 내세요. 천(天) [6:6] 네 장에 [6:3] 패와 [5:4] 패를 더한 일곱 장은 아무도 못 이깁니다.
lesson-3 = 7호를 얻었습니다. 조합을 이기려면 문(文)패·홍패·흑패의 장수가 똑같고 모두 더 높아야 합니다. [3:1] 패에 [4:1] 패와 [3:2] 패를 더한 아(鵝) 집안 조합을 내 봅시다.
lesson-4 = 서연 님이 같은 짜임의 지(地) 집안 조합으로 이겼습니다. 문(文)패 하나, 홍패 둘, 흑패 셋입니다. 더 높은 것이 없으니 넘기세요.
lesson-5 = [5:5] 패는 [4:4] 패나 [1:1] 패로 이길 수 있지만, 조합에 쓰는 편이 더 값집니다. 넘기세요.
lesson-6 = [5:5] 한 장은 다른 조합에 들지 않습니다. 이것으로 [3:3] 패를 이기면 1호를 얻고 다시 먼저 냅니다.
lesson-7 = 12호입니다. [6:6] 네 장이 다 나와 지(地) 집안 조합은 아무도 못 이깁니다. [1:1][6:2][6:2] 세 장이면 15호가 됩니다.

## 목표

aim-hu = 먼저 { $target }호(湖)를 얻은 사람이 이깁니다.
aim-get-rid = 먼저 { $target }장을 내보낸 사람이 이깁니다.
