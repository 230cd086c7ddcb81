# 古牌。

game-name = 古牌
game-summary = 一墩一张，全部明牌：首出那一门最大的收墩，赢最后一墩即赢此局。

## 动作

act-play = 出 { $tiles }
    .button = 出牌
    .told = { $seat } 出 { $tiles }
verb-play = 出牌

## 提问

ask-lead = 首出一张：只有同门的牌能收这一墩。
ask-beat-civil = 用更大的文牌压 { $tiles }，或垫一张。
ask-beat-military = 用更大的武牌压 { $tiles }，或垫一张。
ask-follow-civil = 出一张；比 { $tiles } 大的文牌能压住它。
ask-follow-military = 出一张；比 { $tiles } 大的武牌能压住它。
ask-shut-out = 你一墩未得，赢不了最后一墩。

## 牌在哪里

zone-followed = 出

## 为什么不行

no-you-lead = 这一墩由你首出：出一张
no-tile-on-table = 桌上已有一张；压，或垫
no-choice-to-beat = 这里只管出牌；若是同门更大的，自然压过
no-one-tile = 请只选一张牌
no-shut-out = 一墩未得，赢不了最后一墩

## 电脑这样打的理由

why-all-masters = 剩下的全是各门最大的，后面的墩都归我。
why-sure-first-trick = 我还没有墩，这张没有人压得住。
why-likely = 这一门更大的牌剩得不多，最大的留到最后。
why-first-trick = 一墩都没有要多付。
why-least = 用最小的牌收这一墩。
why-save = 最大的牌留到最后更值；这张最没用。
why-useless = 这张最没用：这一门比它大的还有很多。
why-forced = 我哪张都能压，这张最小。

## 选项

option-discards-exposed = 明垫
    .effect = 关闭时，垫的牌扣着
option-discard-high = 大牌可垫
    .effect = 压得住的牌，也可以不压而垫掉
option-hands = 局数
    .effect = 一场打几局

## 玩法

preset-high-tiles-may-go = 大牌可垫
preset-face-down = 暗垫
preset-early-death = 早死
preset-three-players-quota-four = 三人，定额四墩
preset-civil-tiles-and-the-nines = 文牌与杂九

## 跟着打第一局

lesson-1 = 这是你的牌。天牌 [6:6] 是最大的文牌：留到最后一墩，收了它就赢这一局。
lesson-2 = 你是庄家，由你首出。选人牌 [4:4] 出：只有地牌 [1:1] 和另一张天牌压得住。
lesson-3 = 地牌同门而更大，压过了你的牌。不必跟同门，但另一门的牌怎么也收不了这一墩。
lesson-4 = 首出的是武牌杂八。你压不住，扔一张小的文牌。
lesson-5 = 你的天牌能收这一墩，但最后一墩更值钱。留着它，扔一张小牌。
lesson-6 = 一墩未得要多付。你的梅花 [5:5] 刚好比 [3:3] 大：收下这一墩。
lesson-7 = 只剩两张。杂七留到最后会被杂九压住，所以现在先出杂七，留住天牌。
lesson-8 = 天牌收了最后一墩。定额是 4 墩：别家每少一墩付一分，你是庄家，所以加倍。
