# 古牌。

game-name = 古牌
game-summary = 一墩一張，全部明牌：首出那一門最大的收墩，贏最後一墩即贏此局。

## 動作

act-play = 出 { $tiles }
    .button = 出牌
    .told = { $seat } 出 { $tiles }
verb-play = 出牌

## 提問

ask-lead = 首出一張：只有同門的牌能收這一墩。
ask-beat-civil = 用更大的文牌壓 { $tiles }，或墊一張。
ask-beat-military = 用更大的武牌壓 { $tiles }，或墊一張。
ask-follow-civil = 出一張；比 { $tiles } 大的文牌能壓住它。
ask-follow-military = 出一張；比 { $tiles } 大的武牌能壓住它。
ask-shut-out = 你一墩未得，贏不了最後一墩。

## 牌在哪裡

zone-followed = 出

## 為什麼不行

no-you-lead = 這一墩由你首出：出一張
no-tile-on-table = 桌上已有一張；壓，或墊
no-choice-to-beat = 這裡只管出牌；若是同門更大的，自然壓過
no-one-tile = 請只選一張牌
no-shut-out = 一墩未得，贏不了最後一墩

## 電腦這樣打的理由

why-all-masters = 剩下的全是各門最大的，後面的墩都歸我。
why-sure-first-trick = 我還沒有墩，這張沒有人壓得住。
why-likely = 這一門更大的牌剩得不多，最大的留到最後。
why-first-trick = 一墩都沒有要多付。
why-least = 用最小的牌收這一墩。
why-save = 最大的牌留到最後更有價值；這張最沒用。
why-useless = 這張最沒用：這一門比它大的還有很多。
why-forced = 我哪張都能壓，這張最小。

## 選項

option-discards-exposed = 明墊
    .effect = 關閉時，墊的牌蓋著
option-discard-high = 大牌可墊
    .effect = 壓得住的牌，也可以不壓而墊掉
option-hands = 局數
    .effect = 一場打幾局

## 玩法

preset-high-tiles-may-go = 大牌可墊
preset-face-down = 蓋墊
preset-early-death = 早死
preset-three-players-quota-four = 三人，定額四墩
preset-civil-tiles-and-the-nines = 文牌與雜九

## 跟著打第一局

lesson-1 = 這是你的牌。天牌 [6:6] 是最大的文牌：留到最後一墩，收了它就贏這一局。
lesson-2 = 你是莊家，由你首出。選人牌 [4:4] 出：只有地牌 [1:1] 和另一張天牌壓得住。
lesson-3 = 地牌同門而且更大，壓過了你的牌。不必跟同門，但另一門的牌怎麼也收不了這一墩。
lesson-4 = 首出的是武牌雜八。你壓不住，丟一張小的文牌。
lesson-5 = 你的天牌能收這一墩，但最後一墩更值錢。留著它，丟一張小牌。
lesson-6 = 一墩未得要多付。你的梅花 [5:5] 剛好比 [3:3] 大：收下這一墩。
lesson-7 = 只剩兩張。雜七留到最後會被雜九壓住，所以現在先出雜七，留住天牌。
lesson-8 = 天牌收了最後一墩。定額是 4 墩：其他家每少一墩付一分，你是莊家，所以加倍。
