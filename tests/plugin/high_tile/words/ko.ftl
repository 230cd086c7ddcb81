# 대패에서 쓰는 말.

game-name = 대패 (大牌)
game-summary = 한 장씩 냅니다. 점이 가장 많은 패가 트릭을 땁니다.

## 노는 방식

preset-standard = 기본
preset-four-players = 4인
preset-long-hands = 긴 판

option-tiles = 패 수
    .effect = 한 사람에게 나누는 패의 수

## 동작

act-fold = 포기
    .told = { NIM($seat) }: 포기
verb-fold = 포기

## 무엇을 할지 묻는 말, 안 되는 까닭

ask-play = 한 장을 내세요. 점이 가장 많은 패가 트릭을 땁니다.
no-tile-held = { JOSA($tiles, "은/는") } 손에 없습니다
no-one-tile-named = 한 장을 고르세요

## 봇이 그렇게 두는 까닭

why-lightest-winner = 이 트릭을 딸 수 있는 패 가운데 가장 작습니다.
why-lightest-loser = 이 트릭은 딸 수 없으니 가장 작은 패를 냅니다.

## 패가 놓인 곳, 점수를 받는 까닭

zone-played-before = 이미 낸 패
zone-plays = 낸 패
paid-tricks = { $tiles }트릭 중 { $tricks }트릭
