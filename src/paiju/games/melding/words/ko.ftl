# 모으기 놀이의 말: 여러 놀이가 함께 쓰는 말과, 십을 모으는 두 놀이의 말.

## 패가 놓인 곳

zone-wall = 패산
zone-just-thrown = 방금 버린 패
zone-thrown = 버린 패
zone-winning-hand = 난 패

## 동작

act-draw = 뽑기
    .told = { NIM($seat) }: 패를 뽑음
verb-draw = 뽑기
act-take = { $tiles } 가져오기
    .button = 가져오기
    .told = { NIM($seat) }: { $tiles } 가져감
verb-take = 가져오기

## 안 되는 까닭

no-pass-with-tiles = 넘길 때는 패를 고르지 않습니다
no-win-with-tiles = 날 때는 패를 고르지 않습니다
no-single-discard = 버릴 패를 한 장만 고르세요
no-tile-in-hand = 손에 { $tiles } 패가 없습니다
no-tile-just-taken = 방금 { $tiles } 패를 가져왔으니 다른 패를 버려야 합니다
no-throw-to-answer = 가져올 버린 패가 없습니다
no-discard-as-answer = 버린 패를 가져갈지 정할 때입니다. 가져오거나 넘기세요

## 선택과 놀이 방식

option-stake = 판돈
    .effect = 진 사람이 저마다 내는 칩
option-next-dealer = 다음 선
    .effect = 다음 판의 선: 난 사람(아무도 나지 못하면 같은 선), 또는 언제나 다음 자리
option-next-dealer-winner = 난 사람
option-next-dealer-rotate = 다음 자리

## 십 모으기: 패가 놓인 곳

zone-pool = 바닥
zone-pool-last = 바닥, 방금 버린 { $tiles }

## 십 모으기: 묻는 말

ask-take-last = 방금 버린 { $tiles } 패를 가져오거나, 넘기고 새로 뽑으세요.
ask-take-from-pool = 바닥에서 한 장을 가져오거나, 넘기고 새로 뽑으세요.
ask-discard = 한 장을 버리고 차례를 마치세요.
ask-discard-and-draw = 한 장을 버리고 새로 뽑으세요.
ask-other = { $tiles } 아닌 패를 한 장 버리고 차례를 마치세요.
ask-other-and-draw = { $tiles } 아닌 패를 한 장 버리고 새로 뽑으세요.
ask-win-or-discard = 나거나, 한 장을 버리고 차례를 마치세요.
ask-win-or-discard-and-draw = 나거나, 한 장을 버리고 새로 뽑으세요.
ask-win-or-other = 나거나, { $tiles } 아닌 패를 한 장 버리고 차례를 마치세요.
ask-win-or-other-and-draw = 나거나, { $tiles } 아닌 패를 한 장 버리고 새로 뽑으세요.

## 십 모으기: 안 되는 까닭

no-tile-too-many-yet = 먼저 한 장이 들어와야 합니다. 바닥에서 가져오거나, 넘기고 새로 뽑으세요
no-discard-or-win-first = 한 장이 남습니다. 버리거나 나세요
no-eye-and-tens-pairs = 눈 하나와 십 짝들로 나눌 수 없습니다
no-single-take = 가져올 패를 한 장만 고르세요
no-tile-in-pool = 바닥에 { $tiles } 패가 없습니다
no-take-but-last = 방금 버린 { $tiles } 패만 가져올 수 있습니다

## 십 모으기: 봇이 그렇게 두는 까닭

why-winning-hand = 이 패로 났습니다.
why-less-deadwood = 이 패를 쓰면 노는 패가 줄어듭니다.
why-no-less-deadwood = 바닥에는 노는 패를 줄여 줄 패가 없습니다.
why-most-tiles-help = 노는 패입니다. 이렇게 남기면 도움이 될 패가 가장 많습니다.
why-pool-tile-helps = 노는 패입니다. 남긴 패에 도움이 될 패가 바닥에 있습니다.
why-only-eye-missing = 눈만 모자랍니다. 남은 한 장이 같은 패를 만나기 가장 쉬운 십 짝을 깹니다.

## 십 모으기: 점수표

paid-eye-and-tens-pairs = 눈 하나와 십 짝 { $count }개({ $tiles }), 한 몫

## 십 모으기: 선택

option-offer = 가져올 수 있는 버린 패
    .effect = 버린 패 가운데 무엇을 가져올 수 있는지: 바닥의 아무 패나, 방금 버린 패만, 또는 없음
option-offer-all = 바닥의 아무 패나
option-offer-last = 방금 버린 패만
option-offer-none = 없음
option-draw-after-take = 가져온 뒤에도 뽑기
    .effect = 버린 패를 가져오고 한 장을 버린 사람이 새로 뽑기도 하는지. 아니면 차례가 끝남
option-dealer-draws = 선이 바로 뽑기
    .effect = 켜면 선은 첫 차례에 한 장을 버리고 뽑은 뒤 또 버리며, 버리기 전마다 날 수 있음

## 터미널에 나오는 승산과 통계 표

part-pair = 짝
part-eye = 눈
part-tens-pair = 십 짝
lab-eye-and-tens = 눈과 십 짝

## 목표

aim-complete = { $missing ->
        [0] 손패가 완성되었습니다.
       *[other] 완성까지 { $missing }장 남았습니다.
    }
