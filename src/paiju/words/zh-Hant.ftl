# 各遊戲共用的詞句。

## 幾樣東西連在一起

joint-comma = { $before }、{ $after }
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
why-search = 把 { $worlds } 種可能的牌打到底，這一手平均得 { $gain } 分。
why-endgame = 看不到的牌只有 { $worlds } 種可能，全部打到底，這一手平均得 { $gain } 分。
why-learned = 依大量對局中學到的經驗，走這一手到本局結束平均會得 { $gain } 分。
why-solved = 這樣再走 { $moves } 手就能贏。

## 為什麼不行

no-not-allowed = 不能「{ $text }」：{ $why }
no-such-action = { $game } 沒有 { $text } 這個動作，可用的有：{ $verbs }
no-such-tile = 沒有 { $tile } 這張牌
no-tile-face-down = { $text } 裡有一張蓋著的牌
no-tile-held = 你沒有 { $tiles }
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
tile-back = 暗牌

## 幾類遊戲共有的選項

option-hands = 局數
    .effect = 一場打幾局
option-first-dealer = 首局莊家
    .effect = 第一局由誰發牌
option-first-banker = 首局莊家
    .effect = 第一局由誰做莊

## 幾類遊戲共有的玩法

preset-standard = 標準
preset-two-players = 兩人
preset-three-players = 三人
preset-four-players = 四人

## 伺服器的回絕

refused-not-a-number = { $name } 必須是數字。
refused-nothing-for-you = 這裡沒有可看的內容。
refused-no-seat = 沒有 { $seat } 號座位。
refused-no-hand = 沒有第 { $hand } 局，這一場共 { $hands } 局。
refused-no-past-hand = 這裡沒有已結束的第 { $hand } 局。
refused-older-rules = 這是按舊規則玩的，舊規則已不再使用：已結束各局的結果仍然保留，這一桌已關閉。
refused-no-table = 沒有這張桌子。
refused-session-not-over = 這一場還沒有結束。
refused-no-review = 這一局無法分析，請稍後再試。
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
refused-watching = 你在觀戰，只有入座的人可以這樣做。
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
refused-values-closed = 這次發牌不再接受數值。
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
refused-grace = { $seat } 可能還會回來，請等到機器人代打再表決。
refused-voted = 你已投過票。
refused-no-stand-in = 沒有電腦替你打。
refused-full-audience = 觀戰的人太多。
refused-bot-thinking = 電腦正在想。
refused-unreadable-log = 這一桌的記錄無法讀取，不能繼續。
refused-not-saved = 伺服器暫時存不下，請再送一次。
refused-full-reports = 伺服器上的意見已滿。
refused-no-language = 沒有 { $language } 這種語言。
refused-only-host = 這一桌由 { $seat } 開始，請等一下。
refused-saying-too-fast = 說得太快，請等幾秒。
refused-phrase-or-line = 一次說一句短語，或寫一行字。
refused-no-chat = 這一桌只能說短語。
refused-bad-line = 一行字裡要有看得見的字。

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
terminal-help-example = 一步一步看示範
terminal-help-show = 重畫牌桌
terminal-help-save = 儲存這一場的記錄
terminal-help-quit = 離開
terminal-help-all = 列出所有可選的動作
terminal-more-actions = ……還有 { $count } 個，輸入 { $command } 全部列出
terminal-go-on = 按 Enter 發下一局
terminal-key-hint = 提示
terminal-key-undo = 悔牌
terminal-key-sort = 理牌
terminal-key-story = 經過
terminal-key-scores = 計分
terminal-key-rules = 規則
terminal-key-new = 新開一場
terminal-key-language = 語言
terminal-key-quit = 離開
terminal-key-close = Esc：返回
terminal-undo-asked = { $name } 請求悔牌。
terminal-undo-agree = 同意
terminal-undo-refuse = 不同意
terminal-choose-tiles = 空白鍵選牌，Enter 出牌
terminal-others-play = 其他人正在出牌……
terminal-is-over = 這一場結束了。
terminal-next-hand = 發下一局
terminal-play-again = 再來一場
terminal-you = 你
terminal-offer = 上次的 { $game } 打到第 { $number } 局，要接著打嗎？
terminal-offer-yes = 接著打
terminal-offer-no = 重新開始
terminal-no-connection = 伺服器沒有回應。
terminal-form-game = 遊戲
terminal-form-players = 人數
terminal-form-preset = 玩法
terminal-form-level = 電腦程度
terminal-form-options = 選項
terminal-form-start = 開始
terminal-no-such-number = 編號從 1 到 { $most }。
terminal-save-where = 請寫明檔案：save 檔名
terminal-not-saved = 沒有儲存：{ $why }。
terminal-saved = 已存入 { $file }；用 paiju replay { $file } 重看。
terminal-example = { $game }：看示範
terminal-example-keys = Enter：下一步 · b：上一步 · q：離開
terminal-see-example = 用 { $command } 可以一步一步看示範。

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
no-option-near = 沒有 { $option } 這個選項，是不是 { $near }？
no-such-preset = 沒有 { $preset } 這種玩法，這個遊戲有：{ $presets }
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

