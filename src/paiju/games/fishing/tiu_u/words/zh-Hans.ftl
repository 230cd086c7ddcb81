# 钓鱼。

game-name = 钓鱼
game-summary = 用点数相同的牌钓池里的牌，大鱼分最多。

## 牌在哪里

zone-locked-pile = 锁住的一堆

## 动作

act-third = 放 { $tiles } 凑成三张
    .button = 凑成三张
    .told = { $seat } 放 { $tiles } 凑成三张
verb-third = 凑成三张

## 为什么不行

no-locked-pile = 锁住的一堆，只有第四张 { $tiles } 才能钓走
no-three-but-fourth = 一张牌只钓一条鱼；只有同样的第四张才能钓走三张
no-third-here = 这一桌不能放第三张
no-two-for-third = 要放第三张，池里得正好有两张 { $tiles }
no-fourth-left = 第四张 { $tiles } 已被钓走，这一堆就没人能钓了

## 电脑这样打的理由

why-worth-most = 钓到最值钱的鱼。
why-others-may-take-it = 这条鱼等不到我下一轮就可能被别家钓走；只有我配得上的可以等一等。
why-rounds-up = 它的红点正好让我的小鱼进到下一个整十。
why-fourth-is-mine = 第四张在我手里，这一堆别家拿不走。
why-laid-pair-is-safe = 亮出的一对就稳归我了。
why-pair-catches-pair = 我这一对能钓池里的两张 { $tiles }，别家都不能。

## 为什么付分

paid-red-pips-of-small-fish = 小鱼红点 { $count } 个
paid-pips-of-big-fish = 大鱼共 { $count } 点

## 玩法

preset-locked-piles = 锁堆
preset-free-laying = 亮牌自便
preset-plain-fishing = 简单钓鱼

## 选项

option-third-tile = 放第三张
    .effect = 池里正好有两张同样的牌时，可以放上第三张而不钓
option-pile-locks = 三张锁堆
    .effect = 这样凑成的三张，只有第四张才能钓走

## 第一局的引导

lesson-1 = 这是鱼池。点数相同的牌可以钓；八点以上是大鱼，每点两分。
lesson-2 = 这是你的手牌。你有第四张 [6:5]，池里那三张别家钓不走，可以等等。先用 [5:5] 钓 [6:4]，免得被别家钓走。
lesson-3 = 牌墙替你翻出一张牌，必须马上用掉。[6:6] 是最大的鱼，每张 24 分。
lesson-4 = 现在出 [6:5]：第四张把另外三张一起钓走。
lesson-5 = 兰兰只好放下九点的 [5:4]。用 [6:3] 钓走它，共 36 分。
lesson-6 = 池里没有六点，也没有 [2:1]，[4:2] 钓不到牌，只能放入池中。
lesson-7 = 小鱼只算红点，也就是 1 点和 4 点。[4:1] 有五个红点：用 [3:2] 钓走它。
lesson-8 = 这是你钓得的牌。牌墙用完后，小鱼的红点进到整十，各家两两付差额。
