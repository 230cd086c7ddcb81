# Liap Tui，泰国华人的象棋子游戏。

game-name = Liap Tui 象棋牌
game-summary = 先叫要收几堆象棋子，再恰好收那么多。

## 动作

act-declare = 叫 { $number } 堆
    .told = { $seat } 叫 { $number } 堆
verb-declare = 叫堆
act-play = 出 { $tiles }
    .button = 出子
    .told = { $seat } 出 { $tiles }
verb-play = 出子
act-start-face-down = 暗出 { $count } 枚：{ $kind }
    .told = { $seat } 先手暗出 { $count } 枚：{ $kind }
act-play-face-down = 暗出 { $count } 枚
    .told = { $seat } 暗出 { $count } 枚
act-show = 亮出 { $tiles }
    .told = { $seat } 亮出 { $tiles }
act-capture = 收 { $number } 堆
    .told = { $seat } 收 { $number } 堆

## 牌型

kind-single = 单子
kind-pair = 对子
kind-three = 三个兵卒
kind-straight = 顺子
kind-four = 四个兵卒
kind-extended-straight = 加长顺子
kind-extended-straight-of-five = 五枚加长顺子
kind-five = 五个兵卒
kind-double-straight = 双顺子

## 提问

ask-redeal = 你没有超过 9 分的子：重发（本轮变成 { $factor } 倍），还是照打？
ask-declare = 共 { $piles } 堆，你要叫几堆？
ask-declare-limited = 共 { $piles } 堆，你要叫几堆？{ $limits }。
term-no-third-zero = 不能连续第三次叫 0
term-no-exact-sum = 不能叫 { $number }，否则总数正好是 { $piles }
joint-limits = { $before }；{ $after }
ask-start = 你是先手：出一套棋子，1 到 { $most } 枚。
ask-lay = 出 { $count } 枚棋子，对先手的{ $kind }。
ask-more-pieces = 再出 { $count } 枚棋子。

## 牌在哪里

zone-round-factor = 本轮倍数
zone-laid = 出子
zone-piles = 收得堆数
zone-piles-of-declared = 收得堆数，叫 { $declared }

## 为什么不行

no-redeal-now = 没有超过 9 分的子，并且在叫堆之前，才问要不要重发
no-declarations-yet = 先叫堆，再出第一轮
no-second-declaration = 叫堆在第一轮之前，叫了就不能改
no-declare = 要叫 0 到 { $piles } 的数
no-declare-limited = 要叫 0 到 { $piles } 的数；{ $limits }
no-pieces-held = 你没有 { $count } 枚 { $tiles }
no-set = 先手要出成套的，这些棋子不成套
no-wrong-count = 子数要与先手相同：{ $count } 枚

## 电脑这样打的理由

why-worth-keeping = 有顺子或三个兵卒，值得照打。
why-redeal = 牌弱又没有长套，不如重发。
why-force = 凭大子，加上先手时的长套，能收这么多。
why-few-can-match = 成套的很少人跟得上，这些堆我都要。
why-high = 还差一堆，用大子去收。
why-match = 这是我这一类里最大的一套，这些堆我要。
why-duck = 已收够：出最小的子，什么也收不到。
why-shed = 已收够：大子趁赢不了的时候出掉。
why-low = 这一手我赢不了：出小子。

## 付分的理由

paid-too-many = 多收 { $count } 堆（叫 { $declared }，收 { $captured }）
paid-too-few = 少收 { $count } 堆（叫 { $declared }，收 { $captured }）
paid-none-declared = 叫中，一堆未收（{ $bonus }）
paid-as-declared = 叫中，收 { $count } 堆（{ $count } + { $bonus }）
term-after-redeals = 重发 { $count } 次

## 选项

option-win-score = 终局分数
    .effect = 总分到多少时结束一场
option-max-rounds = 最多轮数
    .effect = 打满几轮结束一场；0 为不限，但不会超过 200 轮
option-win-condition = 终局条件
    .effect = 一场按分数还是按轮数结束；也可要求总分恰好等于终局分数
option-win-condition-score-or-rounds = 分数或轮数
option-win-condition-score-only = 只看分数
option-win-condition-rounds-only = 只看轮数
option-win-condition-exact-score = 恰好到分
option-type-priority-beats = 高类型可压
    .effect = 类型更高的一套能否压过先手的一套
option-piles-per-turn = 每手几堆
    .effect = 赢一手算几堆
option-piles-per-turn-pieces = 出几枚算几堆
option-piles-per-turn-one = 一堆
option-reveal = 何时亮子
    .effect = 一手的棋子何时翻开
option-reveal-after-all = 全部出完才亮
option-reveal-immediate = 立即亮出
option-max-redeals = 最多重发次数
    .effect = 一轮最多重发几次；0 为不限
option-zero-bonus = 叫 0 中得分
    .effect = 叫 0 而一堆未收得几分
option-hit-bonus = 叫中得分
    .effect = 收得恰如所叫时，堆数之外再得几分

## 玩法

preset-short-rules = 简短规则
preset-open-pieces = 明子
preset-ten-rounds = 十轮
preset-first-to-50 = 先到五十
preset-exactly-30 = 恰好三十

## 第一局的引导

lesson-1 = 这是你的八枚棋子。红帅最大，14 分；它在你手里，所以第一轮由你先手。
lesson-2 = 叫一叫八堆里要收几堆。黑车、黑马、黑炮是顺子，可收三堆，红帅再收一堆：叫四堆。
lesson-3 = 先出别家难跟的一套：选黑车、黑马、黑炮打出。别家也要出三枚，只有顺子才能赢。
lesson-4 = 谁也没有顺子，三堆归你。现在出红帅，没有比它大的。
lesson-5 = 叫的四堆已经收够，以后一手也不要赢：出最小的黑卒。
lesson-6 = 阿军出 4 分的炮。用最后一个卒躲在下面。
lesson-7 = 兰兰出 9 分的象，你剩下的两枚都比它小，不会赢。恰好四堆，得 4 + 5 分。

## 目标

aim-declare = 先叫要收几堆。
aim-declared = { $declared ->
        [0] 一堆也不收。
       *[other] 恰好收 { $declared } 堆。
    }
