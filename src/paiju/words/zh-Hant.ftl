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

## 選項有誤

no-option-value = 選項 { $option } 不能是 { $value }，可用的值：{ $allowed }
no-option-of-that-name = 沒有 { $option } 這個選項，這個遊戲有：{ $options }
no-option-without-value = { $text } 不是選項：請寫成 名稱=值，例如 hands=4
no-option-seat = 選項 { $option }：{ $value } 不是座位，可用 0 到 { $last }
no-option-for-seats = 選項 { $option }：{ $value } 不適用於 { $seats } 人，可用的值：{ $allowed }
no-crossed-stakes = 選項 min_stake：{ $least } 大於 max_stake 的 { $most }，可用 1 到 max_stake
no-exact-for-seats = 選項 mode：exact 適用於 2 到 { $most } 人，不適用於 { $seats } 人；有莊家時為 2 到 6 人
no-claim-where-all-is-captured = 選項 claim_missed：capture_compulsory 為 True 時不會漏取，所以不能是 True；請用 false，或設 capture_compulsory=false
no-sets-for-seats = 選項 sets：{ $sets } 副不夠 { $seats } 人用，可用 { $fewest } 到 { $most } 或 auto
no-goal-for-groups = 選項 goal：groups={ $groups } 時沒有 { $goal }，可用的值：any，{ $goals }
no-high-tile-face-down = 選項 discard_high：discards_exposed=false 時蓋著的牌不能贏，所以不能是 False；請用 true
no-end-without-rounds = 選項 max_rounds：win_condition=rounds_only 時不能是 0，可用 1 或更大的數
no-target-above-hand = 選項 target：{ $target } 超過 { $seats } 人時一手牌的張數，可用 1 到 { $hand }
term-one-of = { $words }
term-any-of = { $words } 中任意幾個（用逗號分開），也可以不填
term-whole-number = { $low } 到 { $high } 的整數
term-word-or-number = { $words }，或 { $low } 到 { $high } 的整數

## 遊戲、人數或種子有誤

no-such-game = 沒有 { $game } 這個遊戲，有的是：{ $games }
no-such-game-near = 沒有 { $game } 這個遊戲，是不是 { $near }？
no-players-but = { $game } 要 { $seats } 人，不是 { $given } 人
no-players-outside = { $game } 要 { $least } 到 { $most } 人，不是 { $given } 人
no-such-seat = 沒有 { $number } 號座位，這一桌是 0 到 { $last } 號
no-such-seed = 種子是不小於 0 的整數，不能是 { $seed }

## 牌牆或骰子有誤

no-tile-of-set = { $set } 裡沒有 { $tile } 這張牌
no-wall = 牌牆是一列牌，不能是 { $given }
no-empty-wall = 牌牆是空的
no-so-many-copies = 第 { $wall } 道牌牆有 { $count } 張 { $tile }，{ $set } 只有 { $copies } 張
no-wall-of-size = 第 { $wall } 道牌牆有 { $count } 張，{ $set } 要 { $size } 張
no-wall-between = 第 { $wall } 道牌牆有 { $count } 張，{ $set } 要 { $least } 到 { $size } 張
no-wall-missing = 第 { $wall } 道牌牆有 { $count } 張，{ $set } 要 { $size } 張，缺 { $missing }
no-void-deal = 這一副作廢：照規則要重發
no-such-die = 骰子是 1 到 6 點，不能是 { $die }

## 計算或搜尋的要求有誤

no-such-limit = 限度是 1 到 { $most } 的局面數，例如 200000，或大於 0 的秒數，例如 1.5s，不能是 { $text }
no-odds-of-a-hand = 接龍類遊戲不計算單獨一手牌的勝算
no-strategy-card = 接龍類遊戲沒有策略卡；高手怎麼打，規則書裡有
