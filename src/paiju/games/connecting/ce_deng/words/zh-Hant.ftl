# 斜釘

game-name = 斜釘
game-summary = 四人接龍：全部接上或幾乎接不上，付出的點數都加倍。

## 牌在哪裡

zone-head = { $seat } 發牌，為頭家
zone-shown-before = 上一副的牌，未打

## 電腦這樣打的理由

why-pass-in-reach = 到現在我的牌全都接上了：這樣還能保住全接。

## 計分表

paid-eight-doubles = { $points } 點，八張雙點牌 ×2
paid-doubled-once = { $points } 點，對方 { $against } 點，{ $why } ×2
paid-doubled-twice = { $points } 點，對方 { $against } 點，{ $why } ×2，{ $why2 } ×2
paid-pass = { $seat } 全接
paid-head = { $count } 頭
paid-tail = { $count } 尾
joint-penalties = { $before }對{ $after }

## 玩法

preset-six-head-seven-tail = 六頭七尾
preset-no-redeals = 不重發

## 選項

option-penalty-rule = 頭尾罰則
    .effect = 頭家和尾家各有幾張沒接上就加倍；沒有罰則時，只有全接加倍
option-penalty-rule-7-8 = 七頭八尾
option-penalty-rule-6-7 = 六頭七尾
option-penalty-rule-none = 沒有罰則
option-redeal-doubles = 重發所需雙點牌
    .effect = 一手牌有這麼多張雙點牌就重發
option-redeal-doubles-none = 不重發
option-eight-doubles = 八張雙點牌
    .effect = 一手八張全是雙點牌時，立刻贏、重發，或是照打
option-eight-doubles-pay-double = 立刻贏，付雙倍
option-eight-doubles-redeal = 重發
option-eight-doubles-none = 照打
option-penalty-vs-penalty = 受罰對受罰的倍數
    .effect = 兩家都幾乎沒接上時，彼此之間的倍數

## 第一局，一步一步來

lesson-1 = 你做莊，所以這一局你是頭家，由你起頭。沒有人有七張雙點牌，照常打。
lesson-2 = 這是你的牌。用 [5:5] 起頭，它點數大，又只能接在 5 上；你還有 [5:5] 和 [5:4]，再輪到 5 也接得上。
lesson-3 = 這是龍，末端的 2 開口。接得上就一定要接，現在是 [2:2]。
lesson-4 = 開口是 3。接 [3:1]，別接 [6:3]：你還有兩張帶 1 的牌。
lesson-5 = 蘭蘭沒有 5，蓋了一張牌。打完時，這張牌的點數要算在她頭上。
lesson-6 = 數一數：能從 5 接出去的牌，只有你的 [5:4] 還沒出來。接 [5:5]，除了你誰都接不上。
lesson-7 = 還剩兩張，一張也沒蓋：全接有望。牌全部接上的人，別人加倍付給他。
lesson-8 = 你的牌全接上了：阿軍、蘭蘭、老博都付你點數差的兩倍。

## 終端機裡的勝算和統計表

lab-a-pass = 有人全接
lab-a-penalty = 有人受罰（七頭八尾）
