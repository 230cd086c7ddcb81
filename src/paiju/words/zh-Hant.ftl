# 各遊戲共用的詞句。

## 幾樣東西連在一起

joint-comma = { $before }，{ $after }
joint-and = { $before }和{ $after }
joint-or = { $before }或{ $after }
joint-plus = { $before }＋{ $after }
joint-semicolon = { $before }；{ $after }
joint-sentence = { $before }{ $after }

## 計分表

sheet-pays = { $payer } 付給 { $payee } { $amount } 分：{ $why }
sheet-scores = { $seat } 得 { $amount } 分：{ $why }
sheet-loses = { $seat } 失 { $amount } 分：{ $why }

## 牌局經過

story-deal = 第 { $number } 次發牌
story-dice = 骰子：{ $dice }
story-end = 第 { $number } 局結束：{ $gains }
story-gain = { $seat } { SIGNED($gain) }

## 電腦這樣打的理由

why-only-move = 只有這一手可走。
why-none = 沒有給出理由。

## 為什麼不行

no-not-allowed = 不能 { $text }：{ $why }
no-such-action = { $game } 沒有 { $text } 這個動作，可用的有：{ $verbs }
no-such-tile = 沒有 { $tile } 這張牌
no-tile-face-down = { $text } 裡有一張蓋著的牌
no-ambiguous = { $text } 可以是 { $ways }
no-move-nor-text = { $move } 既不是著法，也不是文字
no-legal-move = { $move } 現在不合規則
no-turn-of = 還沒輪到 { $seat }
no-window = 現在沒有人要回答
no-session-over = 整場已經結束
no-hand-going-on = 這一局還沒結束
no-undo-here = 這一桌不能悔牌
no-undo-of-finished-hand = 打完的一局不能悔牌
no-undo-of-nothing = 這一局還沒有可以悔的牌

## 動作

act-pass = 過
    .told = { $seat } 過
verb-pass = 過
act-keep = 不換
    .told = { $seat } 留下這手牌
verb-keep = 不換
act-redeal = 重發
    .told = { $seat } 要求重發
verb-redeal = 重發
act-win = 胡牌
    .told = { $seat } 胡牌
verb-win = 胡牌
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
act-take = 拿 { $tiles }
    .button = 拿牌
    .told = { $seat } 拿 { $tiles }
verb-take = 拿牌
act-bet = 押 { $number }
    .told = { $seat } 押 { $number }
verb-bet = 下注
act-show = 亮出 { $tiles }
    .told = { $seat } 亮出 { $tiles }

## 牌在哪裡

zone-hand = 手牌

## 幾類遊戲共有的選項

option-hands = 局數
    .effect = 一場打幾局
option-first-dealer = 首局莊家
    .effect = 第一局由誰發牌
option-first-banker = 首局莊家
    .effect = 第一局由誰做莊
