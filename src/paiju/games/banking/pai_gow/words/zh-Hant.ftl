# 牌九的詞句。

game-name = 牌九
game-summary = 四張配成頭尾兩組，兩組都贏過莊家。

## 提問

ask-set = 把四張牌配成頭尾兩組：尾比莊家的尾，頭比莊家的頭。

## 電腦這樣打的理由

why-bet-least = 注大注小不改變勝算，閒家在這裡又不佔便宜：下最小的注。
why-bet-boldly = 誰都不佔便宜，全看配牌：籌碼夠就多下注。
why-unrivalled = 別的配法，頭尾都不會更好。
why-balanced = 牌力強：頭也有勝算，頭尾都可能贏。
why-lopsided = 牌力弱：把尾做大、放棄頭，可以保住本注。
why-best-chances = 這樣配，頭尾合起來勝算最大。

## 為什麼不行

no-bet-set-now = 牌已發，注已定；請配牌
no-set-other-tiles = 四張牌要全部配完；你有 { $tiles }
no-set-two-hands = 要配成頭尾兩組，每組兩張

## 動作

act-set = 配成 { $tiles } 和 { $tiles2 }
    .button = 配牌
    .told = { $seat } 配成 { $tiles } 和 { $tiles2 }
verb-set = 配牌

## 牌局經過

act-set-hidden = { $seat } 已配好牌

## 牌在哪裡

zone-high-hand = 尾（大）：{ $hand }
zone-low-hand = 頭（小）：{ $hand }

## 牌的大小，為此付的分

kind-gong = 槓
kind-wong = 王
kind-pair = 對子
term-hand-shown = { $hand } { $tiles }
term-both-hands = 尾 { $high }、頭 { $low }
paid-against = { $payer }；對方：{ $payee }
paid-against-copy-to-banker = { $payer }；對方：{ $payee }（平手算莊家贏）
paid-against-copy-is-push = { $payer }；對方：{ $payee }（平手不算輸贏）
paid-commission = 贏 { $gain } 抽水 { $percent }%

## 玩法

preset-small = 小牌九
preset-small-with-a-strong-bank = 小牌九強莊
preset-equal-chances = 機會均等
preset-casino = 賭場
preset-eight-players = 八人

## 選項

option-variant = 大小牌九
    .effect = 小牌九每人兩張，不用配牌
option-variant-full = 大牌九
option-variant-small = 小牌九
option-copies = 平手
    .effect = 兩組一樣大時是否算莊家贏；大牌九算莊家贏，小牌九不算輸贏
option-copies-banker = 算莊家贏
option-copies-none = 不算輸贏
option-zero-tie = 零點對零點
    .effect = 零點對零點算平手，還是跟別的點數一樣比大牌
option-zero-tie-copy = 算平手
option-zero-tie-high-tile = 比大牌
option-gee-joon-rank = 至尊兩張的大小
    .effect = 比大牌時，二四是否排在雜七與雜五之間
option-gee-joon-rank-both-low = 兩張都最小
option-gee-joon-rank-six-high = 二四大過雜五
option-house-way = 賭場配法
    .effect = 賭場怎麼配四張牌
option-house-way-easy = 簡易規則
option-house-way-max-sum = 頭尾之和最大
option-banker-sets = 莊家的牌
    .effect = 莊家的牌由自己配，還是照賭場配法
option-banker-sets-free = 自己配
option-banker-sets-house-way = 照賭場配法
option-commission-percent = 抽水（%）
    .effect = 贏家付給賭場多少
option-commission-rounding = 抽水取整
    .effect = 抽水不足一個籌碼時怎麼取整
option-commission-rounding-up = 進位
option-commission-rounding-down = 捨去

## 第一局

lesson-1 = 你只跟莊家比。先下注，後發牌：選押多少籌碼，押一個就夠了。
lesson-2 = 這是你的四張牌。配成兩組，每組兩張：大的叫尾，跟莊家的尾比；小的叫頭，跟莊家的頭比。
lesson-3 = 雜八 [6:2] 和 [5:3] 是對子，對子是最大的一類。另外兩張共 17 點，只取個位數，就是 7 點。
lesson-4 = 對子是尾，7 點是頭。莊家也配好之前，別人都看不到。
lesson-5 = 牌全亮出來了。莊家的尾是王，就是 [6:6] 配九點，你的對子贏過它；7 點又贏過 5 點：頭尾都贏。
lesson-6 = 你贏得這一注。一贏一輸就不輸不贏；平手算莊家贏。

## 終端機裡的勝算和統計表

lab-way-easy = 簡易規則
lab-way-max-sum = 頭尾之和最大
lab-way-optimal = 最佳配法
lab-two-tiles = 兩張牌
lab-four-tiles = 四張牌，配法：{ $way }
lab-high-hand = 尾
lab-low-hand = 頭
lab-setting = 配法
lab-tiles-which-are = { $tiles }，{ $hand }
lab-tiles-called = { $tiles } { $hand }
lab-both-hands = { $high } | { $low }
lab-with-commission = 扣 { $percent } % 抽水
lab-chip-staked = 押一個籌碼
lab-chip-by-ways = 押一個籌碼，看雙方怎樣配牌
lab-player-sets = 閒家配法
lab-banker-sets = 莊家配法
lab-player = 閒家
lab-player-charged = 閒家，扣 { $percent } %
lab-banker = 莊家
lab-banker-charged = 莊家，扣 { $percent } %
lab-exact-banker = 精確計算，莊家全部 { $hands } 種牌
lab-exact-banker-sets = 精確計算，莊家全部 { $hands } 種牌，配法：{ $way }；* 最好
lab-exact-ways = 精確計算，全部 { $deals } 種發牌；「{ $optimal }」是對「{ $way }」最好的配法

## 策略卡

lab-card-title = 牌九：策略卡
lab-card-exact = 數字都是精確計算的：押一個籌碼，莊家照賭場配法「{ $way }」配牌。
lab-card-what-beats-what = 牌的大小
lab-card-pairs = 對子，從大到小：{ $pairs }。
lab-card-wong = 王：[6:6] 或 [1:1] 配九點。
lab-card-gong = 槓：[6:6] 或 [1:1] 配八點。
lab-card-points = 點數：總點數取個位數，[4:2] 和 [2:1] 可當 3 或 6；點數相同再比大牌。
lab-card-a-pair = 有對子：除了下列情況都不拆
lab-card-split-when = 另外兩張是這些點數時拆開
lab-card-split-with = { $pips }
lab-card-never = 不拆
lab-card-by-the-tiles = { $plain }；看是哪些牌：{ $pips }
lab-card-no-pair = 沒有對子
lab-card-worth-of-house-way = { $hands } 種牌裡有 { $same } 種（{ $share }），賭場配法「{ $way }」就是最好的，或跟最好的一樣；整體算來，要吃虧 { $cost }。
lab-card-strong = 牌力強：頭要做到六點以上，頭尾都可能贏。
lab-card-weak = 牌力弱：放棄頭，把尾做大，可以保住本注。
lab-card-gong-or-wong = 有槓或王，就算頭只有零點或一點，也不拆。
lab-card-outcomes = { $way }：贏 { $win }，和局 { $push }，輸 { $lose }。
lab-card-best-setting = 最佳配法
lab-card-house-way = 賭場配法
lab-card-bank-earns = 雙方都照賭場配法時，莊家平均贏注的 { $share }：能做莊就做莊。
