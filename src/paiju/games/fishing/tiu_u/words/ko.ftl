# 낚시.

game-name = 낚시 (釣魚)
game-summary = 점 개수가 같은 패로 바닥 패를 낚으세요. 큰 물고기일수록 값집니다.

## 패가 놓인 곳

zone-locked-pile = 잠긴 더미

## 동작

act-third = { $tiles } 세 장째로 놓기
    .button = 세 장째로 놓기
    .told = { NIM($seat) }: { $tiles } 세 장째로 놓음
verb-third = 세 장째로 놓기

## 안 되는 까닭

no-locked-pile = 네 번째 { $tiles } 패만 잠긴 더미를 가져옵니다
no-three-but-fourth = 한 장으로 한 마리를 낚습니다. 같은 패의 네 번째 장만 세 장을 가져옵니다
no-third-here = 이 방에서는 두 장에 세 장째를 얹지 않습니다
no-two-for-third = 세 장째로 놓으려면 바닥에 { $tiles } 패가 꼭 두 장 있어야 합니다
no-fourth-left = 네 번째 { $tiles } 패가 이미 잡혀서 그 더미를 가져갈 사람이 없습니다

## 봇이 그렇게 두는 까닭

why-worth-most = 가장 값진 물고기를 낚습니다.
why-others-may-take-it = 이 물고기는 내 차례가 오기 전에 남이 낚을 수 있습니다. 나만 낚을 수 있는 것은 나중에 낚아도 됩니다.
why-rounds-up = 이 패의 붉은 점으로 작은 물고기 점수가 다음 십 단위로 올라갑니다.
why-fourth-is-mine = 네 번째 패가 내 손에 있어 이 더미는 아무도 가져가지 못합니다.
why-laid-pair-is-safe = 내려놓은 짝은 잡은 패라 안전합니다.
why-pair-catches-pair = 내 짝으로 바닥의 { $tiles } 두 장을 낚을 수 있고, 다른 사람은 그럴 수 없습니다.

## 점수를 주고받는 까닭

paid-red-pips-of-small-fish = 작은 물고기 붉은 점 { $count }개
paid-pips-of-big-fish = 큰 물고기 점 { $count }개

## 놀이 방법

preset-locked-piles = 잠긴 더미
preset-free-laying = 내려놓기는 자유
preset-plain-fishing = 단순 낚시

## 선택

option-third-tile = 세 장째 놓기
    .effect = 바닥에 같은 패가 두 장 있을 때, 낚지 않고 세 장째를 얹을 수 있습니다
option-pile-locks = 더미 잠그기
    .effect = 그렇게 모인 세 장은 네 번째 패로만 가져올 수 있습니다

## 첫 판 길잡이

lesson-1 = 여기가 바닥입니다. 점 개수가 같은 패를 낚습니다. 점이 여덟 개 이상이면 큰 물고기, 점 하나에 2점입니다.
lesson-2 = 내 손패입니다. 네 번째 [6:5] 패가 있으니 바닥의 세 장은 남이 낚지 못합니다. 나중에 낚고, 먼저 [5:5] 패로 [6:4] 패를 낚으세요.
lesson-3 = 더미에서 한 장을 뒤집었습니다. 바로 써야 합니다. [6:6] 패는 한 장에 24점, 가장 큰 물고기입니다.
lesson-4 = 이제 [6:5] 패를 내세요. 네 번째 패는 나머지 세 장을 한꺼번에 낚습니다.
lesson-5 = 은지 님이 점이 아홉인 [5:4] 패를 놓았습니다. [6:3] 패로 낚으면 36점입니다.
lesson-6 = 바닥에 점이 여섯인 패도 [2:1] 패도 없어 [4:2] 패로는 낚을 것이 없습니다. 놓을 수밖에 없습니다.
lesson-7 = 작은 물고기는 붉은 점, 곧 1과 4만 셉니다. [4:1] 패에는 다섯 개가 있으니 [3:2] 패로 낚으세요.
lesson-8 = 내가 잡은 패입니다. 더미가 비면 작은 물고기의 붉은 점을 십 단위로 올리고, 둘씩 점수 차를 주고받습니다.
