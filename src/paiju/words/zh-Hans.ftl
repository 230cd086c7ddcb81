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
