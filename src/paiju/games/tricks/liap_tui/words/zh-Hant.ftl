# Liap Tui，泰國華人的象棋子遊戲。

game-name = Liap Tui 象棋牌
game-summary = 先叫要收幾堆象棋子，再恰好收那麼多。

## 動作

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

kind-single = 單子
kind-pair = 對子
kind-three = 三個兵卒
kind-straight = 順子
kind-four = 四個兵卒
kind-extended-straight = 加長順子
kind-extended-straight-of-five = 五枚加長順子
kind-five = 五個兵卒
kind-double-straight = 雙順子

## 提問

ask-redeal = 你沒有超過 9 分的子：重發（本輪變成 { $factor } 倍），還是照打？
ask-declare = 共 { $piles } 堆，你要叫幾堆？
ask-declare-limited = 共 { $piles } 堆，你要叫幾堆？{ $limits }。
term-no-third-zero = 不能連續第三次叫 0
term-no-exact-sum = 不能叫 { $number }，否則總數正好是 { $piles }
joint-limits = { $before }；{ $after }
ask-start = 你是先手：出一套棋子，1 到 { $most } 枚。
ask-lay = 出 { $count } 枚棋子，對先手的{ $kind }。
ask-more-pieces = 再出 { $count } 枚棋子。

## 牌在哪裡

zone-round-factor = 本輪倍數
zone-laid = 出子
zone-piles = 收得堆數
zone-piles-of-declared = 收得堆數，叫 { $declared }

## 為什麼不行

no-redeal-now = 沒有超過 9 分的子，而且在叫堆之前，才問要不要重發
no-declarations-yet = 先叫堆，再出第一輪
no-second-declaration = 叫堆在第一輪之前，叫了就不能改
no-declare = 要叫 0 到 { $piles } 的數
no-declare-limited = 要叫 0 到 { $piles } 的數；{ $limits }
no-pieces-held = 你沒有 { $count } 枚 { $tiles }
no-set = 先手要出成套的，這些棋子不成套
no-wrong-count = 子數要與先手相同：{ $count } 枚

## 電腦這樣打的理由

why-worth-keeping = 有順子或三個兵卒，值得照打。
why-redeal = 牌弱又沒有長套，不如重發。
why-force = 憑大子，加上先手時的長套，能收這麼多。
why-few-can-match = 成套的很少人跟得上，這些堆我都要。
why-high = 還差一堆，用大子去收。
why-match = 這是我這一類裡最大的一套，這些堆我要。
why-duck = 已收夠：出最小的子，什麼也收不到。
why-shed = 已收夠：大子趁贏不了的時候出掉。
why-low = 這一手我贏不了：出小子。

## 付分的理由

paid-too-many = 多收 { $count } 堆（叫 { $declared }，收 { $captured }）
paid-too-few = 少收 { $count } 堆（叫 { $declared }，收 { $captured }）
paid-none-declared = 叫中，一堆未收（{ $bonus }）
paid-as-declared = 叫中，收 { $count } 堆（{ $count } + { $bonus }）
term-after-redeals = 重發 { $count } 次

## 選項

option-win-score = 終局分數
    .effect = 總分到多少時結束一場
option-max-rounds = 最多輪數
    .effect = 打滿幾輪結束一場；0 為不限，但不會超過 200 輪
option-win-condition = 終局條件
    .effect = 一場按分數還是按輪數結束；也可要求總分恰好等於終局分數
option-win-condition-score-or-rounds = 分數或輪數
option-win-condition-score-only = 只看分數
option-win-condition-rounds-only = 只看輪數
option-win-condition-exact-score = 恰好到分
option-type-priority-beats = 高類型可壓
    .effect = 類型更高的一套能否壓過先手的一套
option-piles-per-turn = 每手幾堆
    .effect = 贏一手算幾堆
option-piles-per-turn-pieces = 出幾枚算幾堆
option-piles-per-turn-one = 一堆
option-reveal = 何時亮子
    .effect = 一手的棋子何時翻開
option-reveal-after-all = 全部出完才亮
option-reveal-immediate = 立即亮出
option-max-redeals = 最多重發次數
    .effect = 一輪最多重發幾次；0 為不限
option-zero-bonus = 叫 0 中得分
    .effect = 叫 0 而一堆未收得幾分
option-hit-bonus = 叫中得分
    .effect = 收得恰如所叫時，堆數之外再得幾分

## 玩法

preset-short-rules = 簡短規則
preset-open-pieces = 明子
preset-ten-rounds = 十輪
preset-first-to-50 = 先到五十
preset-exactly-30 = 恰好三十

## 第一局的引導

lesson-1 = 這是你的八枚棋子。紅帥最大，14 分；它在你手上，所以第一輪由你先手。
lesson-2 = 叫叫看八堆裡要收幾堆。黑車、黑馬、黑包是順子，可收三堆，紅帥再收一堆：叫四堆。
lesson-3 = 先出別家難跟的一套：選黑車、黑馬、黑包打出。別家也要出三枚，只有順子才能贏。
lesson-4 = 誰都沒有順子，三堆歸你。現在出紅帥，沒有比它大的。
lesson-5 = 叫的四堆已經收夠，之後一手都不要贏：出最小的黑卒。
lesson-6 = 阿軍出 4 分的紅炮。用最後一個卒躲在下面。
lesson-7 = 蘭蘭出 9 分的象，你剩下的兩枚都比它小，不會贏。恰好四堆，得 4 + 5 分。

## 目標

aim-declare = 先叫要收幾堆。
aim-declared = { $declared ->
        [0] 一堆也不收。
       *[other] 恰好收 { $declared } 堆。
    }
