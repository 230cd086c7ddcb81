# 打零的词句。

game-name = 打零
game-summary = 六张分成一、二、三张；每组各押一注，与庄家的两张比。

## 各组，和比输赢的颜色

term-one-tile = 一张
term-two-tiles = 两张
term-three-tiles = 三张
term-red = 红点
term-black = 黑点

## 提问

ask-bet-on-group = 发牌之前，为“{ $group }”那组下注 { $least } 到 { $most }；{ $banker } 坐庄。
ask-bet-rest = 你的余额不够最小注 { $least }：把剩下的 { $rest } 全部押在“{ $group }”那组。
ask-split-outrank = 把六张牌分成一张、两张、三张；每组各与庄家的两张相比，10 点最大。
ask-split-match = 把六张牌分成一张、两张、三张；每组要凑成 { $target } 点，同样凑成时比{ $colour }。

## 电脑这样打的理由

why-bet-boldly = 你看过牌再分，庄家却不能：筹码够就多下注。
why-best-chances = 按你的注来算，这样分对上庄家可能的两张，胜算最大。
why-all-match = 三组全中：通吃。
why-most-match = 没有别的分法能中更多注；中得一样多的，比颜色的点数也不会更多。
why-nothing-matches = 怎么分都不中。

## 为什么不行

no-bet-fixed-bets = 对点玩法的注是固定的；请分牌
no-bet-split-now = 牌已发，注已定；请分牌
no-bet-on-group = 现在为“{ $group }”那组下注，要是 { $least } 到 { $most } 的整数
no-split-before-bets = 发牌前要先下注
no-split-other-tiles = 六张牌要全部分完；你有 { $tiles }
no-split-three-groups = 要分成一张、两张、三张

## 动作

act-bet = { $number ->
    [1] “一张”押 { $number2 }
    [2] “两张”押 { $number2 }
   *[3] “三张”押 { $number2 }
}
    .told = { $number ->
        [1] { $seat } 在“一张”押 { $number2 }
        [2] { $seat } 在“两张”押 { $number2 }
       *[3] { $seat } 在“三张”押 { $number2 }
    }
act-split = 分成 { $tiles }、{ $tiles2 }、{ $tiles3 }
    .button = 分牌
    .told = { $seat } 分成 { $tiles }、{ $tiles2 }、{ $tiles3 }
verb-split = 分牌

## 牌局经过

act-split-hidden = { $seat } 已分好牌
act-the-banker-shows = 庄家亮出 { $tiles }

## 牌在哪里。`.short` 用于窄屏。

zone-bank = 庄家，闲家共押
    .short = 庄，共押
zone-bet-on = 押{ $group }
    .short = { $group }
zone-banker-hidden = 庄家的两张
    .short = 庄家
zone-banker-shown = 庄家的两张：{ $value } 点
    .short = 庄家：{ $value } 点
zone-to-match = 要凑 { $target } 点，比{ $colour }
zone-group = { $group }：{ $value } 点
    .short = { $value } 点
zone-group-hit = { $group }：中
    .short = 中
zone-group-missed = { $group }：不中
    .short = 不中

## 为什么付

term-tiles-count = { $tiles } { $value } 点
paid-all-match = 三组都中 { $target } 点，{ $colour } { $pips } 个
paid-all-match-by-banker = 庄家赔：三组都中 { $target } 点，{ $colour } { $pips } 个
paid-match = { $tiles } 中 { $target } 点，{ $colour } { $pips } 个
paid-nobody-matches = “{ $group }”那组无人中 { $target } 点
paid-fee = 三组全中的抽水

## 玩法

preset-exact = 对点
preset-exact-for-small-change = 对点小注
preset-exact-knock-out = 对点淘汰
preset-exact-with-a-banker = 对点有庄
preset-fixed-banker-exact = 固定庄家，对点

## 选项

option-mode = 比法
    .effect = 各组要胜过庄家暗着的两张，还是要凑成桌上两张明牌的点数
option-mode-outrank = 胜过庄家
option-mode-exact = 对点
option-mode-exact-with-banker = 对点有庄
option-banker-wild = 庄家用百搭
    .effect = 与庄家比大时，庄家的二四和丁三是否也算百搭
option-fixed-bets = 固定注
    .effect = 对点玩法中一张、两张、三张各押多少
option-fixed-bets-3-7-15 = 3、7、15
option-fixed-bets-1-2-3 = 1、2、3
option-banker-loss = 庄家赔付
    .effect = 对点有庄时，庄家赔给三组全中的人多少
