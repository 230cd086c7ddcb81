game-name = 韩国骨牌·胡牌（톡）
game-summary = 把一张牌推到队尾，拿队首的一张，凑成两副三张。

## 牌在哪里

zone-line = 牌列（左为首）
zone-eye = 眼
zone-discards = 弃牌
zone-discards-last = 弃牌，刚打出 { $tiles }
zone-won = { $hand }，{ $amount } 分

## 要你做什么

ask-put-and-take = 放一张牌到队尾；队首的一张归你。
ask-win-or-put-and-take = 可以胡牌；不胡就放一张牌到队尾，队首的一张归你。
ask-win-or-pass = 你得到 { $tiles }，可以胡了：胡，还是过？
ask-pass = 你得到 { $tiles }，还不能胡：请过。
ask-got = 你得到 { $tiles }。
ask-took = 你拿了 { $tiles }。
ask-put = 放一张牌到队尾。
ask-win-or-put = 可以胡牌；不胡就放一张牌到队尾。
ask-take-or-draw = 拿 { $seat } 打出的 { $tiles }，或从牌墙摸一张。
ask-rummy-discard = 打出一张牌。
ask-win-or-rummy-discard = 可以胡牌；不胡就打出一张牌。

## 动作

act-put = 把 { $tiles } 放到队尾
    .button = 放到队尾
    .told = { $seat } 放一张牌到队尾
verb-put = 放到队尾
act-take = 拿刚打出的牌
    .button = 拿牌
    .told = { $seat } 拿了刚打出的牌

## 为什么不行

no-take-or-draw-first = 先拿刚打出的牌，或摸牌
no-winning-hand = 你的六张还没有胡
no-second-put = 你已放过一张：胡，或过
no-turn-but-to-put = 轮到你放一张牌，或胡牌
no-turn-but-to-discard = 轮到你打出一张牌，或胡牌
no-single-put = 请只选一张要放的牌

## 电脑这样打的理由

why-win-now = 已经胡了，再等没有好处。
why-known-tiles-win = 我知道哪些牌会回到我手里：配上它们就能胡牌。
why-most-tiles-win = 留下的牌，能胡的张数最多。
why-most-triplets = 留下的牌，凑成三张的路子最多。
why-thrown-tile-helps = 打出的这张比摸一张未知的更有帮助。
why-drawn-tile-may-help = 打出的这张没用；摸一张也许有用。

## 胡牌与三张

paid-hand = { $line }（{ $parts }）
term-triplet = { $kind } { $tiles }
term-straight = { $number } 点一条龙
term-military-dragons = 两副武牌全龙
term-paired-dragons = 两副成对的全龙
term-full-dragons = 两副全龙
term-alike-of-doubles = 两副相同，全是双点牌
term-big-and-small = 大小龙，无双点牌
term-big-and-small-doubles = 大小龙，全是双点牌
term-same-sok = 两副同数的合巧或五子
term-two-triplets = 两副三张
term-three-pairs = 三对
kind-split = 分相
kind-coincidence = 合巧
kind-five-sons = 五子
kind-full-dragon = 全龙
kind-small-dragon = 小龙
kind-big-dragon = 大龙
kind-kao = 二三靠

## 选项

option-scoring = 计分表
    .effect = 用哪一张计分表
option-scoring-culin = 库林
option-scoring-korean = 韩国
option-scoring-combined = 两者合一
option-sok = 合巧、五子
    .effect = 合巧和五子算不算一副三张
option-pairs = 武牌对子
    .effect = 武牌怎样成对，用于成对的全龙和三对
option-pairs-korean = 韩国配法
option-pairs-chinese = 中国配法
option-kao-without-doubles = 没有双点牌的二三靠
    .effect = [6:3][6:2][3:2] 算不算一副三张
option-kao-without-doubles-counts = 算
option-kao-without-doubles-invalid = 不算
option-big-small-doubles = 全是双点牌的大小龙
    .effect = 大龙、小龙都由双点牌组成时值几分
option-three-pairs = 三对
    .effect = 三对能不能胡（4 分）
option-remove-doubles = 去掉大双点牌
    .effect = 三人时是否去掉 3 至 6 的双点牌；四人总是用全副牌
option-line-fix = 另放的牌
    .effect = 眼：亮出一张另放一边，使所有的牌轮转，而不只是各家自己的牌
option-line-fix-none = 不放
option-line-fix-eye = 眼
option-draw-order = 行牌次序
    .effect = 先放牌再拿牌，还是手里五张、先拿再放
option-draw-order-put-first = 先放后拿
option-draw-order-draw-first = 先拿后放
option-play = 打法
    .effect = 拉米：改用牌墙，弃牌明放，最后打出的一张可以拿；不用眼，也不分放与拿的次序
option-play-line = 牌列
option-play-rummy = 拉米
option-max-rounds = 圈数上限
    .effect = 打满这么多圈，这一局就无人胡牌；不设则 12 圈，有眼 50 圈，拉米 40 圈

## 玩法

preset-eye = 眼
preset-three-players-eye = 三人，眼
preset-three-players-full-set = 三人，全副牌
preset-draw-first = 先拿牌
preset-rummy = 拉米
preset-three-players-rummy = 三人，拉米
preset-culin-to-the-letter = 照库林原文
preset-korean-no-sok-three-pairs = 韩国规则，不用合巧、五子，三对可胡

## 第一局的引导

lesson-1 = 这是你的六张牌。要凑成两副三张；只看三张牌上的六个数，比如 1 2 3 4 5 6。
lesson-2 = 这是扣着的牌列，左边是队首。放一张到队尾，队首的一张归你。[5:3] 跟别的牌最不合，放它。
lesson-3 = 你得到 [5:1]。[6:4][5:1][3:2] 从 1 到 6 都有，是一副全龙。另外三张还不成副，先过。
lesson-4 = 留住全龙，试试其余的牌：放下 [3:1]，看来的是什么。
lesson-5 = 来的是另一张 [3:1]！四人时，你放的牌过你自己的两轮会回来。[3:1][3:1][2:2] 就是小龙 1 1 2 2 3 3。
lesson-6 = [4:4] 用不着了：放下它，等 [3:1] 回来。
lesson-7 = 你的 [3:1] 已到队首。放下 [5:3]，它就归你。
lesson-8 = 两副三张齐了：胡牌。其余各家各付你 2 分。
