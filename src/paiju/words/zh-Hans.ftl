# 各游戏共用的词句。

## 几样东西连在一起

joint-comma = { $before }、{ $after }
joint-or = { $before }或{ $after }
joint-plus = { $before }＋{ $after }
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
why-search = 把 { $worlds } 种可能的牌打到底，这一手平均得 { $gain } 分。
why-endgame = 看不到的牌只有 { $worlds } 种可能，全部打到底，这一手平均得 { $gain } 分。
why-learned = 按大量对局中学到的经验，走这一手到本局结束平均会得 { $gain } 分。
why-solved = 这样再走 { $moves } 手就能赢。

## 为什么不行

no-not-allowed = 不能“{ $text }”：{ $why }
no-such-action = { $game } 没有 { $text } 这个动作，可用的有：{ $verbs }
no-such-tile = 没有 { $tile } 这张牌
no-tile-face-down = { $text } 里有一张盖着的牌
no-tile-held = 你没有 { $tiles }
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
tile-back = 暗牌

## 几类游戏共有的选项

option-hands = 局数
    .effect = 一场打几局
option-first-dealer = 首局庄家
    .effect = 第一局由谁发牌
option-first-banker = 首局庄家
    .effect = 第一局由谁坐庄

## 几类游戏共有的玩法

preset-standard = 标准
preset-two-players = 两人
preset-three-players = 三人
preset-four-players = 四人

## 服务器的回绝

refused-not-a-number = { $name } 必须是数字。
refused-nothing-for-you = 这里没有可看的内容。
refused-no-seat = 没有 { $seat } 号座位。
refused-no-hand = 没有第 { $hand } 局，这一场共 { $hands } 局。
refused-no-past-hand = 这里没有已结束的第 { $hand } 局。
refused-older-rules = 这是按旧规则玩的，旧规则已不再使用：已结束各局的结果仍然保留，这一桌已关闭。
refused-no-table = 没有这张桌子。
refused-session-not-over = 这一场还没有结束。
refused-no-review = 这一局没能复盘，请稍后再试。
refused-no-session = 这一桌没有第 { $number } 场。
refused-no-game = 没有“{ $game }”这个游戏。
refused-no-hello = 请先打招呼（hello）。
refused-not-at-table = 请先入座。
refused-wrong-version = 服务器使用第 { $server } 版协议，你的页面使用第 { $client } 版，请重新载入。
refused-no-text-frame = 消息必须是文本帧。
refused-malformed = 这不是协议中的消息：{ $error }
refused-stopping = 服务器正在重启，请稍后再来。
refused-full-server = 服务器的连接已满。
refused-too-fast = 发送得太快，请稍等。
refused-full-tables = 服务器的桌子已满。
refused-tables-of-visitor = 你已有 { $count } 张桌子，请先离开几张。
refused-tables-too-fast = 开桌太快，请过一会儿再试。
refused-sessions-too-fast = 请求太快，请稍等。
refused-full-address = 你的地址连接太多。
refused-coming-too-fast = 进出太频繁，请稍等。
refused-forged-ticket = 这张座位凭证不是本服务器发的。
refused-expired-ticket = 座位凭证已过期。
refused-spent-ticket = 座位凭证已用过。
refused-forged-pass = 这张通行证不是本服务器发的。
refused-unreachable = 暂时连不上这张桌子，请再试。
refused-not-your-turn = 还没轮到你。
refused-watching = 你在观战，只有入座的人可以这样做。
refused-replaced = 你已在别处回到这一桌。
refused-nothing-to-undo = 没有可以悔的：{ $why }。
refused-option = { $why }
refused-too-many-bots = { $seats } 个座位中最多 { $most } 个可以是电脑。
refused-busy-table = 这一桌太忙，请再试。
refused-closed = 这一桌已关闭。
refused-already-seated = 你在这一桌已有座位，请用凭证回来。
refused-full-table = 座位已满。
refused-seat-taken = { $seat } 的座位已有人。
refused-bad-name = 名字里要有看得见的字。
refused-turn-of = 现在轮到 { $seat }。
refused-not-asked = 没有问你，或你已回答。
refused-over = 整场已经结束。
refused-nobody-plays = 现在没有人出牌。
refused-stale = 局面已经变了。
refused-pledges-in = 这次发牌的承诺已齐。
refused-pledges-missing = 承诺到齐才公开数值。
refused-not-pledged = 这不是你承诺的数值。
refused-value-shown = 你已公开数值。
refused-values-closed = 这次发牌不再接受数值。
refused-not-signed = 这不是你对已公布内容的签名。
refused-other-commitment = 这次发牌的承诺已更换，请对新的承诺再次提交。
refused-no-deal-due = 现在不用发牌。
refused-next-deal = 下一次是第 { $number } 次发牌。
refused-nothing-to-fill = 没有空座位了。
refused-begun = 已经开始了。
refused-seats-free = 还有空座位：{ $seats }。
refused-no-undo = 这一桌不能悔牌。
refused-undo-asked = { $seat } 已在请求悔牌。
refused-no-undo-asked = 没有人请求悔牌。
refused-agreed = 你已同意。
refused-no-player-at = { $seat } 那里没有别的玩家。
refused-player-there = { $seat } 在座。
refused-grace = { $seat } 可能还会回来，请等到机器人代打再表决。
refused-voted = 你已投过票。
refused-no-stand-in = 没有电脑替你打。
refused-full-audience = 观战的人太多。
refused-bot-thinking = 电脑正在想。
refused-unreadable-log = 这一桌的记录无法读取，不能继续。
refused-not-saved = 服务器暂时存不下，请再发一次。
refused-full-reports = 服务器上的意见已满。
refused-no-language = 没有 { $language } 这种语言。
refused-only-host = 这一桌由 { $seat } 开始，请等一下。
refused-saying-too-fast = 说得太快，请等几秒。
refused-phrase-or-line = 一次说一句短语，或写一行字。
refused-no-chat = 这一桌只能说短语。
refused-bad-line = 一行字里要有看得见的字。