## 查驗發牌的結果

verify-holds = 公開的內容全部相符。
verify-fails = 核對不符。
verify-nothing = 什麼也沒有證明。
verify-proven = { $hands } 局中已證明 { $proven } 局，前提是簽名者中至少有一人誠實。
fair-found = { $sentences }
fair-hand = 第 { $hand } 局：{ $seats } 家中有 { $given } 家提供了隨機值，其中 { $signed } 家已簽名。
fair-held-back = { $place } 號座位沒有公開自己的值。
fair-not-open = 密值尚未公開；{ $size } 張牌中已證明 { $proven } 張未被更改，都不能證明未被挑選。
fair-not-dealt = 密值與事先承諾的一致；這一局沒有發牌。
fair-all-follow = 密值與事先承諾的一致，{ $size } 張牌都由它得出。
fair-wrong = 第 { $hand } 局不對：{ $why }。
fair-unreadable = 第 { $hand } 局無法讀取。
fair-no-place = 沒有第 { $place } 個位置
fair-root-holds-not = 根值中第 { $place } 個位置不是 { $tile }
fair-other-wall = 發的是另一副牌牆
fair-other-root = 根值不是抽出的牌牆的
fair-other-throw = 第 { $throw } 次擲骰的點數不同
fair-other-seating = 座位的抽籤結果不同
fair-other-hand = 寫的是另一局或另一些座位
fair-not-pledged = { $place } 號座位的值與承諾的不符
fair-other-secret = 密值不是事先承諾的那個
fair-given-up = 有一次發牌在公開 { $given } 個值之後作廢。
fair-replaced = 有一個承諾在任何值公開之前被更換。
fair-unsigned-root = 密值尚未公開，也沒有人對根值簽名：沒有一張牌得到證明。
fair-unsigned = 密值與事先承諾的一致，{ $size } 張牌都由它得出，但沒有人簽名證明事先如此。
fair-older = 舊版協定：沒有簽名，只證明這個檔案自身一致。
fair-unknown-tiles = 這裡不知道這個遊戲的牌，因此什麼也沒有證明。
fair-other-tiles = 這不是這個遊戲的牌。
fair-not-signed = { $place } 號座位的簽名不是簽在公布的內容上
fair-other-given-up = 作廢的密值不是事先承諾的那個
fair-not-committed = 沒有人事先承諾過
fair-round = 其中用上了第 { $round } 號公共隨機值。
fair-without-round = 第 { $round } 號公共隨機值沒有及時到。
fair-no-round = 沒有等待公共隨機值就發了牌
fair-known-round = 第 { $round } 號公共隨機值事先已知
fair-other-round = 第 { $round } 號公共隨機值沒有提供方的簽名
fair-no-scheme = 這裡不認識這種公共隨機值
fair-no-beacon-library = 這裡無法核對公共隨機值：{ $command }
fair-beacon = 每次發牌都要用上 { $name } 的公共隨機值。
fair-unknown-beacon = 每次發牌都要用上 { $key } 的公共隨機值。這裡不認識這個提供方：誰有它的密值，誰就事先知道結果。
fair-rounds-missing = { $deals } 次發牌中有 { $missing } 次沒有用上。

## 牌譜和證明有誤

