# 天九的一種家傳玩法。

game-name = 天九（家傳玩法）
game-summary = 用同類更大的牌吃，或埋牌；贏最後一墩即贏此局，連勝加倍。

## 動作

act-toss-left-no = { $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }·自左
    .told = { $seat } 擲{ $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }，自左取牌
act-toss-left-yes = { $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }·自左·剝皮
    .told = { $seat } 擲{ $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }，自左剝皮
act-toss-right-no = { $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }·自右
    .told = { $seat } 擲{ $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }，自右取牌
act-toss-right-yes = { $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }·自右·剝皮
    .told = { $seat } 擲{ $number ->
        [1] 一顆骰
       *[other] 兩顆骰
    }，自右剝皮
verb-toss = 擲骰
act-take = 用 { $tiles } 吃
    .button = 吃
    .told = { $seat } 用 { $tiles } 吃
verb-take = 吃
act-bury = 埋 { $tiles }
    .button = 埋
    .told = { $seat } 埋 { $tiles }
verb-bury = 埋
act-bury-face-down = 埋 { $count } 張
    .told = { $seat } 埋 { $count } 張

## 牌型

kind-civil-tile = 文牌
kind-military-tile = 武牌
kind-civil-pair = 文牌對子
kind-military-pair = 武牌對子
kind-supreme = 至尊
kind-civil-triple = 三張（兩文一武）
kind-military-triple = 三張（一文兩武）

## 提問

ask-toss = 擲骰分牌：一顆或兩顆，從左端或右端取牌。
ask-toss-or-peel = 擲骰分牌：一顆或兩顆，從左端或右端取牌，可選是否「剝皮」（逐層取）。
ask-lead = 首出一張或一套牌。
ask-take = 用更大的{ $kind }吃 { $tiles }，或埋{ $amount }。
ask-bury-more = 再埋{ $amount }。
ask-answer-supreme = 沒有牌吃得了至尊：埋{ $amount }。
ask-shut-out = 你一墩未得，最後一墩沒有你的份：埋{ $amount }。

## 牌在哪裡

zone-followed = 吃
zone-buried = 埋牌
zone-stacks = 疊
zone-previous-winner = 上局贏家，連勝籌碼
zone-row = 牌列，八疊各四張
zone-taken-from-left = 擲骰：{ $seat } 先取，自左各取兩疊
zone-taken-from-right = 擲骰：{ $seat } 先取，自右各取兩疊
zone-taken-in-layers = 擲骰：{ $seat } 先取，自頂各取一層

## 為什麼不行

no-other-kind = 只有{ $kind }才吃得了 { $tiles }
no-trick-on-table = 已經有人首出；吃，或埋
no-tiles-yet = 牌還沒分；請先擲骰
no-second-toss = 牌已分完；下一局才再擲骰
no-toss-like-that = 請選一顆或兩顆骰、自左或自右，以及是否剝皮
no-peeling = 請選一顆或兩顆骰、自左或自右；這一桌不剝皮
no-ascending-order = 埋牌要從小到大埋夠
no-shut-out = 一墩未得，最後一張單牌沒有你的份
no-answer-to-supreme = 沒有牌吃得了至尊

## 電腦這樣打的理由

why-any-toss = 由骰子決定，叫什麼都一樣。
why-special-pair = 至尊誰也吃不了，首出才穩拿「賀尊」。
why-pair-waits = 沒有人吃得了，至尊在最後一墩加倍。
why-sweep = 沒有人吃得了；其他家都沒有墩，最後一張單牌不論大小都贏。
why-sure = 已經沒有人吃得了。
why-large-set = 同類更大的很少人拿著，其他家只好埋掉好牌。
why-likely = 有機會贏這一墩；沒人吃得了的牌留到最後。
why-first-trick = 一墩都沒有，最後一張單牌就沒有我的份，還要多付一疊。
why-streak = 我是上局贏家，每少一疊付得更多。
why-least = 用最小的牌吃下這一墩。
why-save = 沒人吃得了的牌留到最後更有價值；這些最沒用。

## 付分的理由

paid-supreme = 賀尊
paid-short-of-quota = 比定額少 { $count } 疊
paid-above-quota = 比定額多 { $count } 疊
paid-no-trick = 一疊未得（{ $quota } + { $extra }）
term-previous-wins = 連勝
term-grand-slam = 全收八墩
term-lowest-tile = 最小牌結牌

## 選項

option-peel-allowed = 剝皮
    .effect = 擲骰的人可以叫「剝皮」：每家取走各疊的一層
option-toss-choice = 由誰叫骰
    .effect = 骰子數、取牌的一端和剝皮是否由擲骰的人選；不選時為兩顆骰、自左、不剝皮
option-toss-choice-player = 擲骰的人選
option-toss-choice-auto = 不選：兩顆骰、自左
option-special-pair-bonus = 賀尊
    .effect = 有人首出至尊時，其餘各家付多少
option-quad-bonus = 四大賀
    .effect = 四張成套贏墩時，其餘各家付多少
option-slam-factor = 全收倍數
    .effect = 一人全收八墩時，疊數乘幾倍
option-lowest-factor = 最小牌結牌倍數
    .effect = 用單張 [2:1] 或 [5:1] 結牌時，疊數乘幾倍
option-buy-at-double = 買疊也加倍
    .effect = 最小牌結牌的倍數，對贏家要買的疊也算
option-shut-out = 無墩不結
    .effect = 一墩未得的人，不能贏單張的最後一墩
option-previous-wins = 連勝加倍
    .effect = 與上局贏家之間的收付，乘他的連勝局數
option-empty-extra = 一疊未得加付
    .effect = 一疊未得的輸家，除定額外再付多少
option-hands = 局數
    .effect = 一場打幾局

## 玩法

preset-dealt-without-a-toss = 不擲骰發牌
preset-no-peeling = 不剝皮
preset-no-streaks = 不計連勝
preset-stacks-alone = 只計疊
preset-an-empty-hand-pays-five = 空手付五

## 跟著打第一局

lesson-1 = 牌蓋著排成八疊，每疊四張。第一次擲骰數到了你，由你擲骰分牌：選哪一樣都行。
lesson-2 = 這是你的牌。[6:6] 是最大的文牌，留到最後一墩，贏了它就贏這一局。
lesson-3 = 人牌 [4:4] 和雜七 [4:3] 相配，是一個文武對。很少人拿著更大的，首出它，可得兩疊。
lesson-4 = 你已有四疊，輸了也不用付。首出雜八 [5:3]，留住天牌。
lesson-5 = 有人首出文牌對子，又被更大的吃了。你沒有文牌對子：埋兩張用不著的牌。
lesson-6 = 最後一墩，各家只剩一張。首出的是文牌：用天牌吃，這一局就是你的。
lesson-7 = 輸家各按比四疊少幾疊付給你。下一局你是上局贏家，與你之間的收付都加倍。

## 目標

aim-last-trick-and-quota = 贏最後一墩即贏此局；定額 { $quota } 疊。
