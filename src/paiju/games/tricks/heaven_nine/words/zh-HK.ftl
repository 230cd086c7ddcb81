# 香港的說法；其餘與台灣相同。

act-toss-left-no =
    { $number ->
        [1] 一粒骰
       *[other] 兩粒骰
    }·自左
    .told =
        { $seat } 擲{ $number ->
            [1] 一粒骰
           *[other] 兩粒骰
        }，自左取牌
act-toss-left-yes =
    { $number ->
        [1] 一粒骰
       *[other] 兩粒骰
    }·自左·剝皮
    .told =
        { $seat } 擲{ $number ->
            [1] 一粒骰
           *[other] 兩粒骰
        }，自左剝皮
act-toss-right-no =
    { $number ->
        [1] 一粒骰
       *[other] 兩粒骰
    }·自右
    .told =
        { $seat } 擲{ $number ->
            [1] 一粒骰
           *[other] 兩粒骰
        }，自右取牌
act-toss-right-yes =
    { $number ->
        [1] 一粒骰
       *[other] 兩粒骰
    }·自右·剝皮
    .told =
        { $seat } 擲{ $number ->
            [1] 一粒骰
           *[other] 兩粒骰
        }，自右剝皮
kind-civil-tile = 文子
kind-military-tile = 武子
kind-civil-pair = 文子對
kind-military-pair = 武子對
ask-toss = 擲骰分牌：一粒或兩粒，從左端或右端取牌。
ask-toss-or-peel = 擲骰分牌：一粒或兩粒，從左端或右端取牌，可選是否「剝皮」（逐層取）。
ask-lead = 先打一張或一套牌。
ask-shut-out = 你一支未得，最後一墩沒有你的份：埋{ $amount }。
no-trick-on-table = 已經有人先打；吃，或埋
no-toss-like-that = 請選一粒或兩粒骰、自左或自右，以及是否剝皮
no-peeling = 請選一粒或兩粒骰、自左或自右；這一桌不剝皮
no-shut-out = 一支未得，最後一張單牌沒有你的份
why-special-pair = 至尊誰也吃不了，先打才穩拿「賀尊」。
why-first-trick = 一支都沒有，最後一張單牌就沒有我的份，還要多付一疊。
term-grand-slam = 全收八支
option-toss-choice = 由誰叫骰
    .effect = 骰數、取牌的一端和剝皮是否由擲骰的人選；不選時為兩粒骰、自左、不剝皮
option-toss-choice-auto = 不選：兩粒骰、自左
option-special-pair-bonus = 賀尊
    .effect = 有人先打至尊時，其餘各家付多少
option-slam-factor = 全收倍數
    .effect = 一人全收八支時，疊數乘幾倍
option-shut-out = 一支未得不結
    .effect = 一支未得的人，不能贏單張的最後一墩
lesson-2 = 這是你的牌。[6:6] 是最大的文子，留到最後一墩，贏了它就贏這一局。
lesson-3 = 人牌 [4:4] 和雜七 [4:3] 相配，是一個文武對。很少人拿著更大的，先打它，可得兩疊。
lesson-4 = 你已有四疊，輸了也不用付。先打雜八 [5:3]，留住天牌。
lesson-5 = 有人先打文子對，又被更大的吃了。你沒有文子對：埋兩張用不著的牌。
lesson-6 = 最後一墩，各家只剩一張。先打的是文子：用天牌吃，這一局就是你的。
