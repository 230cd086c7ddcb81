# 简化贵州麻将的词句。

game-name = 简化贵州麻将
game-summary = 摸打凑成一对加四组，可碰别家打出的牌。

## 玩法

preset-extension-1 = 扩展一
preset-extension-1-own-quads-only = 扩展一，只限暗杠、补杠
preset-extension-1-claimed-quads-only = 扩展一，只限明杠
preset-extension-1-without-quads = 扩展一，不开杠

option-rules = 规则
    .effect = 扩展一可以开杠，有“杠后牌”，胡别家打出的牌也有限制
option-rules-basic = 基本
option-rules-extension1 = 扩展一
option-quads = 杠
    .effect = 可以开哪几种杠；基本玩法不能开杠
option-quads-claimed = 明杠
option-quads-concealed = 暗杠
option-quads-added = 补杠

## 动作

act-mahjong = 胡牌
    .button = 胡
    .told = { $seat } 胡牌
verb-mahjong = 胡
act-quad = 杠 { $tiles }
    .button = 杠
    .told = { $seat } 杠 { $tiles }
act-claim-quad = 杠这张
    .button = 杠
    .told = { $seat } 杠
verb-quad = 杠
act-triplet = 碰这张
    .button = 碰
    .told = { $seat } 碰
verb-triplet = 碰

## 该做什么

ask-claim = { $thrower } 打出 { $tiles }：碰、胡，还是过？
ask-claim-or-quad = { $thrower } 打出 { $tiles }：碰、杠、胡，还是过？
ask-claim-projectile = { $thrower } 杠后打出 { $tiles }：碰、杠、胡，还是过？
ask-throw-after-triplet = 打出一张牌；碰过之后这一手不能胡牌。
ask-declare = 你胡了：请胡牌。
ask-throw = 打出一张牌。
ask-throw-or-quad = 打出一张牌，有杠也可以开杠。

## 为什么不行

no-undeclared-mahjong = 你已经胡了，必须胡牌
no-throw-omitted = 碰过之后必须打一张
no-mahjong = 你的牌还不成一对加四组
no-throw-named = 请选要打的牌
no-quad-named = 请选要杠的牌
no-several-thrown = 一次只打一张
no-triplet = 碰要手里有两张 { $tiles }，你有 { $copies } 张
no-claimed-quad = 杠要手里有三张 { $tiles }，你有 { $copies } 张
no-own-quad = 杠要手里有四张 { $tiles }，或有一张补在碰过的三张上
no-mahjong-with-straight = 手里有顺子，要胡别家的牌，那张须是杠后打出的，或自己开过杠
no-straight-from-throw = { $tiles } 只能凑成顺子；别家打出的牌只能用来成刻子或对子
no-mahjong-with-throw = 加上 { $tiles } 也不成一对加四组
no-quads-in-basic-game = 基本玩法不能开杠
no-quads-of-this-way = 这一桌不许这样开杠
no-replacement-tile = 牌已摸完，开杠后没有牌可补

## 电脑这样打的理由

why-mahjong = 胡了。
why-claim-is-nearer = 要了这张，离胡牌更近。
why-claim-is-no-nearer = 要了也不会更近，不亮牌更灵活。
why-quad-opens-claims = 开杠不耽误进张，从此还可以胡别家打出的牌。
why-nearest-and-most-useful = 这样离胡牌最近，有用的进张也最多。
why-safe-tile = 我离胡牌还远，有人像是听牌了：这张外面见得最多，比较安全。

## 牌在哪里

zone-pile = 牌墙
zone-projectile = 杠后牌
zone-put-down = 碰杠
zone-mahjong = 胡牌

## 得分的缘由

paid-mahjong-drawn = 自摸（{ $tiles }）
paid-mahjong-thrown = 胡 { $thrower } 打出的 { $tile }（{ $tiles }）

## 第一局

lesson-1 = 你的 14 张牌，要凑成一对加四组。已有两副顺子、三个对子，2c 最没用。
lesson-2 = 阿军打出 6b，你一张也没有，过。别家也在暗中作答。
lesson-3 = 兰兰打出 1c，你手里正好有两张：碰。
lesson-4 = 碰的一组就放在这里，不再动。碰了不摸牌，要打一张：打掉 5c，就听第三张 6c 或 9d。
lesson-5 = 你听第三张 6c 或 9d。没有出现之前，都过。
lesson-6 = 第三张 6c 来了！它凑成刻子，可以胡。

## 终端里的胜算和统计表

part-triplet = 刻子
part-quad = 杠
part-straight = 顺子
lab-mahjong = 胡牌
lab-mahjong-wins = 胡牌就赢，不计分。
