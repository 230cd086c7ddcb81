# 打零的詞句。

game-name = 打零
game-summary = 六張分成一、二、三張；每組各押一注，跟莊家的兩張比。

## 各組，和比輸贏的顏色

term-one-tile = 一張
term-two-tiles = 兩張
term-three-tiles = 三張
term-red = 紅點
term-black = 黑點

## 提問

ask-bet-on-group = 發牌之前，在「{ $group }」那組下注 { $least } 到 { $most }；{ $banker } 做莊。
ask-bet-rest = 你的餘額不夠最小注 { $least }：把剩下的 { $rest } 全押在「{ $group }」那組。
ask-split-outrank = 把六張牌分成一張、兩張、三張；每組各跟莊家的兩張比，10 點最大。
ask-split-match = 把六張牌分成一張、兩張、三張；每組要湊成 { $target } 點，同樣湊成時比{ $colour }。

## 電腦這樣打的理由

why-bet-boldly = 你看過牌才分，莊家卻不能：籌碼夠就多下注。
why-best-chances = 照你的注來算，這樣分對上莊家可能的兩張，勝算最大。
why-all-match = 三組全中：通吃。
why-most-match = 沒有別的分法能中更多注；中得一樣多的，比顏色的點數也不會更多。
why-nothing-matches = 怎麼分都不中。

## 為什麼不行

no-bet-fixed-bets = 對點玩法的注是固定的；請分牌
no-bet-split-now = 牌已發，注已定；請分牌
no-bet-on-group = 現在在「{ $group }」那組下注，必須是 { $least } 到 { $most } 的整數
no-split-before-bets = 發牌前要先下注
no-split-other-tiles = 六張牌要全部分完；你有 { $tiles }
no-split-three-groups = 要分成一張、兩張、三張

## 動作

act-bet = { $number ->
    [1] 「一張」押 { $number2 }
    [2] 「兩張」押 { $number2 }
   *[3] 「三張」押 { $number2 }
}
    .told = { $number ->
        [1] { $seat } 在「一張」押 { $number2 }
        [2] { $seat } 在「兩張」押 { $number2 }
       *[3] { $seat } 在「三張」押 { $number2 }
    }
act-split = 分成 { $tiles }、{ $tiles2 }、{ $tiles3 }
    .button = 分牌
    .told = { $seat } 分成 { $tiles }、{ $tiles2 }、{ $tiles3 }
verb-split = 分牌

## 牌局經過

act-split-hidden = { $seat } 已分好牌
act-the-banker-shows = 莊家亮出 { $tiles }

## 牌在哪裡。`.short` 用於窄螢幕。

zone-bank = 莊家，閒家共押
    .short = 莊，共押
zone-bet-on = 押{ $group }
    .short = { $group }
zone-banker-hidden = 莊家的兩張
    .short = 莊家
zone-banker-shown = 莊家的兩張：{ $value } 點
    .short = 莊家：{ $value } 點
zone-to-match = 要湊 { $target } 點，比{ $colour }
zone-group = { $group }：{ $value } 點
    .short = { $value } 點
zone-group-hit = { $group }：中
    .short = 中
zone-group-missed = { $group }：不中
    .short = 不中

## 為什麼付

term-tiles-count = { $tiles } { $value } 點
paid-all-match = 三組都中 { $target } 點，{ $colour } { $pips } 個
paid-all-match-by-banker = 莊家賠：三組都中 { $target } 點，{ $colour } { $pips } 個
paid-match = { $tiles } 中 { $target } 點，{ $colour } { $pips } 個
paid-nobody-matches = 「{ $group }」那組沒人中 { $target } 點
paid-fee = 三組全中的抽水

## 玩法

preset-exact = 對點
preset-exact-for-small-change = 對點小注
preset-exact-knock-out = 對點淘汰
preset-exact-with-a-banker = 對點有莊
preset-fixed-banker-exact = 固定莊家，對點

## 選項

option-mode = 比法
    .effect = 各組要贏過莊家蓋著的兩張，還是要湊成桌上兩張明牌的點數
option-mode-outrank = 贏過莊家
option-mode-exact = 對點
option-mode-exact-with-banker = 對點有莊
option-banker-wild = 莊家用百搭
    .effect = 跟莊家比大時，莊家的二四和丁三是否也算百搭
option-fixed-bets = 固定注
    .effect = 對點玩法中一張、兩張、三張各押多少
option-fixed-bets-3-7-15 = 3、7、15
option-fixed-bets-1-2-3 = 1、2、3
option-banker-loss = 莊家賠付
    .effect = 對點有莊時，莊家賠給三組全中的人多少