## 游戏的类别

family-connecting-name = 接龙
family-connecting-about = 首尾相接，接不上的牌要扣分。
family-tricks-name = 斗牌
family-tricks-about = 出牌、压牌或垫牌，最后一墩往往定胜负。
family-fishing-name = 钓鱼
family-fishing-about = 用手中的牌钓池中的牌。
family-melding-name = 凑牌
family-melding-about = 摸牌、打牌、要牌，凑成胡牌。
family-banking-name = 比点
family-banking-about = 下注、配牌，与庄家比大小。
family-solitaire-name = 单人
family-solitaire-about = 一人静玩的牌局。

## 终端

terminal-welcome = { $game }，种子 { $seed }。你是 { $seat }。
terminal-start = 输入编号或动作；help 列出其他命令。
terminal-hand = 第 { $number } 局
terminal-your = 你的{ $zone }
terminal-which-game = 玩哪个游戏
terminal-help = 输入动作的编号，或用文字写出动作，牌的先后不限。
terminal-help-hint = 电脑会怎么打，为什么
terminal-help-undo = 悔这一局的上一手
terminal-help-rules = 这个游戏的规则
terminal-help-example = 一步一步看示例
terminal-help-show = 重画牌桌
terminal-help-save = 保存这一场的记录
terminal-help-quit = 离开
terminal-help-all = 列出所有可选的动作
terminal-more-actions = ……还有 { $count } 个，输入 { $command } 全部列出
terminal-go-on = 按 Enter 发下一局
terminal-key-hint = 提示
terminal-key-undo = 悔牌
terminal-key-sort = 理牌
terminal-key-story = 经过
terminal-key-scores = 计分
terminal-key-rules = 规则
terminal-key-new = 新开一场
terminal-key-language = 语言
terminal-key-quit = 离开
terminal-key-close = Esc：返回
terminal-undo-asked = { $name } 请求悔牌。
terminal-undo-agree = 同意
terminal-undo-refuse = 不同意
terminal-choose-tiles = 空格选牌，Enter 出牌
terminal-others-play = 其他人正在出牌……
terminal-is-over = 这一场结束了。
terminal-next-hand = 发下一局
terminal-play-again = 再来一场
terminal-you = 你
terminal-offer = 上次的 { $game } 打到第 { $number } 局，要接着打吗？
terminal-offer-yes = 接着打
terminal-offer-no = 重新开始
terminal-no-connection = 服务器没有回应。
terminal-form-game = 游戏
terminal-form-players = 人数
terminal-form-preset = 玩法
terminal-form-level = 电脑水平
terminal-form-options = 选项
terminal-form-start = 开始
terminal-no-such-number = 编号从 1 到 { $most }。
terminal-save-where = 请写明文件：save 文件名
terminal-not-saved = 没有保存：{ $why }。
terminal-saved = 已存入 { $file }；用 paiju replay { $file } 重看。
terminal-example = { $game }：看示例
terminal-example-keys = Enter：下一步 · b：上一步 · q：离开
terminal-see-example = 用 { $command } 可以一步一步看示例。

