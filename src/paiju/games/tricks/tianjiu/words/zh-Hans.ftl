# 天九；两人玩老鼠搬家。

game-name = 天九
game-summary = 用同类更大的牌压住，或垫牌；赢最后一墩者“结”，即赢此局。

## 提问

ask-lead = 首出一张或一套牌。
ask-beat = 用更大的{ $kind }压 { $tiles }，或垫{ $amount }。
ask-answer-supreme = 没有牌压得住至尊：垫{ $amount }。
ask-shut-out = 你一墩未得，赢不了最后一墩：垫{ $amount }。

## 牌在哪里

zone-discards = 垫牌
zone-queue = 牌列
zone-played-in-round = 本轮明出

## 为什么不行

no-set = 这些牌不成套
no-kind-at-this-table = 这一桌不能首出{ $kind }
no-ascending-order = 垫牌要从小到大垫够
no-shut-out = 一墩未得，赢不了最后的单张
no-answer-to-supreme = 没有牌压得住至尊

## 电脑这样打的理由

why-likely = 可能赢这一墩；没人压得住的牌留到最后。
why-first-trick = 一墩都没有要多付，最后一张单牌也没有我的份。

## 付分的理由

paid-last-trick = 结牌
paid-queue = 牌列 { $length } 张，对方 { $other } 张
paid-against = { $points }，对方 { $other }
term-points = { $count } 分
term-points-of-taker = { $count } 分（{ $tricks } 墩，结牌 { $last }）

## 选项

option-combinations = 可出的牌型
    .effect = 哪些牌型可以首出
option-combinations-singles = 只出单张
option-combinations-pure-pairs = 加对子、至尊
option-combinations-mixed-pairs = 再加文武对
option-combinations-seed = 传统（不出文武对）
option-combinations-full = 全部
option-allow-123 = 三张顺子
    .effect = 可以首出 [1:1][2:2][3:3]，以及更大的 [6:6][5:5][4:4]
option-early-death = 早死
    .effect = 一墩未得的人，不能赢单张的最后一墩
option-scoring = 计分
    .effect = 一局结束时谁付谁多少
option-scoring-classic = 按定额算墩
option-scoring-winner-one = 各付赢家一分
option-scoring-trick-points = 一墩一分，结牌加四分
option-banker-excess-multiplied = 庄家超额也加倍
    .effect = 庄家输了而墩数超过定额，收进的也乘庄家倍数
option-supreme-bonus = 贺尊
    .effect = 有人首出至尊时，其余各家付多少
option-quad-bonus = 四大贺
    .effect = 四张成套赢墩时，其余各家付多少
option-hands = 局数
    .effect = 一场打几局；两人时为几盘
option-mouse-max-rounds = 老鼠搬家：最多轮数
    .effect = 两人时打满这么多轮，牌列较长的人赢

## 玩法

preset-full = 全部牌型
preset-old-rule = 旧规则
preset-simple = 简化
preset-one-two-three = 一二三
preset-open-discards = 明垫
preset-four-players-24-tiles = 四人，二十四张
preset-moving-mice = 老鼠搬家
preset-moving-mice-open = 老鼠搬家（明牌）

## 跟着打第一局

lesson-1 = 这是你的牌。天牌 [6:6] 是最大的文牌，杂九 [6:3] 是最大的武牌，两张都要留到最后。
lesson-2 = 你是庄家，由你首出第一墩。出鹅牌 [3:1]：它不小，用掉也不可惜。
lesson-3 = 人牌 [4:4] 压了你的鹅牌，天牌 [6:6] 又压了人牌。只有同一牌型而更大的才压得住。
lesson-4 = 这是至尊 [4:2][2:1]，没有牌压得住。垫掉最小的两张；这一墩算两墩。
lesson-5 = 首出的是三张：人牌加一对杂七。你没有这样的三张，只好垫三张，但要留住天牌和杂九。
lesson-6 = 首出的是杂八，只有杂九压得住。压吧：一墩都没有，就赢不了最后的单张。
lesson-7 = 你有了第一墩，各家都只剩一张。天牌没有人压得住：这是最后一墩，赢它就赢这一局。
lesson-8 = 你只得两墩，却结了牌。一墩未得的各付 5 分，庄家加倍；有六墩的人比定额多两墩，这两墩由你付。

## 目标

aim-longer-queue = 牌列长者赢：你 { $length } 张，对手 { $other } 张。
