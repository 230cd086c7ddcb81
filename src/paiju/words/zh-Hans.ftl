# 各游戏共用的词句。

## 几样东西连在一起

joint-comma = { $before }，{ $after }
joint-and = { $before }和{ $after }
joint-or = { $before }或{ $after }
joint-plus = { $before }＋{ $after }
joint-semicolon = { $before }；{ $after }
joint-sentence = { $before }{ $after }

## 记分表

sheet-pays = { $payer } 付给 { $payee } { $amount } 分：{ $why }
sheet-scores = { $seat } 得 { $amount } 分：{ $why }
sheet-loses = { $seat } 失 { $amount } 分：{ $why }

## 牌局经过

story-deal = 第 { $number } 次发牌
story-dice = 骰子：{ $dice }
story-end = 第 { $number } 局结束：{ $gains }
story-gain = { $seat } { SIGNED($gain) }

## 电脑这样打的理由

why-only-move = 只有这一手可走。
why-none = 没有给出理由。

## 为什么不行

no-not-allowed = 不能 { $text }：{ $why }
no-such-action = { $game } 没有 { $text } 这个动作，可用的有：{ $verbs }
no-such-tile = 没有 { $tile } 这张牌
no-tile-face-down = { $text } 里有一张盖着的牌
no-ambiguous = { $text } 可以是 { $ways }
no-move-nor-text = { $move } 既不是着法，也不是文字
no-legal-move = { $move } 现在不合规则
no-turn-of = 还没轮到 { $seat }
no-window = 现在没有人要回答
no-session-over = 整场已经结束
no-hand-going-on = 这一局还没结束
no-undo-here = 这一桌不能悔牌
no-undo-of-finished-hand = 打完的一局不能悔牌
no-undo-of-nothing = 这一局还没有可以悔的牌

## 动作

act-pass = 过
    .told = { $seat } 过
verb-pass = 过
act-keep = 不换
    .told = { $seat } 留下这手牌
verb-keep = 不换
act-redeal = 重发
    .told = { $seat } 要求重发
verb-redeal = 重发
act-win = 和牌
    .told = { $seat } 和牌
verb-win = 和牌
act-lead = 出 { $tiles }
    .button = 出牌
    .told = { $seat } 先出 { $tiles }
verb-lead = 出牌
act-play = 出 { $tiles }
    .button = 出牌
    .told = { $seat } 出 { $tiles }
verb-play = 出牌
act-beat = 用 { $tiles } 打
    .button = 打
    .told = { $seat } 用 { $tiles } 打
verb-beat = 打
act-discard = 打 { $tiles }
    .button = 打出
    .told = { $seat } 打 { $tiles }
verb-discard = 打出
act-take = 取 { $tiles }
    .button = 取牌
    .told = { $seat } 取 { $tiles }
verb-take = 取牌
act-bet = 押 { $number }
    .told = { $seat } 押 { $number }
verb-bet = 押注
act-show = 亮出 { $tiles }
    .told = { $seat } 亮出 { $tiles }

## 牌在哪里

zone-hand = 手牌

## 几类游戏共有的选项

option-hands = 局数
    .effect = 一场打几局
option-first-dealer = 首局庄家
    .effect = 第一局由谁发牌
option-first-banker = 首局庄家
    .effect = 第一局由谁坐庄

## 选项有误

no-option-value = 选项 { $option } 不能是 { $value }，可用的值：{ $allowed }
no-option-of-that-name = 没有 { $option } 这个选项，这个游戏有：{ $options }
no-option-without-value = { $text } 不是选项：请写成 名称=值，例如 hands=4
no-option-seat = 选项 { $option }：{ $value } 不是座位，可用 0 到 { $last }
no-option-for-seats = 选项 { $option }：{ $value } 不适用于 { $seats } 人，可用的值：{ $allowed }
no-crossed-stakes = 选项 min_stake：{ $least } 大于 max_stake 的 { $most }，可用 1 到 max_stake
no-exact-for-seats = 选项 mode：exact 适用于 2 到 { $most } 人，不适用于 { $seats } 人；有庄家时为 2 到 6 人
no-claim-where-all-is-captured = 选项 claim_missed：capture_compulsory 为 True 时不会漏取，所以不能是 True；请用 false，或设 capture_compulsory=false
no-sets-for-seats = 选项 sets：{ $sets } 副不够 { $seats } 人用，可用 { $fewest } 到 { $most } 或 auto
no-goal-for-groups = 选项 goal：groups={ $groups } 时没有 { $goal }，可用的值：any，{ $goals }
no-high-tile-face-down = 选项 discard_high：discards_exposed=false 时扣着的牌不能赢，所以不能是 False；请用 true
no-end-without-rounds = 选项 max_rounds：win_condition=rounds_only 时不能是 0，可用 1 或更大的数
no-target-above-hand = 选项 target：{ $target } 超过 { $seats } 人时一手牌的张数，可用 1 到 { $hand }
term-one-of = { $words }
term-any-of = { $words } 中任意几个（用逗号分开），也可以不填
term-whole-number = { $low } 到 { $high } 的整数
term-word-or-number = { $words }，或 { $low } 到 { $high } 的整数

## 游戏、人数或种子有误

no-such-game = 没有 { $game } 这个游戏，有的是：{ $games }
no-such-game-near = 没有 { $game } 这个游戏，是不是 { $near }？
no-players-but = { $game } 要 { $seats } 人，不是 { $given } 人
no-players-outside = { $game } 要 { $least } 到 { $most } 人，不是 { $given } 人
no-such-seat = 没有 { $number } 号座位，这一桌是 0 到 { $last } 号
no-such-seed = 种子是不小于 0 的整数，不能是 { $seed }

## 牌墙或骰子有误

no-tile-of-set = { $set } 里没有 { $tile } 这张牌
no-wall = 牌墙是一列牌，不能是 { $given }
no-empty-wall = 牌墙是空的
no-so-many-copies = 第 { $wall } 道牌墙有 { $count } 张 { $tile }，{ $set } 只有 { $copies } 张
no-wall-of-size = 第 { $wall } 道牌墙有 { $count } 张，{ $set } 要 { $size } 张
no-wall-between = 第 { $wall } 道牌墙有 { $count } 张，{ $set } 要 { $least } 到 { $size } 张
no-wall-missing = 第 { $wall } 道牌墙有 { $count } 张，{ $set } 要 { $size } 张，缺 { $missing }
no-void-deal = 这一副作废：按规则要重发
no-such-die = 骰子是 1 到 6 点，不能是 { $die }

## 计算或搜索的要求有误

no-such-limit = 限度是 1 到 { $most } 的局面数，例如 200000，或大于 0 的秒数，例如 1.5s，不能是 { $text }
no-odds-of-a-hand = 接龙类游戏不计算单独一手牌的胜算
no-strategy-card = 接龙类游戏没有策略卡；高手怎么打，规则书里有