no-record-line = 第 { $line } 行：{ $why }
no-record = 這不是牌譜：開頭不是 { $start }
no-record-cut-in = 牌譜在這一行中斷
no-record-cut-after = 牌譜在這一行之後中斷
no-check-mark = { $text } 末尾沒有檢查碼
no-check-mark-fit = 檢查碼不符：這一行或上面某一行被改過
no-line-after-end = 結束之後還有內容
no-record-version = { $version } 不是格式的版本
no-record-format = 這是第 { $version } 版格式的牌譜，這個 Paiju 只讀到第 { $newest } 版
no-record-number = { $text } 不是數字
no-record-head = 在開頭或某次發牌中：{ $why }
no-record-rules = 規則是第 { $version } 版，這個 Paiju 用的是 { $game } { $newest }
no-record-of-other-deals = 在開頭：公平發牌的證明屬於別的遊戲、人數或牌
no-proof-written-so = 證明的寫法與牌譜的寫法不同
no-record-moves = 實際走了 { $count } 步，不是 { $text }
no-proof-in-record = 這份牌譜沒有證明：牌牆出自種子
no-commitment = 第 { $hand } 局沒有人作過承諾
no-proof = 這不是證明：{ $why }
no-proof-format = 這不是證明：它的格式是 { $format }
no-beacon = 這不是 { $scheme }
no-beacon-library = 這裡無法核對公共隨機值：{ $command }
no-proof-version = 這是第 { $version } 版的證明，這個 Paiju 只讀第 { $oldest } 到第 { $newest } 版
no-recorded-wall = 牌譜裡沒有第 { $hand } 局的牌牆
no-recorded-dice = 牌譜裡沒有第 { $throw } 次擲骰的點數

## 研究用的指令

no-plot-format = 圖表是 { $formats } 檔案，不能是 { $file }
no-folder = 沒有 { $folder } 這個資料夾
no-program = 沒有安裝 { $program }，可用 { $command } 安裝
no-ray = 連不上 { $address } 的 Ray：{ $why }
no-ray-answer = 那裡沒有回應
no-ray-module = { $address } 的 Ray 缺少 { $module }，請在那裡同樣安裝
no-ray-version = Ray 上有機器裝的是 Paiju { $there }，這裡是 { $here }，請讓所有機器的版本一致
no-worker-left = 負責這項計算的處理程序都意外終止了：{ $work }
no-solver = { $game } 沒有求解程式，有的是：{ $games }
no-hands-to-read = { $game } 沒有可分析的手牌，有的是：{ $games }
no-odds = { $game } 不計算勝算，可以計算的有：{ $games }
no-search = { $game } 沒有策略搜尋，有的是：{ $games }
no-option-of-game = { $game } 沒有 { $option } 這個選項，它有：{ $options }
no-hand-face-down = { $tile } 是暗牌，只能分析已知的牌
no-tile-so-often = { $tile } 寫了 { $count } 張，{ $set } 只有 { $copies } 張
no-hand-of-size = { $game } 的手牌要 { $least } 或 { $most } 張，不是 { $count } 張
no-hand-of-size-beside = { $game } 亮出 { $shown } 組時，手牌要 { $least } 或 { $most } 張，不是 { $count } 張
no-deal-twice = 一副牌由牌或由種子指定，不能兩樣都給
no-plot-of-one-deal = { $plot } 畫的是許多副牌，請用 { $deals } 說明幾副
no-one-deal-of-many = { $all } 和 { $deal } 用於一副牌，{ $deals } 用於許多副
no-comparison = 請說明比較什麼：{ $option }，或 { $game }
no-simulation-seed = 模擬的種子要小於 { $most }
no-such-bot = 沒有 { $bot } 這種機器人，有的是：{ $bots }
no-such-bot-near = 沒有 { $bot } 這種機器人，是不是 { $near }？
no-bot-of-game = 機器人 { $bot } 會玩的是：{ $games }，不會玩 { $game }
no-bot-program = { $program } 裡沒有可以執行的程式
no-such-search = { $search } 不是搜尋，請寫成例如 { $example }
no-player-of-game = { $game } 還沒有學出來的機器人；用 { $command } 可以看到哪些遊戲有
no-player-file = 沒有 { $file } 這個檔案
no-player-in-file = { $file } 裡沒有學出來的機器人，或者檔案已損壞
player-of-other-format = { $file } 的格式是 { $format }，這個版本只能讀格式 { $known }
player-of-other-game = { $file } 裡的機器人玩的是 { $plays }，不是 { $game }
player-of-other-version = { $file } 裡的機器人學的是 { $game } 規則第 { $trained } 版，這裡是第 { $version } 版
player-of-other-inputs = { $file } 裡的機器人所看的局面內容與這個版本的 { $game } 不同，要重新學
player-untrained = { $game } 的機器人沒有按這些選項學過，它會玩的是：{ $presets }
no-bots-for-seats = { $seats } 個座位寫了 { $count } 個機器人；請寫一個共用的，或每個座位一個
no-arena-of = 比試要 2 到 { $most } 個機器人，不是 { $count } 個
no-arena-file = { $file } 不是這場比試的檔案：機器人、選項或種子不同，或者根本不是比試
no-league-file = { $file } 不是各級機器人比試的結果檔案
no-free-tiles = 不是每手牌都有 { $count } 張可以不定
no-reduced-deals = 小牌局最多有 { $most } 種發法，請讓更少的牌不定
no-reduced-tree = 這個牌局的局面超過 { $most } 個，請讓更少的牌不定
no-pure-bot = { $bot } 的走法不固定；請用 { $others }
no-level-for-seats = { $seats } 個機器人寫了 { $count } 個水平；請寫一個共用的，或每個機器人一個
no-puzzles = { $game } 沒有題目
no-puzzle-number = { $game } 有 { $count } 題，沒有第 { $number } 題
no-review-yet = 這份記錄裡沒有打完的牌，沒有可看的
no-review-line =
    { $count ->
        [0] 列表是空的：沒有哪個決定的損失超出運氣
       *[other] 列表裡沒有第 { $number } 個決定，一共 { $count } 個
    }
