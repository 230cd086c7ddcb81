# 간이 구이저우 마작에서 쓰는 말.

game-name = 간이 구이저우 마작
game-summary = 한 짝과 네 묶음을 모읍니다. 버린 패로 펑할 수 있습니다.

## 노는 방식

preset-extension-1 = 확장 1
preset-extension-1-own-quads-only = 확장 1, 안깡과 가깡만
preset-extension-1-claimed-quads-only = 확장 1, 명깡만
preset-extension-1-without-quads = 확장 1, 깡 없이

option-rules = 규칙
    .effect = 확장 1에는 깡과 ‘깡 뒤 버린 패’가 있고, 버린 패로 화료하는 데 제한이 있습니다
option-rules-basic = 기본
option-rules-extension1 = 확장 1
option-quads = 깡
    .effect = 할 수 있는 깡의 종류. 기본 규칙에는 깡이 없습니다
option-quads-claimed = 명깡
option-quads-concealed = 안깡
option-quads-added = 가깡

## 동작

act-mahjong = 화료
    .told = { NIM($seat) }: 화료
verb-mahjong = 화료
act-quad = { $tiles } 깡
    .button = 깡
    .told = { NIM($seat) }: { $tiles } 깡
act-claim-quad = 이 패로 깡
    .button = 깡
    .told = { NIM($seat) }: 깡
verb-quad = 깡
act-triplet = 이 패로 펑
    .button = 펑
    .told = { NIM($seat) }: 펑
verb-triplet = 펑

## 무엇을 할지 묻는 말

ask-claim = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 펑이나 화료를 하거나 넘기세요.
ask-claim-or-quad = { NIM($thrower) }이 { $tiles } 패를 버렸습니다. 펑, 깡, 화료를 하거나 넘기세요.
ask-claim-projectile = { NIM($thrower) }이 깡 뒤에 { $tiles } 패를 버렸습니다. 펑, 깡, 화료를 하거나 넘기세요.
ask-throw-after-triplet = 한 장을 버리세요. 펑한 바로 뒤에는 화료할 수 없습니다.
ask-declare = 화료입니다. 선언하세요.
ask-throw = 한 장을 버리세요.
ask-throw-or-quad = 한 장을 버리세요. 같은 패 네 장이 있으면 깡을 해도 됩니다.

## 안 되는 까닭

no-undeclared-mahjong = 화료가 되었으니 선언해야 합니다
no-throw-omitted = 펑한 뒤에는 한 장을 버려야 합니다
no-mahjong = 아직 한 짝과 네 묶음이 아닙니다
no-throw-named = 버릴 패를 고르세요
no-quad-named = 깡할 패를 고르세요
no-several-thrown = 한 번에 한 장을 버립니다
no-triplet = 펑을 하려면 손에 { $tiles } 패가 두 장 있어야 하는데, { $copies }장입니다
no-claimed-quad = 깡을 하려면 손에 { $tiles } 패가 세 장 있어야 하는데, { $copies }장입니다
no-own-quad = 깡을 하려면 손에 { $tiles } 패가 네 장 있거나, 펑한 세 장에 더할 한 장이 있어야 합니다
no-mahjong-with-straight = 손에 슌쯔(연속)가 있으면, 깡 뒤에 버린 패이거나 내가 깡을 한 뒤에만 버린 패로 화료할 수 있습니다
no-straight-from-throw = 버린 { $tiles } 패로 슌쯔(연속)는 만들 수 없습니다. 커쯔나 짝으로만 가져올 수 있습니다
no-mahjong-with-throw = { $tiles } 패를 더해도 한 짝과 네 묶음이 되지 않습니다
no-quads-in-basic-game = 기본 규칙에는 깡이 없습니다
no-quads-of-this-way = 이 방에서는 그런 깡을 할 수 없습니다
no-replacement-tile = 더미가 비어 있어 깡 뒤에 뽑을 패가 없습니다

## 봇이 그렇게 두는 까닭

why-mahjong = 화료입니다.
why-claim-is-nearer = 가져오면 화료에 더 가까워집니다.
why-claim-is-no-nearer = 가져와도 가까워지지 않고, 감춘 패가 더 자유롭습니다.
why-quad-opens-claims = 깡을 해도 늦어지지 않고, 이제부터 버린 패로 화료할 수 있습니다.
why-nearest-and-most-useful = 화료에 가장 가깝고, 쓸모 있는 패가 들어올 길이 가장 많습니다.
why-safe-tile = 화료까지 멀었고 누군가 텐파이인 듯합니다. 이 패는 이미 가장 많이 나와서 안전합니다.

## 패가 놓인 곳

zone-pile = 더미
zone-projectile = 깡 뒤 버린 패
zone-put-down = 내려놓은 패
zone-mahjong = 화료

## 점수를 받는 까닭

paid-mahjong-drawn = 화료 { $tiles }, 뽑은 패로
paid-mahjong-thrown = 화료 { $tiles }, { NIM($thrower) }이 버린 { $tile } 패로

## 첫걸음

lesson-1 = 손패 14장입니다. 한 짝과 네 묶음을 모읍니다. 슌쯔 둘과 짝 셋이 있으니 2c 패가 가장 쓸모없습니다.
lesson-2 = 서연 님이 6b 패를 버렸습니다. 나에게는 없으니 넘깁니다. 다른 사람들도 몰래 답합니다.
lesson-3 = 은지 님이 1c 패를 버렸고, 손에 두 장이 있습니다. 펑을 하세요.
lesson-4 = 펑한 묶음은 여기에 그대로 놓입니다. 뽑지 않았으니 한 장을 버립니다. 5c 패를 버리면 세 번째 6c 패나 9d 패를 기다립니다.
lesson-5 = 세 번째 6c 패나 9d 패를 기다립니다. 나올 때까지 넘기세요.
lesson-6 = 세 번째 6c 패입니다! 커쯔가 되니 이 패로 화료할 수 있습니다.

## 터미널에 나오는 승산과 통계 표

part-triplet = 같은 패 세 장
part-quad = 같은 패 네 장
part-straight = 이어진 세 장
lab-mahjong = 화료
lab-mahjong-wins = 화료하면 이깁니다. 점수는 없습니다.