## 规则书

example-names = 小梅 阿军 兰兰 老博 小雨
example-holds = { $name } 手里有 { $tiles }
book-aim = 目标
book-needs = 需要什么
book-tiles = 认牌
book-example = 完整打一局
book-play = 打法
book-scoring = 计分
book-session = 一场
book-tips = 小窍门
book-variants = 变体
book-names = 名称与来历
book-decisions = 我们的取舍
book-option = 选项
book-values = 取值（默认在前）
book-effect = 作用
book-yes = 是
book-no = 否
## 选项有误

no-option-value = 选项 { $option } 不能是 { $value }，可用的值：{ $allowed }
no-option-of-that-name = 没有 { $option } 这个选项，这个游戏有：{ $options }
no-option-near = 没有 { $option } 这个选项，是不是 { $near }？
no-such-preset = 没有 { $preset } 这种玩法，这个游戏有：{ $presets }
no-option-without-value = { $text } 不是选项：请写成“名称=值”，例如 hands=4
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

## 查验发牌的结果

verify-holds = 公开的内容全部相符。
verify-fails = 核对不符。
verify-nothing = 什么也没有证明。
verify-proven = { $hands } 局中已证明 { $proven } 局，前提是签名者中至少有一人诚实。
fair-found = { $sentences }
fair-hand = 第 { $hand } 局：{ $seats } 家中有 { $given } 家提供了随机值，其中 { $signed } 家已签名。
fair-held-back = { $place } 号座位没有公开自己的值。
fair-not-open = 密值尚未公开；{ $size } 张牌中已证明 { $proven } 张未被更改，都不能证明未被选定。
fair-not-dealt = 密值与事先承诺的一致；这一局没有发牌。
fair-all-follow = 密值与事先承诺的一致，{ $size } 张牌都由它得出。
fair-wrong = 第 { $hand } 局不对：{ $why }。
fair-unreadable = 第 { $hand } 局无法读取。
fair-no-place = 没有第 { $place } 个位置
fair-root-holds-not = 根值中第 { $place } 个位置不是 { $tile }
fair-other-wall = 发的是另一副牌墙
fair-other-root = 根值不是抽出的牌墙的
fair-other-throw = 第 { $throw } 次掷骰的点数不同
fair-other-seating = 座位的抽签结果不同
fair-other-hand = 写的是另一局或另一些座位
fair-not-pledged = { $place } 号座位的值与承诺的不符
fair-other-secret = 密值不是事先承诺的那个
fair-given-up = 有一次发牌在公开 { $given } 个值之后作废。
fair-replaced = 有一个承诺在任何值公开之前被更换。
fair-unsigned-root = 密值尚未公开，也没有人对根值签名：没有一张牌得到证明。
fair-unsigned = 密值与事先承诺的一致，{ $size } 张牌都由它得出，但没有人签名证明事先如此。
fair-older = 旧版协议：没有签名，只证明这个文件自身一致。
fair-unknown-tiles = 这里不知道这个游戏的牌，因此什么也没有证明。
fair-other-tiles = 这不是这个游戏的牌。
fair-not-signed = { $place } 号座位的签名不是签在公布的内容上
fair-other-given-up = 作废的密值不是事先承诺的那个
fair-not-committed = 没有人事先承诺过
fair-round = 其中用上了第 { $round } 号公共随机值。
fair-without-round = 第 { $round } 号公共随机值没有及时到。
fair-no-round = 没有等待公共随机值就发了牌
fair-known-round = 第 { $round } 号公共随机值事先已知
fair-other-round = 第 { $round } 号公共随机值没有提供方的签名
fair-no-scheme = 这里不认识这种公共随机值
fair-no-beacon-library = 这里无法核对公共随机值：{ $command }
fair-beacon = 每次发牌都要用上 { $name } 的公共随机值。
fair-unknown-beacon = 每次发牌都要用上 { $key } 的公共随机值。这里不认识这个提供方：谁有它的密值，谁就事先知道结果。
fair-rounds-missing = { $deals } 次发牌中有 { $missing } 次没有用上。

