# 各遊戲共用的詞句。

## 幾樣東西連在一起

joint-comma = { $before }，{ $after }
joint-or = { $before }或{ $after }
joint-plus = { $before }＋{ $after }
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

no-not-allowed = 不能「{ $text }」：{ $why }
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

## 伺服器的回絕

refused-not-a-number = { $name } 必須是數字。
refused-nothing-for-you = 這裡沒有可看的內容。
refused-no-seat = 沒有 { $seat } 號座位。
refused-no-hand = 沒有第 { $hand } 局，這一場共 { $hands } 局。
refused-no-table = 沒有這張桌子。
refused-session-not-over = 這一場還沒有結束。
refused-no-session = 這一桌沒有第 { $number } 場。
refused-no-game = 沒有「{ $game }」這個遊戲。
refused-no-hello = 請先打招呼（hello）。
refused-not-at-table = 請先入座。
refused-wrong-version = 伺服器使用第 { $server } 版協定，你的頁面使用第 { $client } 版，請重新載入。
refused-no-text-frame = 訊息必須是文字訊框。
refused-malformed = 這不是協定中的訊息：{ $error }
refused-stopping = 伺服器正在重新啟動，請稍後再來。
refused-full-server = 伺服器的連線已滿。
refused-too-fast = 送出得太快，請稍候。
refused-full-tables = 伺服器的桌子已滿。
refused-tables-of-visitor = 你已有 { $count } 張桌子，請先離開幾張。
refused-tables-too-fast = 開桌太快，請過一會兒再試。
refused-sessions-too-fast = 要求太快，請稍候。
refused-full-address = 你的位址連線太多。
refused-coming-too-fast = 進出太頻繁，請稍候。
refused-forged-ticket = 這張座位憑證不是本伺服器發的。
refused-expired-ticket = 座位憑證已過期。
refused-spent-ticket = 座位憑證已用過。
refused-forged-pass = 這張通行證不是本伺服器發的。
refused-unreachable = 暫時連不上這張桌子，請再試。
refused-not-your-turn = 還沒輪到你。
refused-watching = 你在旁觀，只有入座的人可以這樣做。
refused-replaced = 你已在別處回到這一桌。
refused-nothing-to-undo = 沒有可以悔的：{ $why }。
refused-option = { $why }
refused-too-many-bots = { $seats } 個座位中最多 { $most } 個可以是電腦。
refused-busy-table = 這一桌太忙，請再試。
refused-closed = 這一桌已關閉。
refused-already-seated = 你在這一桌已有座位，請用憑證回來。
refused-full-table = 座位已滿。
refused-seat-taken = { $seat } 的座位已有人。
refused-bad-name = 名字裡要有看得見的字。
refused-turn-of = 現在輪到 { $seat }。
refused-not-asked = 沒有問你，或你已回答。
refused-over = 整場已經結束。
refused-nobody-plays = 現在沒有人出牌。
refused-stale = 局面已經變了。
refused-pledges-in = 這次發牌的承諾已齊。
refused-pledges-missing = 承諾到齊才公開數值。
refused-not-pledged = 這不是你承諾的數值。
refused-value-shown = 你已公開數值。
refused-not-signed = 這不是你對已公布內容的簽名。
refused-other-commitment = 這次發牌的承諾已更換，請對新的承諾再次提交。
refused-no-deal-due = 現在不用發牌。
refused-next-deal = 下一次是第 { $number } 次發牌。
refused-nothing-to-fill = 沒有空座位了。
refused-begun = 已經開始了。
refused-seats-free = 還有空座位：{ $seats }。
refused-no-undo = 這一桌不能悔牌。
refused-undo-asked = { $seat } 已在請求悔牌。
refused-no-undo-asked = 沒有人請求悔牌。
refused-agreed = 你已同意。
refused-no-player-at = { $seat } 那裡沒有別的玩家。
refused-player-there = { $seat } 在座。
refused-voted = 你已投過票。
refused-no-stand-in = 沒有電腦替你打。
refused-full-audience = 旁觀的人太多。
refused-bot-thinking = 電腦正在想。
refused-unreadable-log = 這一桌的記錄無法讀取，不能繼續。
refused-not-saved = 伺服器暫時存不下，請再送一次。
refused-full-reports = 伺服器上的意見已滿。
refused-no-language = 沒有 { $language } 這種語言。