option-absolute-tie = 三组全中打平
    .effect = 对点玩法中几家同样三组全中时，算和局，还是逐组结算
option-absolute-tie-push = 和局
option-absolute-tie-groups = 逐组结算
option-house-fee = 赌场抽水
    .effect = 三组全中的人付给赌场多少

## 第一局

lesson-1 = 发牌之前要押三注：一张、两张、三张各一注。闲家占便宜，每次都押最多。
lesson-2 = 三注都要押，各算各的。
lesson-3 = 这是你的六张牌，分成一张、两张、三张。一组只取个位，0 算 10，最大；[4:2] 和 [2:1] 可当 3 或 6。
lesson-4 = 最好的组：[6:6][1:1][2:1] 共 20，算 10；[3:3][4:2] 是 9；[4:4] 单独是 8。
lesson-5 = 这是你的三组。大家都分好之前，别人看不到。
lesson-6 = 庄家的两张亮出来了：共 18 点，算 8。你的 8 和局，9 和 10 都赢。
lesson-7 = 两注各赢 10 个，一注收回。要是哪组不到 8，那一注就输了。

## 终端里的胜算和统计表

lab-value = 点数
lab-values = 点数
lab-banker-pair = 庄家的两张
lab-banker-pairs = 庄家的牌数
lab-mean-on-it = 押一个筹码平均
lab-split = 分法
lab-nothing = 全不中
lab-target = 要凑的点数
lab-tables = 桌上的两张
lab-best-split = 最好的分法
lab-bets-matched = 押中的注
lab-groups-by-value = 各组的最好点数
lab-bets-on = 一张、两张、三张各押
lab-mean-of-a-hand = 每局平均
lab-of-a-chip = 每个筹码
lab-best-splitter = 总是分得最好的闲家
lab-any = 任何点数
lab-deals = 发牌数
lab-share-of-deals = 占全部发牌
lab-all-match = 三组都能凑中
lab-exact-pairs = 精确计算，全部 { $pairs } 种两张
lab-exact-splits = 精确计算，庄家全部 { $pairs } 种两张，每组押一个筹码；* 最好
lab-exact-targets = 精确计算，桌上全部 { $tables } 种两张；分法按押中最多算，各注为 { $bets }
lab-exact-groups = 精确计算，全部 { $groups } 种组
lab-exact-tables = 精确计算，桌上两张与手牌的全部 { $deals } 种发法

## 策略卡

lab-card-title = 打零：策略卡
lab-card-title-of-matching = 打零（对点）：策略卡
lab-card-exact = 数字都是精确计算的，算遍手牌与庄家两张的全部 { $deals } 种发法。
lab-card-values = 各点数值多少
lab-card-mean-by-value = 一组是这个点数时，押一个筹码平均赢多少；随你手里的牌略有出入。
lab-card-worth = 所值
lab-card-how-to-split = 怎样分牌
lab-card-largest-sum = 每种分法都把各组的注乘以所值，再加起来，取总和最大的。各组的注相同时，结果如下：
lab-card-group = 组
lab-card-is = { $value } 点
lab-card-is-less = 更小
lab-card-mean = 每个筹码平均
lab-card-what-to-bet = 怎样下注
lab-card-only-players-choose = 只有闲家能选：每组都押 { $most }，每局平均 { $gain }；庄家输给每个闲家的也是这么多。
lab-card-most-on-one = “{ $group }”押 { $most }，另外两组各押 { $least }：每个筹码平均 { $gain }。
lab-card-bet-the-most = 所以每组都押最大注；坐庄只因轮到自己。
lab-card-exact-bets = 数字都是精确计算的。一张押 { $single }，两张押 { $pair }，三张押 { $triple }。
lab-card-how-likely = 凑中的机会
lab-card-one-tile-matches = 一张能凑中
lab-card-all-match = 三组全中
lab-card-match-all = 能三组全中就全中：其他每家付你 { $chips }。
lab-card-three-weigh-more = 不然就让押中的筹码最多：三张那组（{ $triple }）比一张、两张两组合起来（{ $others }）还多。
lab-card-three-weigh-as-much = 不然就让押中的筹码最多：三张那组（{ $triple }）与一张、两张两组合起来（{ $others }）一样多。
lab-card-colour = 押中的一样多时，把桌上要比的那种颜色的点放进注最大的一组。
lab-card-keep-wild = [4:2] 和 [2:1] 可当 3 或 6，留给不靠它们就凑不中的那组。