## 牌谱和证明有误

no-record-line = 第 { $line } 行：{ $why }
no-record = 这不是牌谱：开头不是 { $start }
no-record-cut-in = 牌谱在这一行中断
no-record-cut-after = 牌谱在这一行之后中断
no-check-mark = { $text } 末尾没有校验码
no-check-mark-fit = 校验码不符：这一行或上面某一行被改过
no-line-after-end = 结束之后还有内容
no-record-version = { $version } 不是格式的版本
no-record-format = 这是第 { $version } 版格式的牌谱，这个 Paiju 只读到第 { $newest } 版
no-record-number = { $text } 不是数字
no-record-head = 在开头或某次发牌中：{ $why }
no-record-rules = 规则是第 { $version } 版，这个 Paiju 用的是 { $game } { $newest }
no-record-of-other-deals = 在开头：公平发牌的证明属于别的游戏、人数或牌
no-proof-written-so = 证明的写法与牌谱的写法不同
no-record-moves = 实际走了 { $count } 步，不是 { $text }
no-proof-in-record = 这份牌谱没有证明：牌墙出自种子
no-commitment = 第 { $hand } 局没有人作过承诺
no-proof = 这不是证明：{ $why }
no-proof-format = 这不是证明：它的格式是 { $format }
no-beacon = 这不是 { $scheme }
no-beacon-library = 这里无法核对公共随机值：{ $command }
no-proof-version = 这是第 { $version } 版的证明，这个 Paiju 只读第 { $oldest } 到第 { $newest } 版
no-recorded-wall = 牌谱里没有第 { $hand } 局的牌墙
no-recorded-dice = 牌谱里没有第 { $throw } 次掷骰的点数

## 研究用的指令

