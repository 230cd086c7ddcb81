# 各种钓鱼牌共用的词句。

## 牌在哪里

zone-pool = 鱼池
zone-woodpile = 牌墙
zone-turned-up = 翻出的牌
zone-catch = 钓得的牌，{ $points } 分

## 问玩家的话

ask-lay-pair = 一对 { $tiles }：亮出来算作钓得的牌，还是留在手里？
ask-lay-other-pair = 另一对 { $tiles }：也亮出来算作钓得的牌，还是留在手里？
ask-catch-with-turned = 你翻出 { $tiles }：钓哪张？
ask-catch-from-hand = 出一张手牌：钓哪张？

## 动作

act-catch-x = 用 { $tiles } 钓 { $tiles2 }
    .button = 钓
    .told = { $seat } 用 { $tiles } 钓走 { $tiles2 }
verb-catch = 钓
act-drop = 把 { $tiles } 放入池中
    .button = 放入池中
    .told = { $seat } 把 { $tiles } 放入池中
verb-drop = 放入池中
act-lay = 亮出一对
    .told = { $seat } 亮出一对天牌
verb-lay = 亮出
act-keep = 留在手里
    .told = { $seat } 把一对天牌留在手里
verb-keep = 留在手里

## 为什么不行

no-answer-about-pair = 先决定一对 { $tiles } 是亮出还是留在手里
no-question-about-pairs = 现在不问要不要亮 { $tiles } 对子
no-choice-about-pairs = { $tiles } 对子会自动亮出，不必选
no-tile-chosen = 请选要出的牌
no-turned-tile-used = 你翻出了 { $tiles }，必须用它
no-such-tile-held = 你没有 { $tiles }
no-fish-chosen = 请选要钓的鱼
no-catch-of-different-fish = 一张牌只钓一条鱼，或者钓走与它同样的另外三张
no-match = { $bait } 配不上 { $fish }
no-fewer-than-three = 第四张 { $tiles } 要把池里三张一起钓走
no-such-fish = 池里没有 { $tiles }
no-so-many-fish = 池里没有那么多
no-drop-of-match = 这张牌配得上池里的鱼，必须钓
no-three-but-lone-fourth = 一张牌只钓一条鱼；只有不与别种牌相配的牌，第四张才能钓走三张

## 电脑这样打的理由

why-worth-most-to-me = 钓到的鱼对我最值钱。
why-needed-for-group = 补上我成组还缺的一种牌。
why-others-gain-by-it = 这条鱼别家也钓得走，而且对别家有利。
why-others-gain-least = 既然要放一张入池，就放让别家得利最少的。
why-caught-again = 我手里另有一张牌能把它钓回来。
why-pair-fishes = 对子留在手里有两张可用：总能用一张钓回另一张。

## 为什么付分

paid-against = { $catch }，对方 { $other }
paid-catch = { $points } 分（{ $parts }）
paid-nothing-caught = 0 分
paid-part = { $fish }计 { $points } 分
paid-across-thousand = { $why }；一家满一千分、一家不满，加倍
paid-large-fish = { $group }大鱼 { $count } 条
paid-middle-fish = { $group }中鱼 { $count } 条
paid-small-fish = 小鱼 { $count } 条
paid-whole-group = { $group }全套
paid-all-juns = 三种军牌齐全

## 十五湖的组合

term-heaven-nine = 天九
term-earth-eight = 地八
term-man-seven = 人七
term-goose-five = 鹅五
term-supreme = 至尊
term-jun = 军牌 { $tiles }{ " " }

## 玩法

preset-wide-matching = 放宽配牌
preset-double-sixes = 先亮天牌
preset-free-drops = 可以不钓
preset-points = 只计得分

## 选项

option-lay-sixes = 天牌对子
    .effect = 每局开始时，手里的一对 [6:6] 是否亮出来算作钓得的牌
option-lay-sixes-forced = 必须亮出
option-lay-sixes-optional = 各人自便
option-lay-sixes-off = 不亮
option-gee-joon-match = 丁三可以配什么
    .effect = [2:1] 除了配自己以外，还能配什么：不能配别的、只配 [4:2]，或配所有六点
option-gee-joon-match-none = 只配丁三
option-gee-joon-match-pair = 也配二四
option-gee-joon-match-sixes = 也配所有六点
option-capture-compulsory = 能钓必钓
    .effect = 配得上池里的鱼就必须钓
option-settlement = 结算
    .effect = 怎样算输赢
option-settlement-difference = 两两付差额
option-settlement-points = 各计各的分
option-first-dealer = 首局先手
    .effect = 第一局由谁先出

## 十五湖的选项

option-tens-match = 十点互配
    .effect = [6:4] 和 [5:5] 可以互配
option-heaven-earth-match = 天地互配
    .effect = [6:6] 和 [1:1] 可以互配
option-wen-wu = 文武组合
    .effect = 文武组合要一种文牌加两种武牌，还是文牌加其中一种武牌即可
option-wen-wu-one-two = 一文二武
option-wen-wu-one-one = 一文一武
option-bonus-heaven-nine = 天九全套加分
    .effect = 集齐天九组全部牌的加分
option-bonus-juns = 三军齐全加分
    .effect = 集齐三种军牌（全部 [5:5]、[6:5]、[6:4]）的加分
option-bonus-supreme = 至尊全套加分
    .effect = 集齐全部 [4:2] 和 [2:1] 的加分
option-thousand-double = 千分加倍
    .effect = 一家满一千分、另一家不满时，两家之间的差额加倍

## 目标

aim-most-points = 分多者赢：你 { $points } 分，{ $seat } { $other } 分。
