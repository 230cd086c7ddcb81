# 天九；兩人玩老鼠搬家。

game-name = 天九
game-summary = 用同類更大的牌壓住，或墊牌；贏最後一墩的人「結」，即贏此局。

## 提問

ask-lead = 首出一張或一套牌。
ask-beat = 用更大的{ $kind }壓 { $tiles }，或墊{ $amount }。
ask-answer-supreme = 沒有牌壓得住至尊：墊{ $amount }。
ask-shut-out = 你一墩未得，贏不了最後一墩：墊{ $amount }。

## 牌在哪裡

zone-discards = 墊牌
zone-queue = 牌列
zone-played-in-round = 本輪明出

## 為什麼不行

no-set = 這些牌不成套
no-kind-at-this-table = 這一桌不能首出{ $kind }
no-ascending-order = 墊牌要從小到大墊夠
no-shut-out = 一墩未得，贏不了最後的單張
no-answer-to-supreme = 沒有牌壓得住至尊

## 電腦這樣打的理由

why-likely = 有機會贏這一墩；沒人壓得住的牌留到最後。
why-first-trick = 一墩都沒有要多付，最後一張單牌也沒有我的份。

## 付分的理由

paid-last-trick = 結牌
paid-queue = 牌列 { $length } 張，對方 { $other } 張
paid-against = { $points }，對方 { $other }
term-points = { $count } 分
term-points-of-taker = { $count } 分（{ $tricks } 墩，結牌 { $last }）

## 選項

option-combinations = 可出的牌型
    .effect = 哪些牌型可以首出
option-combinations-singles = 只出單張
option-combinations-pure-pairs = 加對子、至尊
option-combinations-mixed-pairs = 再加文武對
option-combinations-seed = 傳統（不出文武對）
option-combinations-full = 全部
option-allow-123 = 三張順子
    .effect = 可以首出 [1:1][2:2][3:3]，以及更大的 [6:6][5:5][4:4]
option-early-death = 早死
    .effect = 一墩未得的人，不能贏單張的最後一墩
option-scoring = 計分
    .effect = 一局結束時誰付誰多少
option-scoring-classic = 按定額算墩
option-scoring-winner-one = 各付贏家一分
option-scoring-trick-points = 一墩一分，結牌加四分
option-banker-excess-multiplied = 莊家超額也加倍
    .effect = 莊家輸了而墩數超過定額，收進的也乘莊家倍數
option-supreme-bonus = 賀尊
    .effect = 有人首出至尊時，其餘各家付多少
option-quad-bonus = 四大賀
    .effect = 四張成套贏墩時，其餘各家付多少
option-hands = 局數
    .effect = 一場打幾局；兩人時為幾盤
option-mouse-max-rounds = 老鼠搬家：最多輪數
    .effect = 兩人時打滿這麼多輪，牌列較長的人贏

## 玩法

preset-full = 全部牌型
preset-old-rule = 舊規則
preset-simple = 簡化
preset-one-two-three = 一二三
preset-open-discards = 明墊
preset-four-players-24-tiles = 四人，二十四張
preset-moving-mice = 老鼠搬家
preset-moving-mice-open = 老鼠搬家（明牌）

## 跟著打第一局

lesson-1 = 這是你的牌。天牌 [6:6] 是最大的文牌，雜九 [6:3] 是最大的武牌，兩張都要留到最後。
lesson-2 = 你是莊家，由你首出第一墩。出鵝牌 [3:1]：它不小，用掉也不可惜。
lesson-3 = 人牌 [4:4] 壓了你的鵝牌，天牌 [6:6] 又壓了人牌。只有同一牌型而且更大的才壓得住。
lesson-4 = 這是至尊 [4:2][2:1]，沒有牌壓得住。墊掉最小的兩張；這一墩算兩墩。
lesson-5 = 首出的是三張：人牌加一對雜七。你沒有這樣的三張，只好墊三張，但要留住天牌和雜九。
lesson-6 = 首出的是雜八，只有雜九壓得住。壓吧：一墩都沒有，就贏不了最後的單張。
lesson-7 = 你有了第一墩，各家都只剩一張。天牌沒有人壓得住：這是最後一墩，贏它就贏這一局。
lesson-8 = 你只得兩墩，卻結了牌。一墩未得的各付 5 分，莊家加倍；有六墩的人比定額多兩墩，這兩墩由你付。

## 目標

aim-longer-queue = 牌列長的人贏：你 { $length } 張，對手 { $other } 張。