no-plot-format = 图表是 { $formats } 文件，不能是 { $file }
no-folder = 没有 { $folder } 这个文件夹
no-program = 没有安装 { $program }，可用 { $command } 安装
no-ray = 连不上 { $address } 的 Ray：{ $why }
no-ray-answer = 那里没有应答
no-ray-module = { $address } 的 Ray 缺少 { $module }，请在那里同样安装
no-ray-version = Ray 上有机器装的是 Paiju { $there }，这里是 { $here }，请让所有机器的版本一致
no-worker-left = 负责这项计算的进程都意外终止了：{ $work }
no-solver = { $game } 没有求解程序，有的是：{ $games }
no-hands-to-read = { $game } 没有可分析的手牌，有的是：{ $games }
no-odds = { $game } 不计算胜算，可以计算的有：{ $games }
no-search = { $game } 没有策略搜索，有的是：{ $games }
no-option-of-game = { $game } 没有 { $option } 这个选项，它有：{ $options }
no-hand-face-down = { $tile } 是暗牌，只能分析已知的牌
no-tile-so-often = { $tile } 写了 { $count } 张，{ $set } 只有 { $copies } 张
no-hand-of-size = { $game } 的手牌要 { $least } 或 { $most } 张，不是 { $count } 张
no-hand-of-size-beside = { $game } 亮出 { $shown } 组时，手牌要 { $least } 或 { $most } 张，不是 { $count } 张
no-deal-twice = 一副牌由牌或由种子指定，不能两样都给
no-plot-of-one-deal = { $plot } 画的是许多副牌，请用 { $deals } 说明几副
no-one-deal-of-many = { $all } 和 { $deal } 用于一副牌，{ $deals } 用于许多副
no-comparison = 请说明比较什么：{ $option }，或 { $game }
no-simulation-seed = 模拟的种子要小于 { $most }
no-such-bot = 没有 { $bot } 这种机器人，有的是：{ $bots }
no-such-bot-near = 没有 { $bot } 这种机器人，是不是 { $near }？
no-bot-of-game = 机器人 { $bot } 会玩的是：{ $games }，不会玩 { $game }
no-bot-program = { $program } 里没有可以运行的程序
no-such-search = { $search } 不是搜索，请写成例如 { $example }
no-player-of-game = { $game } 还没有学出来的机器人；用 { $command } 可以看到哪些游戏有
no-player-file = 没有 { $file } 这个文件
no-player-in-file = { $file } 里没有学出来的机器人，或者文件已损坏
player-of-other-format = { $file } 的格式是 { $format }，这个版本只能读格式 { $known }
player-of-other-game = { $file } 里的机器人玩的是 { $plays }，不是 { $game }
player-of-other-version = { $file } 里的机器人学的是 { $game } 规则第 { $trained } 版，这里是第 { $version } 版
player-of-other-inputs = { $file } 里的机器人所看的局面内容与这个版本的 { $game } 不同，要重新学
player-untrained = { $game } 的机器人没有按这些选项学过，它会玩的是：{ $presets }
no-bots-for-seats = { $seats } 个座位写了 { $count } 个机器人；请写一个共用的，或每个座位一个
no-arena-of = 比试要 2 到 { $most } 个机器人，不是 { $count } 个
no-arena-file = { $file } 不是这场比试的文件：机器人、选项或种子不同，或者根本不是比试
no-league-file = { $file } 不是各级机器人比试的结果文件
no-free-tiles = 不是每手牌都有 { $count } 张可以不定
no-reduced-deals = 小牌局最多有 { $most } 种发法，请让更少的牌不定
no-reduced-tree = 这个牌局的局面超过 { $most } 个，请让更少的牌不定
no-pure-bot = { $bot } 的走法不固定；请用 { $others }
no-level-for-seats = { $seats } 个机器人写了 { $count } 个水平；请写一个共用的，或每个机器人一个
no-puzzles = { $game } 没有题目
no-puzzle-number = { $game } 有 { $count } 题，没有第 { $number } 题
no-review-yet = 这份记录里没有打完的牌，没有可看的
no-review-line =
    { $count ->
        [0] 列表是空的：没有哪个决定的损失超出运气
       *[other] 列表里没有第 { $number } 个决定，一共 { $count } 个
    }