no-tile-set = 沒有 { $set } 這副牌，有的是：{ $sets }
no-tile-set-near = 沒有 { $set } 這副牌，是不是 { $near }？
no-rules-without-game = { $preset } 和 { $rules } 要和遊戲一起給出
no-terminal-here = 這裡沒有終端機
no-table-address = { $url } 不是牌桌的網址，請複製牌桌頁面的網址
no-table-there = { $url }：{ $why }
no-such-language = 沒有 { $language } 這種語言，有的是：{ $languages }
terminal-options-of = { $game }的選項
terminal-column-default = 預設
terminal-column-values = 可選值
terminal-default-by = { $value }（取決於 { $options }）
terminal-seats = 人數
terminal-experimental = { $name }（實驗性）
terminal-games-more = 用 { $play } 開局，用 { $rules } 看規則。
terminal-no-text = 這個檔案不是文字檔
terminal-stopped = 已停止
terminal-clean-rules = { $place }：編譯好的規則，{ $size } MiB
terminal-clean-data = { $place }：資料庫和儲存的牌局，{ $size } MiB
terminal-clean-completion = { $place }：命令列的自動補全
terminal-clean-kept = { $place }：由 PAIJU_DB 指定，予以保留。
terminal-clean-nothing = Paiju 沒有在這台電腦上留下任何東西。
terminal-clean-ask = 要把以上內容全部永久刪除嗎？
terminal-clean-done = 已刪除。
terminal-clean-busy = { $place }：有伺服器正在使用這個資料庫，什麼都沒有刪除
terminal-proof-of = 牌桌 { $table }：{ $game }，規則第 { $rules } 版，{ $seats } 個座位。
terminal-record-whole = 牌譜完整：{ $moves } 步，{ $hands } 局。{ $state }；{ $scores }。
terminal-session-over = 整場已結束
terminal-session-goes-on = 整場還沒結束
solve-won = { $moves } 步取勝。
solve-no-win = 無解。
solve-undecided = 在 { $limit } 的限度內沒有結論。
solve-limit-positions = { $positions } 個局面
solve-limit-seconds = { $seconds } 秒
solve-looked-at-one = 看過 1 個局面。
solve-looked-at = 看過 { $positions } 個局面。

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
deal-withheld = { $seats } 承諾了這次發牌的隨機值，卻沒有公開。
deal-given-up = 這次發牌在公開隨機值之後作廢，已重新發牌。
deal-waits-for-round = 正在等待第 { $round } 號公共隨機值。
deal-without-round = 第 { $round } 號公共隨機值沒有及時到，這次發牌沒有用上它。
unfair-other-beacon = 公共隨機值的提供方與先前不同了。
unfair-known-round = 按本機的時間，伺服器在第 { $deal } 次發牌中等待的公共隨機值已經公開。
unfair-beacon = 第 { $deal } 次發牌的公共隨機值沒有提供方的簽名。
unfair-without-beacon = 第 { $deal } 次發牌沒有等待公共隨機值。

## 終端機裡的勝算和統計表

