# 骨牌小麻將的詞句。

game-name = 骨牌小麻將
game-summary = 用骨牌打的小麻將：兩副三張即胡，離打牌者近的先要。

## 玩法

preset-mahjong-custom = 麻將習慣
preset-three-players-mahjong-custom = 三人，麻將習慣
preset-discarder-pays = 放槍包付

option-claim-rank = 打出的牌歸誰
    .effect = 幾家都要同一張牌時，離打牌者近的先得，或胡牌優先於要牌
option-claim-rank-near = 近者先得
option-claim-rank-win-first = 胡牌優先
option-discarder-pays = 放槍包付
    .effect = 放槍的人替各家付
option-stake = 底分
    .effect = 每分要各家付多少
option-next-dealer = 下一局莊家
    .effect = 下一局由胡牌的人做莊，沒人胡就原莊連莊；或每局輪到下家
option-next-dealer-winner = 胡牌的人
option-next-dealer-rotate = 輪到下家

## 動作

act-claim = 用 { $tiles } 要牌
    .button = 要牌
    .told = { $seat } 用 { $tiles } 要牌
verb-claim = 要牌

## 該做什麼

ask-win-with-throw = { $thrower } 打出 { $tiles }：胡，還是過？
ask-claim = { $thrower } 打出 { $tiles }：要來湊三張，還是過？
ask-win-or-claim = { $thrower } 打出 { $tiles }：胡、要牌，還是過？
ask-throw-after-claim = 你要來一副三張：打出一張牌。
ask-win = 你摸到 { $tiles }，可以胡了：胡，或打出一張牌。
ask-throw = 你摸到 { $tiles }：打出一張牌。

## 為什麼不行

no-throw-named = 請選一張要打的牌
no-second-tile-held = 你只有一張 { $tiles }
no-win-after-claim = 要牌之後必須打一張；想胡那張牌，當時就要選「胡」
no-win-with-tiles = 要胡就不用選牌
no-triplets = 手上的牌還湊不成所缺的三張
no-triplets-with-throw = 加上 { $tiles }，手上的牌也湊不成所缺的三張
no-win-any-more = 已經問過各家胡不胡；現在只能要牌
no-claim-yet = 先問各家胡不胡，之後才能要牌
no-second-claim = 你已經亮出一副三張；第二副只能用來胡
no-claim-named = 請選手上能和那張牌湊成三張的兩張
no-triplet = { $tiles } 湊不成三張
no-straight-straight-so-far = { $tiles } 是雙連，只有下家可以要；你在打牌者之後第 { $distance } 位
no-set-straight-so-far = { $tiles } 是連同，只有下兩家可以要；你在打牌者之後第 { $distance } 位

## 電腦這樣打的理由

why-win = 胡了。
why-claim-waits-for-more = 要來這副三張，剩下兩張聽的牌比現在更多。
why-hand-waits-for-more = 不要這張，手上聽的牌反而更多。
why-kept-tiles-wait-for-most = 留下的牌，聽的張數和分數最多。
why-safe-tile = 有人亮了三張，誰打都能胡：這張最不容易放槍。

## 牌在哪裡

zone-wall = 牌牆
zone-exposed = 亮出
zone-winning-hand = 胡牌，{ $points } 分

## 三張的名稱

kind-straight-straight = 雙連
kind-set-straight = 連同
kind-set-set = 雙同

## 收付的緣由

paid-hand-drawn = { $triplets }，共 { $worth }，自摸
paid-hand-thrown = { $triplets }，共 { $worth }，胡 { $thrower } 打出的 { $tiles }
term-points = { $points } 分
term-times-stake = { $worth }，底分 ×{ $stake }
term-for-all = { $worth }，包付各家 ×{ $payers }
term-triplet = { $kind } { $tiles } { $points } 分

## 第一局

lesson-1 = 你的六張牌，其中一張是剛摸的。[6:6][6:2] 等 [2:2]，[5:5][5:4] 等 [4:4]，所以打 [3:3]。
lesson-2 = 老博打出 [2:2]，加上你的 [6:6][6:2] 是 666 222，雙同：要牌。
lesson-3 = 要來的三張亮在這裡，不再動。要了不摸牌：打 [6:4]，留下等 [4:4] 或 [3:2] 的兩張。
lesson-4 = [6:1] 湊不成。過。
lesson-5 = [4:4] 和你最後兩張是 444 555：坐在哪裡都能胡，3 + 3 分。

## 終端機裡的勝算和統計表

lab-triplet-of = { $kind } { $tiles }
