# 골여시的词句。

game-name = 韩式比点（골여시）
game-summary = 看一张，下注，再摸一两张，胜过庄家的两张。

## 提问

ask-bet-on-tile = 看着手里的 { $tiles }，下注 { $least } 到 { $most }；庄家是 { $banker }。
ask-draw-one-or-two = 你有 { $tiles }，再摸一张或两张；总点数的个位要大过庄家。
ask-draw-one = 你有 { $tiles }，再摸一张。
ask-draw-two = 你有 { $tiles }，再摸两张。

## 电脑这样打的理由

why-tile-gains = 这张牌平均是赢的：筹码够就多下注。
why-tile-loses = 这张牌平均是输的：下最小的注。
why-one-more = 手里是 0、1、2、7 或 9 点时，再摸一张更容易得到大点数。
why-two-more = 手里是 3、4、5、6 或 8 点时，再摸两张比摸一张好。

## 为什么不行

no-draw-before-stakes = 要先下注，再摸牌
no-bet-draw-now = 注已定；请摸牌
no-draw-one-or-two = 要摸一张或两张
no-draw-only-one = 这一桌每家都再摸一张
no-draw-only-two = 这一桌每家都再摸两张

## 动作

act-draw = 再摸 { $number } 张
    .told = { $seat } 再摸 { $number } 张
verb-draw = 摸牌

## 牌局经过

act-show-points = { $seat } 亮出 { $tiles }：{ $points }
act-show-perfect-pair = { $seat } 亮出 { $tiles }，完美对子

## 牌的大小，为此付的分

kind-perfect-pair = 完美对子
paid-perfect-pair = 庄家的完美对子 { $tiles }

## 玩法

preset-without-the-perfect-pair = 不用完美对子
preset-one-more-tile = 只多摸一张
preset-two-more-tiles = 只多摸两张
preset-gambling-house = 赌坊
preset-ten-players = 十人

## 选项

option-perfect-pair = 完美对子
    .effect = 庄家两张牌完全相同，立即通吃
option-draw-counts = 摸几张
    .effect = 第一张之外还可以摸几张；只选 1 或 2 就没有选择
option-draw-counts-1-2 = 1 或 2

## 第一局

lesson-1 = 你的第一张共 11 点，只取个位，算 1 点。可它是最好的一张：配上它得大点数的牌很多。
lesson-2 = 先在这张牌上下注，再摸牌；你只跟庄家比。这样的好牌押最多，押 10 个。
lesson-3 = 庄家拿了两张；要是两张相同，就立即通吃了。现在轮到你摸：0、1、2、7、9 点再摸一张，别的点数再摸两张。
lesson-4 = 摸来 [4:4]，共 19 点，算 9 点，不能再大了。现在别人摸牌。
lesson-5 = 牌全亮出来了。庄家是 3 点：大过它的赢自己的注，小过它的输，相同就和局。
lesson-6 = 你的 9 点胜过 3 点，赢得押下的 10 个筹码。下一局轮到右手边的人坐庄。

## 终端里的胜算和统计表

lab-choice = 选择
lab-draw = 再摸 { $count } 张
lab-lose-to-perfect-pair = 输给完美对子
lab-exact-cases = 精确计算，全部 { $cases } 种情况；* 最好
lab-tiles-in-set = 一副牌里张数
lab-gain-by-tile = 第一张牌每个筹码平均赢多少
lab-strategy = 策略
lab-strategies = 各种策略
lab-profit-a-hand = 每局赢
lab-mean-stake = 平均注
lab-profit-a-chip = 每个筹码赢
lab-growth-of = { $chips } 个筹码的增长
lab-exact-stakes = 精确计算，全部 { $tiles } 张第一张牌；注从 { $least } 到 { $most }
lab-strategy-fixed = 固定（押 { $stake }，摸 { $count }）
lab-strategy-random = 随意
lab-strategy-eleven = 十一点押大
lab-strategy-weighted = 按点摸牌
lab-strategy-threshold = 凑够点数（{ $least }，{ $bonus }）
lab-strategy-exact = 精确
lab-strategy-equal = 注一样大
lab-strategy-card = 策略卡
lab-strategy-evolved = 繁殖所得
lab-strategy-optimal = 最佳
lab-banker-gain = 闲家打得最好时，庄家每局赢多少
lab-stakes = 注从 { $least } 到 { $most }
lab-all-stakes = 每注都是 { $stake }
lab-no-perfect-pair = { $stakes }，不用完美对子
lab-exact-first-tiles = 精确计算，每家全部 32 张第一张牌
lab-tile-by-tile = 逐张看
lab-stake-and-draw = { $strategy }：押，摸
lab-what-strategies-do = 各种策略怎么打
lab-behind = 落后“{ $strategy }”
lab-growth-a-hand = 每局增长，‱
lab-behind-in-growth = 增长落后“{ $strategy }”
lab-fresh-deals = 用新发的牌试
lab-follow = 下注：{ $staked }。摸牌：{ $drawn }。
lab-stake-on = { $tiles } 押 { $stake }
lab-draw-to = { $tiles } 再摸 { $count } 张
lab-then = { $first }；{ $rest }
lab-and-tile = { $tiles } 和 { $last }
lab-any-other-tile = 其余的牌
lab-every-tile = 每张牌

## 策略卡

lab-card-title = 韩式比点：策略卡
lab-card-exact = 数字都是精确计算的；别的闲家拿什么牌都不影响。
lab-card-draw-and-stake = 摸牌与下注
lab-card-first-tile = 第一张
lab-card-draw = 摸牌
lab-card-gain = 每个筹码平均赢
lab-card-stake = 下注
lab-card-high = 大
lab-card-low = 小
lab-card-one-more = 再摸一张
lab-card-two-more = 再摸两张
lab-card-what-it-brings = 能赢多少
lab-card-this-way = 照这样打，注从 { $least } 到 { $most }：每局平均 { $hand } 个筹码，每个筹码平均 { $chip }。
lab-card-equal-stakes = 同样摸牌，注一样大：每个筹码平均 { $chip }。
lab-card-always = 总是{ $draw }，注一样大：每个筹码平均 { $chip }。
lab-card-as-banker = 坐庄没有什么可选的：要是能定注的范围，就定得窄些。
