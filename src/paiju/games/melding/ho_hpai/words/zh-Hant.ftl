game-name = 韓國骨牌·胡牌（톡）
game-summary = 把一張牌放到隊尾，拿隊首的一張，湊成兩副三張。

## 牌在哪裡

zone-line = 牌列（左為首）
zone-eye = 眼
zone-discards = 棄牌
zone-discards-last = 棄牌，剛打出 { $tiles }
zone-won = { $hand }，{ $amount } 分

## 要你做什麼

ask-put-and-take = 放一張牌到隊尾；隊首的一張歸你。
ask-win-or-put-and-take = 可以胡牌；不胡就放一張牌到隊尾，隊首的一張歸你。
ask-win-or-pass = 你拿到 { $tiles }，可以胡了：胡，還是過？
ask-pass = 你拿到 { $tiles }，還不能胡：請過。
ask-got = 你拿到 { $tiles }。
ask-took = 你拿了 { $tiles }。
ask-put = 放一張牌到隊尾。
ask-win-or-put = 可以胡牌；不胡就放一張牌到隊尾。
ask-take-or-draw = 拿 { $seat } 打出的 { $tiles }，或從牌牆摸一張。
ask-rummy-discard = 打出一張牌。
ask-win-or-rummy-discard = 可以胡牌；不胡就打出一張牌。

## 動作

act-put = 把 { $tiles } 放到隊尾
    .button = 放到隊尾
    .told = { $seat } 放一張牌到隊尾
verb-put = 放到隊尾
act-take = 拿剛打出的牌
    .button = 拿牌
    .told = { $seat } 拿了剛打出的牌

## 為什麼不行

no-take-or-draw-first = 先拿剛打出的牌，或摸牌
no-winning-hand = 你的六張還沒有胡
no-second-put = 你已經放過一張：胡，或過
no-turn-but-to-put = 輪到你放一張牌，或胡牌
no-turn-but-to-discard = 輪到你打出一張牌，或胡牌
no-single-put = 請只選一張要放的牌

## 電腦這樣打的理由

why-win-now = 已經胡了，再等也沒有好處。
why-known-tiles-win = 我知道哪些牌會回到我手上：配上它們就能胡牌。
why-most-tiles-win = 留下的牌，能胡的張數最多。
why-most-triplets = 留下的牌，湊成三張的機會最多。
why-thrown-tile-helps = 打出的這張比摸一張未知的更有幫助。
why-drawn-tile-may-help = 打出的這張沒用；摸一張也許有用。

## 胡牌與三張

paid-hand = { $line }（{ $parts }）
term-triplet = { $kind } { $tiles }
term-straight = { $number } 點一條龍
term-military-dragons = 兩副武牌全龍
term-paired-dragons = 兩副成對的全龍
term-full-dragons = 兩副全龍
term-alike-of-doubles = 兩副相同，全是雙點牌
term-big-and-small = 大小龍，無雙點牌
term-big-and-small-doubles = 大小龍，全是雙點牌
term-same-sok = 兩副同數的合巧或五子
term-two-triplets = 兩副三張
term-three-pairs = 三對
kind-split = 分相
kind-coincidence = 合巧
kind-five-sons = 五子
kind-full-dragon = 全龍
kind-small-dragon = 小龍
kind-big-dragon = 大龍
kind-kao = 二三靠

## 選項

option-scoring = 計分表
    .effect = 用哪一張計分表
option-scoring-culin = 庫林
option-scoring-korean = 韓國
option-scoring-combined = 兩者合一
option-sok = 合巧、五子
    .effect = 合巧和五子算不算一副三張
option-pairs = 武牌對子
    .effect = 武牌怎樣成對，用於成對的全龍和三對
option-pairs-korean = 韓國配法
option-pairs-chinese = 中國配法
option-kao-without-doubles = 沒有雙點牌的二三靠
    .effect = [6:3][6:2][3:2] 算不算一副三張
option-kao-without-doubles-counts = 算
option-kao-without-doubles-invalid = 不算
option-big-small-doubles = 全是雙點牌的大小龍
    .effect = 大龍、小龍都由雙點牌組成時值幾分
option-three-pairs = 三對
    .effect = 三對能不能胡（4 分）
option-remove-doubles = 拿掉大雙點牌
    .effect = 三人時是否拿掉 3 到 6 的雙點牌；四人一律用全副牌
option-line-fix = 另放的牌
    .effect = 眼：亮出一張另放一邊，讓所有的牌輪轉，而不只是各家自己的牌
option-line-fix-none = 不放
option-line-fix-eye = 眼
option-draw-order = 行牌次序
    .effect = 先放牌再拿牌，還是手上五張、先拿再放
option-draw-order-put-first = 先放後拿
option-draw-order-draw-first = 先拿後放
option-play = 打法
    .effect = 拉密：改用牌牆，棄牌明放，最後打出的那張可以拿；不用眼，也不分放與拿的次序
option-play-line = 牌列
option-play-rummy = 拉密
option-max-rounds = 圈數上限
    .effect = 打滿這麼多圈，這一局就沒人胡牌；沒設定就是 12 圈，有眼 50 圈，拉密 40 圈

## 玩法

preset-eye = 眼
preset-three-players-eye = 三人，眼
preset-three-players-full-set = 三人，全副牌
preset-draw-first = 先拿牌
preset-rummy = 拉密
preset-three-players-rummy = 三人，拉密
preset-culin-to-the-letter = 照庫林原文
preset-korean-no-sok-three-pairs = 韓國規則，不用合巧、五子，三對可胡

## 第一局的引導

lesson-1 = 這是你的六張牌。要湊成兩副三張；只看三張牌上的六個數，例如 1 2 3 4 5 6。
lesson-2 = 這是蓋著的牌列，左邊是隊首。放一張到隊尾，隊首的一張歸你。[5:3] 跟別的牌最不合，就放它。
lesson-3 = 你拿到 [5:1]。[6:4][5:1][3:2] 從 1 到 6 都有，是一副全龍。另外三張還湊不成，先過。
lesson-4 = 留住全龍，試試其他的牌：放下 [3:1]，看看來的是什麼。
lesson-5 = 來的是另一張 [3:1]！四人時，你放的牌隔你自己的兩輪會回來。[3:1][3:1][2:2] 就是小龍 1 1 2 2 3 3。
lesson-6 = [4:4] 用不到了：放下它，等 [3:1] 回來。
lesson-7 = 你的 [3:1] 已經到隊首。放下 [5:3]，它就歸你。
lesson-8 = 兩副三張湊齊了：胡牌。其他各家各付你 2 分。