option-absolute-tie = 三組全中平手
    .effect = 對點玩法中幾家同樣三組全中時，算和局，還是逐組結算
option-absolute-tie-push = 和局
option-absolute-tie-groups = 逐組結算
option-house-fee = 賭場抽水
    .effect = 三組全中的人付給賭場多少

## 第一局

lesson-1 = 發牌之前要押三注：一張、兩張、三張各一注。閒家佔便宜，每次都押最多。
lesson-2 = 三注都要押，各算各的。
lesson-3 = 這是你的六張牌，分成一張、兩張、三張。一組只取個位數，0 算 10，最大；[4:2] 和 [2:1] 可當 3 或 6。
lesson-4 = 最好的組：[6:6][1:1][2:1] 共 20，算 10；[3:3][4:2] 是 9；[4:4] 單獨是 8。
lesson-5 = 這是你的三組。大家都分好之前，別人看不到。
lesson-6 = 莊家的兩張亮出來了：共 18 點，算 8。你的 8 和局，9 和 10 都贏。
lesson-7 = 兩注各贏 10 個，一注收回。要是哪組不到 8，那一注就輸了。

## 終端機裡的勝算和統計表

lab-value = 點數
lab-values = 點數
lab-banker-pair = 莊家的兩張
lab-banker-pairs = 莊家的牌數
lab-mean-on-it = 押一個籌碼平均
lab-split = 分法
lab-nothing = 全不中
lab-target = 要湊的點數
lab-tables = 桌上的兩張
lab-best-split = 最好的分法
lab-bets-matched = 押中的注
lab-groups-by-value = 各組的最好點數
lab-bets-on = 一張、兩張、三張各押
lab-mean-of-a-hand = 每局平均
lab-of-a-chip = 每個籌碼
lab-best-splitter = 總是分得最好的閒家
lab-any = 任何點數
lab-deals = 發牌數
lab-share-of-deals = 佔全部發牌
lab-all-match = 三組都能湊中
lab-exact-pairs = 精確計算，全部 { $pairs } 種兩張
lab-exact-splits = 精確計算，莊家全部 { $pairs } 種兩張，每組押一個籌碼；* 最好
lab-exact-targets = 精確計算，桌上全部 { $tables } 種兩張；分法按押中最多算，各注為 { $bets }
lab-exact-groups = 精確計算，全部 { $groups } 種組
lab-exact-tables = 精確計算，桌上兩張與手牌的全部 { $deals } 種發法

## 策略卡

lab-card-title = 打零：策略卡
lab-card-title-of-matching = 打零（對點）：策略卡
lab-card-exact = 數字都是精確計算的，算遍手牌與莊家兩張的全部 { $deals } 種發法。
lab-card-values = 各點數值多少
lab-card-mean-by-value = 一組是這個點數時，押一個籌碼平均贏多少；會隨你手裡的牌略有出入。
lab-card-worth = 所值
lab-card-how-to-split = 怎麼分牌
lab-card-largest-sum = 每種分法都把各組的注乘以所值，再加起來，取總和最大的。各組的注相同時，結果如下：
lab-card-group = 組
lab-card-is = { $value } 點
lab-card-is-less = 更小
lab-card-mean = 每個籌碼平均
lab-card-what-to-bet = 怎麼下注
lab-card-only-players-choose = 只有閒家能選：每組都押 { $most }，每局平均 { $gain }；莊家輸給每個閒家的也是這麼多。
lab-card-most-on-one = 「{ $group }」押 { $most }，另外兩組各押 { $least }：每個籌碼平均 { $gain }。
lab-card-bet-the-most = 所以每組都押最大注；做莊只因輪到自己。
lab-card-exact-bets = 數字都是精確計算的。一張押 { $single }，兩張押 { $pair }，三張押 { $triple }。
lab-card-how-likely = 湊中的機會
lab-card-one-tile-matches = 一張能湊中
lab-card-all-match = 三組全中
lab-card-match-all = 能三組全中就全中：其他每家付你 { $chips }。
lab-card-three-weigh-more = 不然就讓押中的籌碼最多：三張那組（{ $triple }）比一張、兩張兩組合起來（{ $others }）還多。
lab-card-three-weigh-as-much = 不然就讓押中的籌碼最多：三張那組（{ $triple }）跟一張、兩張兩組合起來（{ $others }）一樣多。
lab-card-colour = 押中的一樣多時，把桌上要比的那種顏色的點放進注最大的一組。
lab-card-keep-wild = [4:2] 和 [2:1] 可當 3 或 6，留給不靠它們就湊不中的那組。