lab-counting = 正在計算 { $game }
lab-seat = 座位
lab-seats = 人數
lab-wins = 獲勝
lab-mean-result = 平均得分
lab-who-wins = 誰贏（{ $dealer } 發牌）
lab-event = 情況
lab-share-of-hands = 佔局數
lab-what-happens = 一局裡會發生什麼
lab-simulated-bots = 模擬：{ $seats } 個電腦打 { $hands } 局，99 % 區間，種子 { $seed }
lab-simulated = 模擬：{ $hands } 局，99 % 區間，種子 { $seed }
lab-best = { $choice } *
lab-and = { $one } 和 { $other }
lab-win = 贏
lab-push = 和局
lab-lose = 輸
lab-share = 佔比
lab-number = 數目
lab-hand = 牌
lab-tile = 牌
lab-mean = 平均
lab-mean-a-chip = 每個籌碼平均
lab-exact-hands = 精確計算，全部 { $hands } 種牌
lab-exact-deals = 精確計算，全部 { $deals } 種發牌
lab-no-hand-of-size = 這裡一手牌是 { $wanted } 張，不是 { $count } 張
lab-no-so-many-tiles = 一副牌裡 { $tile } 有 { $copies } 張，沒有 { $count } 張
lab-no-card-of-small-game = 小牌九沒有策略卡：不用配牌
lab-no-generations = 至少要繁殖一代，不能是 { $count } 代
lab-pair = 對子
lab-open = 明牌：{ $tiles }
lab-complete = 牌已湊成。
lab-never-complete = 再也湊不成了。
lab-from-complete = 還差 { $count } 張。
lab-complete-it = 沒見過的牌裡有 { $count } 張能湊成：{ $tiles }
lab-bring-it-nearer = 沒見過的牌裡有 { $count } 張能更進一步：{ $tiles }
lab-part = { $name } { $tiles }
lab-also-read = 也可看作 { $parts }：{ $total }
lab-other-ways = 還有 { $count } 種看法
lab-what-discards-keep = 打出每張牌之後怎樣，最好的在前
lab-discarded = 打出
lab-tiles-away = 還差幾張
lab-unseen = 沒見過
lab-tiles-that-help = 能湊成或更進一步的牌
lab-never = 湊不成
lab-legend = 牌 × 沒見過的張數（湊成後值多少）；* 只能自己摸來
lab-others-pay = 其他每家付 { $stake }。
lab-no-open-groups = 這個玩法打完之前沒有明牌；請把牌都寫上，不要用 |
lab-no-so-many-open = 不能有 { $count } 組明牌，一手牌最多 { $most } 組
lab-no-such-open = { $tiles } 不能作明牌，只有{ $what }可以
lab-no-tiles = 空的一組
lab-a-pair = 對子
lab-a-triplet = 三張一組
lab-a-triplet-or-quad = 三張或四張相同的牌
lab-a-set = 三張一組
lab-solving-waits = 正在求解；第一次要先編譯，約需半分鐘。
lab-solving = 正在求解 { $game }
lab-deal-given = 指定的牌
lab-seed = 種子 { $seed }
lab-solved-deal = { $game }，{ $deal }。
lab-ends = 有 { $ends } 種結局，同樣步數的走法共 { $lines } 種。
lab-how-it-may-end = 可能的結局
lab-lines = 走法
lab-groups = 各組
lab-more-ends = 還有 { $count } 種；{ $json } 列出全部
lab-batch = { $game }：{ $deals } 局，種子 { $first } 到 { $last }，限度 { $limit }
lab-winnable = 能贏的，99 %
lab-share-between = { $share } %（{ $low } 到 { $high }）
lab-won = 贏
lab-no-win = 贏不了
lab-undecided = 未有結論
lab-answered-soon = 單核 1 秒內有結論
lab-seconds = 秒數：中位、最多
lab-positions-median = 局面數：中位、最多
lab-moves-of-shortest = 最短贏法的步數：最少、平均、最多
lab-moves-of-found = 所得贏法的步數：最少、平均、最多
lab-moves = 步數
lab-positions = 局面數
lab-dealt = 局數
lab-from-to = { $low } 到 { $high }
lab-bot = 電腦
lab-bot-random = 隨意
lab-bot-heuristic = 會算的
lab-bot-easy = 新手
lab-bot-good = 熟手
lab-bot-strong = 高手
lab-bot-master = 國手
lab-bot-faults = { $bot }：有 { $times } 手改走預設的一手，{ $fault }
lab-fault-illegal = 不合規則
lab-fault-hung = 沒有及時回答
lab-fault-crashed = 機器人出錯
lab-fault-rubbish = 看不懂的回答
lab-arena = { $game }：{ $deals } 副牌，每副牌換遍座位，種子 { $seed }
lab-arena-gain = 每副得分，99 %
lab-arena-time = 每手毫秒
lab-arena-rating = 等級分
lab-arena-over = 勝過 { $bot }
lab-arena-clear = 提前結束：差距都已分明。
lab-arena-all = 所有的牌都打完了。
lab-review = 座位 { $seat } 的 { $count } 個決定，每個看 { $worlds } 種可能
lab-review-hand = 第 { $number } 副：{ $curve } { $result }
lab-review-none = 沒有哪個決定的損失超出運氣。
lab-review-worst = 損失最大的決定
lab-review-hand-number = 副
lab-review-move = 手
lab-review-played = 打法
lab-review-better = 更好
lab-review-loss = 失分，99 %
lab-review-learned = 學出來的機器人：打法，更好
lab-review-holders = 第 { $move } 手之前：照當時能知道的，其他各家平均握有該牌的張數
lab-review-seat = 座位 { $seat }
lab-review-truth = 實際
lab-review-line = 這副牌以 { $result } 結束，原來是 { $was }。
lab-puzzle = { $game }第 { $number } 題：輪到{ $seat }，有一手明顯最好。是哪一手？
lab-puzzle-right = 對。
lab-puzzle-wrong = 不是這一手。
lab-puzzle-solution = { $best }：每副比其他任何一手多得 { $lead } 分，比機器人的打法（{ $missed }）多得 { $gain } 分
lab-bot-about = 說明
lab-about-random = 隨便走一手
lab-about-easy = 像新手一樣看漏一半
lab-about-good = 像會玩的人一樣打
lab-about-strong = 有學出來的網路而且更強時用它，否則每手搜尋約 { $seconds } 秒
lab-about-master = 用網路時再往後推算幾步，否則每手搜尋約 { $seconds } 秒
lab-about-search = 自訂搜尋的量：多少種可能，或多少毫秒
lab-about-learned = 自己和自己對局學出來的網路；有它的遊戲：{ $games }
lab-about-learned-none = 自己和自己對局學出來的網路；目前還沒有遊戲有它
lab-about-learned-file = 你自己檔案裡的網路
lab-about-command = 你自己的程式
lab-about-plugin = 來自別的套件
lab-player = { $game } 學出來的機器人，規則第 { $version } 版
lab-player-way = 玩法
lab-player-gain = 比遊戲自帶機器人每局多得的分，99 %
lab-player-level = 以下玩法裡，它就是 { $level } 這一級：{ $ways }。
lab-player-advice = 它會參考遊戲自帶機器人的走法。
lab-player-onnx = 已寫入 { $file }：{ $inputs } 個輸入，{ $moves } 種走法。
train-checkpoint-damaged = { $file } 不是學習進度檔，或已損壞：移走它就可以重新開始。
train-checkpoint-of-other-version = { $file } 是按這個遊戲另一版規則學習的進度：移走它就可以重新開始。
train-checkpoint-of-other = { $file } 是用其他設定（{ $setting }）學習的進度：請用相同設定，或換一個資料夾。
lab-simulation = { $game }：{ $sessions } 場，種子 { $seed }
lab-mean-score = 平均分，99 %
lab-spread = 標準差
lab-best-share = 得第一
lab-played = 發牌 { $deals } 次，出手 { $decisions } 次，其中 { $forced } 次別無選擇
lab-left-out = 略去：{ $reason }
lab-comparison = 各打 { $hands } 局，電腦：{ $bots }，種子 { $seed }
lab-choices-a-hand = 每局選擇次數
lab-mean-score-of = { $seat } 的平均分，99 %
lab-best-over-worst = 最好與最差座位之差
lab-spread-of-scores = 分數的標準差
lab-best-over-second = 第一與第二之差（標準差的倍數）
lab-end-otherwise = 結果不同的局
lab-same-deals = 每次用同樣的牌；與 { $way } 相比
lab-generations = 代
lab-fitness = 適應度 { $fitness }，是最佳值 { $optimum } 的 { $share }。
lab-written-to = 已寫入 { $file }。
lab-dataset = { $hands } 局裡的 { $decisions } 次選擇，分 { $files } 個檔案。
lab-other-dataset = { $folder } 裡是另一個資料集；請換一個資料夾，或者用開始時的玩法、種子和選項
lab-no-dataset = { $folder } 裡有別的檔案；請給一個空資料夾或新的資料夾
lab-no-fitness = 沒有 { $fitness } 這種適應度；有 { $fitnesses }
lab-no-such-bankroll = 本金 { $bankroll } 沒有超過最大注 { $most }；請給多一些