## 遊戲的類別

family-connecting-name = 接龍
family-connecting-about = 首尾相接，接不上的牌要扣分。
family-tricks-name = 鬥牌
family-tricks-about = 出牌、壓牌或墊牌，最後一墩往往定勝負。
family-fishing-name = 釣魚
family-fishing-about = 用手中的牌釣池中的牌。
family-melding-name = 湊牌
family-melding-about = 摸牌、打牌、要牌，湊成胡牌。
family-banking-name = 比點
family-banking-about = 下注、配牌，與莊家比大小。
family-solitaire-name = 單人
family-solitaire-about = 一人靜玩的牌局。

## 終端機

terminal-welcome = { $game }，種子 { $seed }。你是 { $seat }。
terminal-start = 輸入編號或動作；help 列出其他指令。
terminal-hand = 第 { $number } 局
terminal-your = 你的{ $zone }
terminal-which-game = 玩哪個遊戲
terminal-help = 輸入動作的編號，或用文字寫出動作，牌的先後不限。
terminal-help-hint = 電腦會怎麼打，為什麼
terminal-help-undo = 悔這一局的上一手
terminal-help-rules = 這個遊戲的規則
terminal-help-show = 重畫牌桌
terminal-help-save = 儲存這一場的記錄
terminal-help-quit = 離開
terminal-no-such-number = 編號從 1 到 { $most }。
terminal-save-where = 請寫明檔案：save 檔名
terminal-not-saved = 沒有儲存：{ $why }。
terminal-saved = 已存入 { $file }；用 paiju replay { $file } 重看。

## 規則書

example-names = 小梅 阿軍 蘭蘭 老博 小雨
example-holds = { $name } 手裡有 { $tiles }
book-aim = 目標
book-needs = 需要什麼
book-tiles = 認牌
book-example = 完整打一局
book-play = 打法
book-scoring = 計分
book-session = 一場
book-tips = 小訣竅
book-variants = 變體
book-names = 名稱與來歷
book-decisions = 我們的取捨
book-option = 選項
book-values = 取值（預設在前）
book-effect = 作用
book-yes = 是
book-no = 否
## 選項有誤

no-option-value = 選項 { $option } 不能是 { $value }，可用的值：{ $allowed }
no-option-of-that-name = 沒有 { $option } 這個選項，這個遊戲有：{ $options }
no-option-without-value = { $text } 不是選項：請寫成「名稱=值」，例如 hands=4
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

## 伺服器作弊時本方程式的提示

unfair-unreadable = 伺服器公布的第 { $deal } 次發牌的內容無法讀取。
unfair-unpublished = 第 { $deal } 次發牌已進行，應公布的內容卻沒有公布。
unfair-chain = 第 { $deal } 次發牌之前公布的內容與你所見不符。
unfair-changed = 第 { $deal } 次發牌的內容與先前公布的不同了。
unfair-replaced = 第 { $deal } 次發牌的承諾被更換，紀錄與你所見不符。
unfair-pledge-dropped = 你對第 { $deal } 次發牌的承諾已被接受，卻不在公布的名單中。
unfair-value-dropped = 你對第 { $deal } 次發牌的數值已被接受，發牌時卻沒有用上。
unfair-value = { $seat } 在第 { $deal } 次發牌中的數值與承諾的不符。
unfair-signature = { $seat } 沒有對你所見的第 { $deal } 次發牌簽名。
unfair-proof = 第 { $deal } 次發牌的證明與發牌時你所見的不符。