no-tile-set = 没有 { $set } 这副牌，有的是：{ $sets }
no-tile-set-near = 没有 { $set } 这副牌，是不是 { $near }？
no-rules-without-game = { $preset } 和 { $rules } 要和游戏一起给出
no-terminal-here = 这里没有终端
no-table-address = { $url } 不是牌桌的地址，请复制牌桌页面的地址
no-table-there = { $url }：{ $why }
no-such-language = 没有 { $language } 这种语言，有的是：{ $languages }
terminal-options-of = { $game }的选项
terminal-column-default = 默认
terminal-column-values = 可选值
terminal-default-by = { $value }（取决于 { $options }）
terminal-seats = 人数
terminal-experimental = { $name }（试验性）
terminal-games-more = 用 { $play } 开局，用 { $rules } 看规则。
terminal-no-text = 这个文件不是文本
terminal-stopped = 已停止
terminal-clean-rules = { $place }：编译好的规则，{ $size } MiB
terminal-clean-data = { $place }：数据库和保存的牌局，{ $size } MiB
terminal-clean-completion = { $place }：命令行的自动补全
terminal-clean-kept = { $place }：由 PAIJU_DB 指定，予以保留。
terminal-clean-nothing = Paiju 没有在这台电脑上留下任何东西。
terminal-clean-ask = 要把以上内容全部永久删除吗？
terminal-clean-done = 已删除。
terminal-clean-busy = { $place }：有服务器正在使用这个数据库，什么都没有删除
terminal-proof-of = 牌桌 { $table }：{ $game }，规则第 { $rules } 版，{ $seats } 个座位。
terminal-record-whole = 牌谱完整：{ $moves } 步，{ $hands } 局。{ $state }；{ $scores }。
terminal-session-over = 整场已结束
terminal-session-goes-on = 整场还没结束
solve-won = { $moves } 步取胜。
solve-no-win = 无解。
solve-undecided = 在 { $limit } 的限度内没有结论。
solve-limit-positions = { $positions } 个局面
solve-limit-seconds = { $seconds } 秒
solve-looked-at-one = 看过 1 个局面。
solve-looked-at = 看过 { $positions } 个局面。

## 服务器作弊时本方程序的提示

unfair-unreadable = 服务器公布的第 { $deal } 次发牌的内容无法读取。
unfair-unpublished = 第 { $deal } 次发牌已进行，应公布的内容却没有公布。
unfair-chain = 第 { $deal } 次发牌之前公布的内容与你所见不符。
unfair-changed = 第 { $deal } 次发牌的内容与先前公布的不同了。
unfair-replaced = 第 { $deal } 次发牌的承诺被更换，记录与你所见不符。
unfair-pledge-dropped = 你对第 { $deal } 次发牌的承诺已被接受，却不在公布的名单中。
unfair-value-dropped = 你对第 { $deal } 次发牌的数值已被接受，发牌时却没有用上。
unfair-value = { $seat } 在第 { $deal } 次发牌中的数值与承诺的不符。
unfair-signature = { $seat } 没有对你所见的第 { $deal } 次发牌签名。
unfair-proof = 第 { $deal } 次发牌的证明与发牌时你所见的不符。
deal-withheld = { $seats } 承诺了这次发牌的随机值，却没有公开。
deal-given-up = 这次发牌在公开随机值之后作废，已重新发牌。
deal-waits-for-round = 正在等待第 { $round } 号公共随机值。
deal-without-round = 第 { $round } 号公共随机值没有及时到，这次发牌没有用上它。
unfair-other-beacon = 公共随机值的提供方与先前不同了。
unfair-known-round = 按本机的时间，服务器在第 { $deal } 次发牌中等待的公共随机值已经公开。
unfair-beacon = 第 { $deal } 次发牌的公共随机值没有提供方的签名。
unfair-without-beacon = 第 { $deal } 次发牌没有等待公共随机值。

## 终端里的胜算和统计表

