# 骨牌小麻将的词句。

game-name = 骨牌小麻将
game-summary = 用骨牌打的小麻将：两副三张即胡，离打牌者近的先要。

## 玩法

preset-mahjong-custom = 麻将习惯
preset-three-players-mahjong-custom = 三人，麻将习惯
preset-discarder-pays = 放铳包付

option-claim-rank = 打出的牌归谁
    .effect = 几家都要同一张牌时，离打牌者近的先得，或胡牌优先于要牌
option-claim-rank-near = 近者先得
option-claim-rank-win-first = 胡牌优先
option-discarder-pays = 放铳包付
    .effect = 放铳的人替各家付
option-stake = 底分
    .effect = 每分要各家付多少
option-next-dealer = 下一局庄家
    .effect = 下一局由胡牌的人坐庄，无人胡则原庄连庄；或每局轮到下家
option-next-dealer-winner = 胡牌的人
option-next-dealer-rotate = 轮到下家

## 动作

act-claim = 用 { $tiles } 要牌
    .button = 要牌
    .told = { $seat } 用 { $tiles } 要牌
verb-claim = 要牌

## 该做什么

ask-win-with-throw = { $thrower } 打出 { $tiles }：胡，还是过？
ask-claim = { $thrower } 打出 { $tiles }：要来凑三张，还是过？
ask-win-or-claim = { $thrower } 打出 { $tiles }：胡、要牌，还是过？
ask-throw-after-claim = 你要来一副三张：打出一张牌。
ask-win = 你摸到 { $tiles }，可以胡了：胡，或打出一张牌。
ask-throw = 你摸到 { $tiles }：打出一张牌。

## 为什么不行

no-throw-named = 请选一张要打的牌
no-second-tile-held = 你只有一张 { $tiles }
no-win-after-claim = 要牌之后必须打一张；想胡那张牌，当时就要选“胡”
no-win-with-tiles = 要胡就不用选牌
no-triplets = 手里的牌还凑不成所缺的三张
no-triplets-with-throw = 加上 { $tiles }，手里的牌也凑不成所缺的三张
no-win-any-more = 已经问过各家胡不胡；现在只能要牌
no-claim-yet = 先问各家胡不胡，然后才能要牌
no-second-claim = 你已亮出一副三张；第二副只能用来胡
no-claim-named = 请选手里能与那张牌凑成三张的两张
no-triplet = { $tiles } 不成三张
no-straight-straight-so-far = { $tiles } 是双连，只有下家可以要；你在打牌者之后第 { $distance } 位
no-set-straight-so-far = { $tiles } 是连同，只有下两家可以要；你在打牌者之后第 { $distance } 位

## 电脑这样打的理由

why-win = 胡了。
why-claim-waits-for-more = 要来这副三张，剩下两张听的牌比现在更多。
why-hand-waits-for-more = 不要这张，手里听的牌反而更多。
why-kept-tiles-wait-for-most = 留下的牌，听的张数和分数最多。
why-safe-tile = 有人亮了三张，谁打都能胡：这张最不容易放铳。

## 牌在哪里

zone-wall = 牌墙
zone-exposed = 亮出
zone-winning-hand = 胡牌，{ $points } 分

## 三张的名称

kind-straight-straight = 双连
kind-set-straight = 连同
kind-set-set = 双同

## 收付的缘由

paid-hand-drawn = { $triplets }，共 { $worth }，自摸
paid-hand-thrown = { $triplets }，共 { $worth }，胡 { $thrower } 打出的 { $tiles }
term-points = { $points } 分
term-times-stake = { $worth }，底分 ×{ $stake }
term-for-all = { $worth }，包付各家 ×{ $payers }
term-triplet = { $kind } { $tiles } { $points } 分

## 第一局

lesson-1 = 你的六张牌，其中一张是刚摸的。[6:6][6:2] 等 [2:2]，[5:5][5:4] 等 [4:4]，所以打 [3:3]。
lesson-2 = 老博打出 [2:2]，加上你的 [6:6][6:2] 是 666 222，双同：要牌。
lesson-3 = 要来的三张亮在这里，不再动。要了不摸牌：打 [6:4]，留下等 [4:4] 或 [3:2] 的两张。
lesson-4 = [6:1] 凑不成。过。
lesson-5 = [4:4] 和你最后两张是 444 555：坐在哪里都能胡，3 + 3 分。

## 终端里的胜算和统计表

lab-triplet-of = { $kind } { $tiles }
