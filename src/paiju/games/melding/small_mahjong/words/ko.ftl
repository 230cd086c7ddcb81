# 작은 마작에서 쓰는 말.

game-name = 작은 마작
game-summary = 골패로 하는 작은 마작: 세 장짜리 두 벌이면 이기고, 버린 사람과 가까울수록 먼저 가져옵니다.

## 노는 방식

preset-mahjong-custom = 마작식
preset-three-players-mahjong-custom = 3인, 마작식
preset-discarder-pays = 버린 사람이 냄

option-claim-rank = 버린 패를 가져가는 사람
    .effect = 여럿이 같은 패를 원할 때 가까운 사람이 먼저인지, 나는 사람이 먼저인지
option-claim-rank-near = 가까운 사람 먼저
option-claim-rank-win-first = 나는 사람 먼저
option-discarder-pays = 버린 사람이 모두 냄
    .effect = 나게 한 패를 버린 사람이 모두의 몫을 냅니다
option-stake = 판돈
    .effect = 1점에 각자 내는 값
option-next-dealer = 다음 선
    .effect = 이긴 사람이 다음 선이 되고 아무도 못 나면 선이 그대로인지, 늘 다음 자리로 넘어가는지
option-next-dealer-winner = 이긴 사람
option-next-dealer-rotate = 다음 자리

## 동작

act-claim = { $tiles } 패로 가져오기
    .button = 가져오기
    .told = { NIM($seat) }: { $tiles } 패로 가져옴
verb-claim = 가져오기

## 무엇을 할지 묻는 말

ask-win-with-throw = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 이 패로 나거나 넘기세요.
ask-claim = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 가져와 세 장 묶음을 만들거나 넘기세요.
ask-win-or-claim = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 이 패로 나거나, 가져오거나, 넘기세요.
ask-throw-after-claim = 세 장 묶음을 만들었습니다. 한 장을 버리세요.
ask-win = { $tiles } 패를 뽑아 날 수 있습니다. 나거나 한 장을 버리세요.
ask-throw = { $tiles } 패를 뽑았습니다. 한 장을 버리세요.

## 안 되는 까닭

no-throw-named = 버릴 패 한 장을 고르세요
no-second-tile-held = { $tiles } 패는 한 장뿐입니다
no-win-after-claim = 가져온 뒤에는 한 장을 버려야 합니다. 버린 패로 나려면 그때 나야 합니다
no-win-with-tiles = 날 때는 패를 고르지 않습니다
no-triplets = 손패로는 아직 모자란 세 장 묶음이 되지 않습니다
no-triplets-with-throw = { $tiles } 패를 더해도 모자란 세 장 묶음이 되지 않습니다
no-win-any-more = 날 사람이 있는지는 이미 물었습니다. 이제 가져오기만 할 수 있습니다
no-claim-yet = 먼저 날 사람이 있는지 묻습니다. 가져오기는 그다음입니다
no-second-claim = 이미 펴 놓은 세 장 묶음이 있습니다. 두 번째 묶음은 날 때만 만들 수 있습니다
no-claim-named = 버린 패와 세 장 묶음이 되는 손패 두 장을 고르세요
no-triplet = { $tiles } 패는 세 장 묶음이 되지 않습니다
no-straight-straight-so-far = { $tiles } 패는 쌍련(雙連)이라 바로 다음 사람만 가져올 수 있는데, 버린 사람에게서 { $distance }자리 떨어져 있습니다
no-set-straight-so-far = { $tiles } 패는 연동(連同)이라 다음 두 사람만 가져올 수 있는데, 버린 사람에게서 { $distance }자리 떨어져 있습니다

## 봇이 그렇게 두는 까닭

why-win = 났습니다.
why-claim-waits-for-more = 가져와 세 장 묶음을 만들면 남은 두 장이 기다리는 패가 지금보다 많습니다.
why-hand-waits-for-more = 가져오지 않는 편이 기다리는 패가 더 많습니다.
why-kept-tiles-wait-for-most = 이렇게 남기면 기다리는 패와 점수가 가장 많습니다.
why-safe-tile = 누군가 세 장 묶음을 펴 놓아 누가 버린 패로도 날 수 있습니다. 쓰일 데가 가장 적은 패입니다.

## 패가 놓인 곳

zone-wall = 패산
zone-exposed = 펴 놓은 패
zone-winning-hand = 난 패, { $points }점

## 세 장 묶음의 이름

kind-straight-straight = 쌍련(雙連)
kind-set-straight = 연동(連同)
kind-set-set = 쌍동(雙同)

## 주고받는 까닭

paid-hand-drawn = { $triplets }, 모두 { $worth }, 뽑은 패로
paid-hand-thrown = { $triplets }, 모두 { $worth }, { NIM($thrower) }이 버린 { $tiles } 패로
term-points = { $points }점
term-times-stake = { $worth }, 판돈 ×{ $stake }
term-for-all = { $worth }, 모두의 몫 ×{ $payers }
term-triplet = { $kind } { $tiles } { $points }점

## 첫걸음

lesson-1 = 손패 여섯 장, 한 장은 방금 뽑은 것입니다. [6:6][6:2]는 [2:2] 패를, [5:5][5:4]는 [4:4] 패를 기다리니 [3:3] 패를 버립니다.
lesson-2 = 지우 님이 [2:2] 패를 버렸습니다. [6:6][6:2]와 합치면 666 222, 쌍동입니다. 가져오세요.
lesson-3 = 묶음은 여기에 펴 놓은 채로 둡니다. 뽑지 않았으니 [6:4] 패를 버리고, [4:4]나 [3:2]를 기다리는 두 장을 남깁니다.
lesson-4 = [6:1] 패로는 완성되지 않습니다. 넘기세요.
lesson-5 = [4:4] 패와 마지막 두 장은 444 555입니다. 어느 자리에서나 날 수 있고 3 + 3점입니다.

## 터미널에 나오는 승산과 통계 표

lab-triplet-of = { $kind } { $tiles }