lab-counting = 正在计算 { $game }
lab-seat = 座位
lab-seats = 人数
lab-wins = 获胜
lab-mean-result = 平均得分
lab-who-wins = 谁赢（{ $dealer } 发牌）
lab-event = 情况
lab-share-of-hands = 占局数
lab-what-happens = 一局里会发生什么
lab-simulated-bots = 模拟：{ $seats } 个电脑打 { $hands } 局，99 % 区间，种子 { $seed }
lab-simulated = 模拟：{ $hands } 局，99 % 区间，种子 { $seed }
lab-best = { $choice } *
lab-and = { $one } 和 { $other }
lab-win = 赢
lab-push = 和局
lab-lose = 输
lab-share = 占比
lab-number = 数目
lab-hand = 牌
lab-tile = 牌
lab-mean = 平均
lab-mean-a-chip = 每个筹码平均
lab-exact-hands = 精确计算，全部 { $hands } 种牌
lab-exact-deals = 精确计算，全部 { $deals } 种发牌
lab-no-hand-of-size = 这里一手牌是 { $wanted } 张，不是 { $count } 张
lab-no-so-many-tiles = 一副牌里 { $tile } 有 { $copies } 张，没有 { $count } 张
lab-no-card-of-small-game = 小牌九没有策略卡：不用配牌
lab-no-generations = 至少要繁殖一代，不能是 { $count } 代
lab-pair = 对子
lab-open = 明牌：{ $tiles }
lab-complete = 牌已凑成。
lab-never-complete = 再也凑不成了。
lab-from-complete = 还差 { $count } 张。
lab-complete-it = 没见过的牌里有 { $count } 张能凑成：{ $tiles }
lab-bring-it-nearer = 没见过的牌里有 { $count } 张能更进一步：{ $tiles }
lab-part = { $name } { $tiles }
lab-also-read = 也可看作 { $parts }：{ $total }
lab-other-ways = 还有 { $count } 种看法
lab-what-discards-keep = 打出每张牌之后怎样，最好的在前
lab-discarded = 打出
lab-tiles-away = 还差几张
lab-unseen = 没见过
lab-tiles-that-help = 能凑成或更进一步的牌
lab-never = 凑不成
lab-legend = 牌 × 没见过的张数（凑成后值多少）；* 只能自己摸来
lab-others-pay = 其他每家付 { $stake }。
lab-no-open-groups = 这个玩法打完之前没有明牌；请把牌都写上，不要用 |
lab-no-so-many-open = 不能有 { $count } 组明牌，一手牌最多 { $most } 组
lab-no-such-open = { $tiles } 不能作明牌，只有{ $what }可以
lab-no-tiles = 空的一组
lab-a-pair = 对子
lab-a-triplet = 三张一组
lab-a-triplet-or-quad = 三张或四张相同的牌
lab-a-set = 三张一组
lab-solving-waits = 正在求解；第一次要先编译，约需半分钟。
lab-solving = 正在求解 { $game }
lab-deal-given = 指定的牌
lab-seed = 种子 { $seed }
lab-solved-deal = { $game }，{ $deal }。
lab-ends = 有 { $ends } 种结局，同样步数的走法共 { $lines } 种。
lab-how-it-may-end = 可能的结局
lab-lines = 走法
lab-groups = 各组
lab-more-ends = 还有 { $count } 种；{ $json } 列出全部
lab-batch = { $game }：{ $deals } 局，种子 { $first } 到 { $last }，限度 { $limit }
lab-winnable = 能赢的，99 %
lab-share-between = { $share } %（{ $low } 到 { $high }）
lab-won = 赢
lab-no-win = 赢不了
lab-undecided = 未有结论
lab-answered-soon = 单核 1 秒内有结论
lab-seconds = 秒数：中位、最多
lab-positions-median = 局面数：中位、最多
lab-moves-of-shortest = 最短赢法的步数：最少、平均、最多
lab-moves-of-found = 所得赢法的步数：最少、平均、最多
lab-moves = 步数
lab-positions = 局面数
lab-dealt = 局数
lab-from-to = { $low } 到 { $high }
lab-bot = 电脑
lab-bot-random = 随意
lab-bot-heuristic = 会算的
lab-bot-easy = 新手
lab-bot-good = 熟手
lab-bot-strong = 高手
lab-bot-master = 国手
lab-bot-faults = { $bot }：有 { $times } 手改走默认的一手，{ $fault }
lab-fault-illegal = 不合规则
lab-fault-hung = 没有及时回答
lab-fault-crashed = 机器人出错
lab-fault-rubbish = 看不懂的回答
lab-arena = { $game }：{ $deals } 副牌，每副牌换遍座位，种子 { $seed }
lab-arena-gain = 每副得分，99 %
lab-arena-time = 每手毫秒
lab-arena-rating = 等级分
lab-arena-over = 胜过 { $bot }
lab-arena-clear = 提前结束：差距都已分明。
lab-arena-all = 所有的牌都打完了。
lab-review = 座位 { $seat } 的 { $count } 个决定，每个看 { $worlds } 种可能
lab-review-hand = 第 { $number } 副：{ $curve } { $result }
lab-review-none = 没有哪个决定的损失超出运气。
lab-review-worst = 损失最大的决定
lab-review-hand-number = 副
lab-review-move = 手
lab-review-played = 打法
lab-review-better = 更好
lab-review-loss = 失分，99 %
lab-review-learned = 学出来的机器人：打法，更好
lab-review-holders = 第 { $move } 手之前：照当时能知道的，其他各家平均握有该牌的张数
lab-review-seat = 座位 { $seat }
lab-review-truth = 实际
lab-review-line = 这副牌以 { $result } 结束，原来是 { $was }。
lab-puzzle = { $game }第 { $number } 题：轮到{ $seat }，有一手明显最好。是哪一手？
lab-puzzle-right = 对。
lab-puzzle-wrong = 不是这一手。
lab-puzzle-solution = { $best }：每副比其他任何一手多得 { $lead } 分，比机器人的打法（{ $missed }）多得 { $gain } 分
lab-bot-about = 说明
lab-about-random = 随便走一手
lab-about-easy = 像新手一样看漏一半
lab-about-good = 像会玩的人一样打
lab-about-strong = 有学出来的网络而且更强时用它，否则每手搜索约 { $seconds } 秒
lab-about-master = 用网络时再往后推算几步，否则每手搜索约 { $seconds } 秒
lab-about-search = 自定搜索的量：多少种可能，或多少毫秒
lab-about-learned = 自己和自己对局学出来的网络；有它的游戏：{ $games }
lab-about-learned-none = 自己和自己对局学出来的网络；目前还没有游戏有它
lab-about-learned-file = 你自己文件里的网络
lab-about-command = 你自己的程序
lab-about-plugin = 来自别的软件包
lab-player = { $game } 学出来的机器人，规则第 { $version } 版
lab-player-way = 玩法
lab-player-gain = 比游戏自带机器人每局多得的分，99 %
lab-player-level = 以下玩法里，它就是 { $level } 这一级：{ $ways }。
lab-player-advice = 它会参考游戏自带机器人的走法。
lab-player-onnx = 已写入 { $file }：{ $inputs } 个输入，{ $moves } 种走法。
train-checkpoint-damaged = { $file } 不是学习进度文件，或已损坏：移走它就可以重新开始。
train-checkpoint-of-other-version = { $file } 是按这个游戏另一版规则学习的进度：移走它就可以重新开始。
train-checkpoint-of-other = { $file } 是用其他设置（{ $setting }）学习的进度：请用相同设置，或换一个文件夹。
lab-simulation = { $game }：{ $sessions } 场，种子 { $seed }
lab-mean-score = 平均分，99 %
lab-spread = 标准差
lab-best-share = 得第一
lab-played = 发牌 { $deals } 次，出手 { $decisions } 次，其中 { $forced } 次别无选择
lab-left-out = 略去：{ $reason }
lab-comparison = 各打 { $hands } 局，电脑：{ $bots }，种子 { $seed }
lab-choices-a-hand = 每局选择次数
lab-mean-score-of = { $seat } 的平均分，99 %
lab-best-over-worst = 最好与最差座位之差
lab-spread-of-scores = 分数的标准差
lab-best-over-second = 第一与第二之差（标准差的倍数）
lab-end-otherwise = 结果不同的局
lab-same-deals = 每次用同样的牌；与 { $way } 相比
lab-generations = 代
lab-fitness = 适应度 { $fitness }，是最佳值 { $optimum } 的 { $share }。
lab-written-to = 已写入 { $file }。
lab-dataset = { $hands } 局里的 { $decisions } 次选择，分 { $files } 个文件。
lab-other-dataset = { $folder } 里是另一个数据集；请换一个文件夹，或者用开始时的玩法、种子和选项
lab-no-dataset = { $folder } 里有别的文件；请给一个空文件夹或新的文件夹
lab-no-fitness = 没有 { $fitness } 这种适应度；有 { $fitnesses }
lab-no-such-bankroll = 本金 { $bankroll } 没有超过最大注 { $most }；请给多一些
