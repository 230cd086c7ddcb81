# 낚시 놀이들이 함께 쓰는 말.

## 패가 놓인 곳

zone-pool = 바닥
zone-woodpile = 더미
zone-turned-up = 뒤집은 패
zone-catch = 잡은 패, { $points }점

## 묻는 말

ask-lay-pair = { $tiles } 한 짝을 내려놓아 잡은 패로 삼을까요, 손에 둘까요?
ask-lay-other-pair = 남은 { $tiles } 한 짝도 내려놓아 잡은 패로 삼을까요, 손에 둘까요?
ask-catch-with-turned = { $tiles } 패가 나왔습니다. 무엇을 낚을까요?
ask-catch-from-hand = 손패에서 한 장을 내세요. 무엇을 낚을까요?

## 동작

act-catch-x = { $tiles } 패로 { $tiles2 } 낚기
    .button = 낚기
    .told = { NIM($seat) }: { $tiles } 패로 { $tiles2 } 낚음
verb-catch = 낚기
act-drop = { $tiles } 바닥에 놓기
    .button = 바닥에 놓기
    .told = { NIM($seat) }: { $tiles } 바닥에 놓음
verb-drop = 바닥에 놓기
act-lay = 짝 내려놓기
    .told = { NIM($seat) }: 준륙 한 짝을 내려놓음
verb-lay = 내려놓기
act-keep = 손에 두기
    .told = { NIM($seat) }: 준륙 한 짝을 손에 둠
verb-keep = 손에 두기

## 안 되는 까닭

no-answer-about-pair = 먼저 { $tiles } 짝을 내려놓을지 손에 둘지 정하세요
no-question-about-pairs = 지금은 { $tiles } 짝을 내려놓을 때가 아닙니다
no-choice-about-pairs = { $tiles } 짝은 저절로 내려놓으므로 고를 필요가 없습니다
no-tile-chosen = 낼 패를 고르세요
no-turned-tile-used = { $tiles } 패가 나왔으니 그것을 써야 합니다
no-such-tile-held = { $tiles } 패가 없습니다
no-fish-chosen = 낚을 물고기를 고르세요
no-catch-of-different-fish = 한 장으로 한 마리, 또는 똑같은 패 세 장을 낚습니다
no-match = { $bait } 패는 { $fish } 패와 맞지 않습니다
no-fewer-than-three = 네 번째 { $tiles } 패는 바닥의 세 장을 한꺼번에 가져와야 합니다
no-such-fish = 바닥에 { $tiles } 패가 없습니다
no-so-many-fish = 바닥에 그만큼 없습니다
no-drop-of-match = 바닥에 맞는 물고기가 있으면 낚아야 합니다
no-three-but-lone-fourth = 한 장으로 한 마리를 낚습니다. 다른 패와 맞지 않는 패만 네 번째 장으로 세 장을 가져옵니다

## 봇이 그렇게 두는 까닭

why-worth-most-to-me = 나에게 가장 값진 물고기를 낚습니다.
why-needed-for-group = 묶음에 아직 모자란 패를 가져옵니다.
why-others-gain-by-it = 다른 사람이 이 물고기를 낚아 이득을 볼 수 있습니다.
why-others-gain-least = 꼭 바닥에 놓아야 한다면 남에게 이득이 가장 적은 패를 놓습니다.
why-caught-again = 다른 손패로 다시 낚을 수 있습니다.
why-pair-fishes = 짝을 쥐고 있으면 낚을 패가 둘입니다. 하나로 다른 하나를 늘 낚을 수 있습니다.

## 점수를 주고받는 까닭

paid-against = { $catch }, 상대 { $other }
paid-catch = { $points }점({ $parts })
paid-nothing-caught = 0점
paid-part = { $fish }에 { $points }점
paid-across-thousand = { $why }; 한쪽만 천 점 이상이라 두 배
paid-large-fish = { $group } 큰 물고기 { $count }마리
paid-middle-fish = { $group } 중간 물고기 { $count }마리
paid-small-fish = 작은 물고기 { $count }마리
paid-whole-group = { $group } 전부
paid-all-juns = 군(軍) 셋 전부

## 십오호의 묶음

term-heaven-nine = 천구
term-earth-eight = 지팔
term-man-seven = 인칠
term-goose-five = 아오
term-supreme = 지존
term-jun = 군(軍) { $tiles }

## 놀이 방법

preset-wide-matching = 넓게 맞추기
preset-double-sixes = 준륙 짝 내려놓기
preset-free-drops = 안 낚고 놓기 허용
preset-points = 점수만 세기

## 선택

option-lay-sixes = 준륙 짝
    .effect = 판을 시작할 때 손에 있는 [6:6] 짝을 내려놓아 잡은 패로 삼는지
option-lay-sixes-forced = 반드시 내려놓음
option-lay-sixes-optional = 각자 정함
option-lay-sixes-off = 내려놓지 않음
option-gee-joon-match = 쥐코와 맞는 패
    .effect = [2:1] 패가 같은 패 말고 무엇과 맞는지: 없음, [4:2] 패, 점이 여섯인 패 모두
option-gee-joon-match-none = 같은 패만
option-gee-joon-match-pair = 어사도
option-gee-joon-match-sixes = 점이 여섯인 패 모두
option-capture-compulsory = 반드시 낚기
    .effect = 맞는 물고기가 있는 패는 반드시 낚아야 합니다
option-settlement = 정산
    .effect = 점수를 어떻게 주고받는지
option-settlement-difference = 둘씩 점수 차를 주고받음
option-settlement-points = 각자 얻은 점수만 셈
option-first-dealer = 첫 선
    .effect = 첫 판을 먼저 시작하는 자리

## 십오호의 선택

option-tens-match = 점이 열인 패끼리 맞추기
    .effect = [6:4] 패와 [5:5] 패가 서로 맞습니다
option-heaven-earth-match = 준륙과 퉁소 맞추기
    .effect = [6:6] 패와 [1:1] 패가 서로 맞습니다
option-wen-wu = 문무(文武) 묶음
    .effect = 문(文)패에 무(武)패 두 가지가 다 있어야 묶음이 되는지, 한 가지만 있어도 되는지
option-wen-wu-one-two = 문(文) 하나에 무(武) 둘
option-wen-wu-one-one = 문(文) 하나에 무(武) 하나
option-bonus-heaven-nine = 천구 덤
    .effect = 천구 묶음의 패를 모두 모았을 때의 덤
option-bonus-juns = 군(軍) 셋 덤
    .effect = 군(軍) 셋, 곧 [5:5], [6:5], [6:4] 패를 모두 모았을 때의 덤
option-bonus-supreme = 지존 덤
    .effect = [4:2] 패와 [2:1] 패를 모두 모았을 때의 덤
option-thousand-double = 천 점이면 두 배
    .effect = 한쪽만 천 점 이상이면 두 사람의 점수 차를 두 배로 주고받습니다

## 목표

aim-most-points = 점수가 많은 사람이 이깁니다: 나 { $points }점, { NIM($seat) } { $other }점.
