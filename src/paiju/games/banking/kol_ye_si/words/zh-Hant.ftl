# 골여시的詞句。

game-name = 韓式比點（골여시）
game-summary = 看一張，下注，再摸一兩張，贏過莊家的兩張。

## 提問

ask-bet-on-tile = 看著手裡的 { $tiles }，下注 { $least } 到 { $most }；莊家是 { $banker }。
ask-draw-one-or-two = 你有 { $tiles }，再摸一張或兩張；總點數的個位數要大過莊家。
ask-draw-one = 你有 { $tiles }，再摸一張。
ask-draw-two = 你有 { $tiles }，再摸兩張。

## 電腦這樣打的理由

why-tile-gains = 這張牌平均會贏：籌碼夠就多下注。
why-tile-loses = 這張牌平均會輸：下最小的注。
why-one-more = 手裡是 0、1、2、7 或 9 點時，再摸一張比較容易拿到大點數。
why-two-more = 手裡是 3、4、5、6 或 8 點時，再摸兩張比摸一張好。

## 為什麼不行

no-draw-before-stakes = 要先下注，再摸牌
no-bet-draw-now = 注已定；請摸牌
no-draw-one-or-two = 要摸一張或兩張
no-draw-only-one = 這一桌每家都再摸一張
no-draw-only-two = 這一桌每家都再摸兩張

## 動作

act-draw = 再摸 { $number } 張
    .told = { $seat } 再摸 { $number } 張
verb-draw = 摸牌

## 牌局經過

act-show-points = { $seat } 亮出 { $tiles }：{ $points }
act-show-perfect-pair = { $seat } 亮出 { $tiles }，完美對子

## 牌的大小，為此付的分

kind-perfect-pair = 完美對子
paid-perfect-pair = 莊家的完美對子 { $tiles }

## 玩法

preset-without-the-perfect-pair = 不用完美對子
preset-one-more-tile = 只多摸一張
preset-two-more-tiles = 只多摸兩張
preset-gambling-house = 賭坊
preset-ten-players = 十人

## 選項

option-perfect-pair = 完美對子
    .effect = 莊家兩張牌完全相同，立即通吃
option-draw-counts = 摸幾張
    .effect = 第一張之外還可以摸幾張；只選 1 或 2 就沒有選擇
option-draw-counts-1-2 = 1 或 2

## 第一局

lesson-1 = 你的第一張共 11 點，只取個位數，算 1 點。可是它是最好的一張：配上它能拿到大點數的牌很多。
lesson-2 = 先在這張牌上下注，再摸牌；你只跟莊家比。這麼好的牌押最多，押 10 個。
lesson-3 = 莊家拿了兩張；要是兩張相同，就立即通吃了。現在輪到你摸：0、1、2、7、9 點再摸一張，別的點數再摸兩張。
lesson-4 = 摸到 [4:4]，共 19 點，算 9 點，不能再大了。現在別人摸牌。
lesson-5 = 牌全亮出來了。莊家是 3 點：大過它的贏自己的注，小過它的輸，相同就和局。
lesson-6 = 你的 9 點贏過 3 點，贏得押下的 10 個籌碼。下一局輪到右手邊的人做莊。

## 終端機裡的勝算和統計表

lab-choice = 選擇
lab-draw = 再摸 { $count } 張
lab-lose-to-perfect-pair = 輸給完美對子
lab-exact-cases = 精確計算，全部 { $cases } 種情況；* 最好
lab-tiles-in-set = 一副牌裡張數
lab-gain-by-tile = 第一張牌每個籌碼平均贏多少
lab-strategy = 策略
lab-strategies = 各種策略
lab-profit-a-hand = 每局贏
lab-mean-stake = 平均注
lab-profit-a-chip = 每個籌碼贏
lab-growth-of = { $chips } 個籌碼的增長
lab-exact-stakes = 精確計算，全部 { $tiles } 張第一張牌；注從 { $least } 到 { $most }
lab-strategy-fixed = 固定（押 { $stake }，摸 { $count }）
lab-strategy-random = 隨意
lab-strategy-eleven = 十一點押大
lab-strategy-weighted = 按點摸牌
lab-strategy-threshold = 湊夠點數（{ $least }，{ $bonus }）
lab-strategy-exact = 精確
lab-strategy-equal = 注一樣大
lab-strategy-card = 策略卡
lab-strategy-evolved = 繁殖所得
lab-strategy-optimal = 最佳
lab-banker-gain = 閒家打得最好時，莊家每局贏多少
lab-stakes = 注從 { $least } 到 { $most }
lab-all-stakes = 每注都是 { $stake }
lab-no-perfect-pair = { $stakes }，不用完美對子
lab-exact-first-tiles = 精確計算，每家全部 32 張第一張牌
lab-tile-by-tile = 逐張看
lab-stake-and-draw = { $strategy }：押，摸
lab-what-strategies-do = 各種策略怎麼打
lab-behind = 落後「{ $strategy }」
lab-growth-a-hand = 每局增長，‱
lab-behind-in-growth = 增長落後「{ $strategy }」
lab-fresh-deals = 用新發的牌試
lab-follow = 下注：{ $staked }。摸牌：{ $drawn }。
lab-stake-on = { $tiles } 押 { $stake }
lab-draw-to = { $tiles } 再摸 { $count } 張
lab-then = { $first }；{ $rest }
lab-and-tile = { $tiles } 和 { $last }
lab-any-other-tile = 其餘的牌
lab-every-tile = 每張牌

## 策略卡

lab-card-title = 韓式比點：策略卡
lab-card-exact = 數字都是精確計算的；別的閒家拿什麼牌都不影響。
lab-card-draw-and-stake = 摸牌與下注
lab-card-first-tile = 第一張
lab-card-draw = 摸牌
lab-card-gain = 每個籌碼平均贏
lab-card-stake = 下注
lab-card-high = 大
lab-card-low = 小
lab-card-one-more = 再摸一張
lab-card-two-more = 再摸兩張
lab-card-what-it-brings = 能贏多少
lab-card-this-way = 照這樣打，注從 { $least } 到 { $most }：每局平均 { $hand } 個籌碼，每個籌碼平均 { $chip }。
lab-card-equal-stakes = 同樣摸牌，注一樣大：每個籌碼平均 { $chip }。
lab-card-always = 總是{ $draw }，注一樣大：每個籌碼平均 { $chip }。
lab-card-as-banker = 做莊沒有什麼可選的：要是能定注的範圍，就定得窄一點。
