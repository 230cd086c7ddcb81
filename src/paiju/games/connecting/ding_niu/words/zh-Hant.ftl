# 頂牛

game-name = 頂牛
game-summary = 兩頭的龍，一半是雙點牌；有意算張者贏雙倍，或替眾人付帳。

## 牌在哪裡

zone-layout-open = 兩端開著
zone-layout-classic = 兩端封死：只能接雙點牌
zone-layout-smothered = 牌面悶死：有點數被斷
zone-suan-zhang = { $seat } 算張（{ $kind }）
zone-forced-suan-zhang = { $seat } 被迫算張（{ $kind }）
kind-classic = 封死
kind-smothered = 悶死

## 電腦這樣打的理由

why-block-now = 我手上點數少：現在算張，應該能贏雙倍。
why-not-block-yet = 手上點數還這麼多，算張要賠大的。

## 計分表

paid-place = 第 { $place } 名，{ $points } 點，對方 { $against } 點
paid-place-doubled = 第 { $place } 名，{ $maker } 算張 ×2，{ $points } 點，對方 { $against } 點
paid-suan-zhang = 算張卻未得第一，{ $points } 點，對方 { $against } 點

## 宣告

act-suanzhang-classic = 算張（封死）
    .told = { $seat } 算張：兩端封死
act-suanzhang-smothered = 算張（悶死）
    .told = { $seat } 算張：悶死
act-forced-suanzhang-classic = 被迫算張（封死）
    .told = { $seat } 被迫算張：兩端封死
act-forced-suanzhang-smothered = 被迫算張（悶死）
    .told = { $seat } 被迫算張：悶死

## 玩法

preset-classic = 傳統
preset-graph = 斷數算張
preset-play-on = 悶死繼續打
preset-full-set = 全副牌
preset-without = 不算張

## 選項

option-suan-zhang = 算張
    .effect = 哪些死局算作算張
option-suan-zhang-full = 封死和悶死都算
option-suan-zhang-classic = 只算封死
option-suan-zhang-graph = 只算悶死
option-suan-zhang-none = 都不算
option-smothered-numbers = 可斷的點數
    .effect = 哪些點數被斷算悶死
option-smothered-numbers-4-5 = 四和五
option-smothered-numbers-all = 所有點數
option-forced-counts = 被迫也算
    .effect = 別無選擇而算張的人也要負責
option-after-classic = 封死之後
    .effect = 兩端封死後是不是繼續打
option-after-classic-play-on = 繼續打
option-after-classic-stop = 結束
option-after-smothered = 悶死之後
    .effect = 悶死後是不是繼續打
option-after-smothered-stop = 結束
option-after-smothered-play-on = 繼續打
option-clean-exempt = 全接免責
    .effect = 算張的人若把牌全部接上，就當作沒有算張來結算
option-tile-set = 牌
    .effect = 每人六張，或用全副牌每人八張
option-tile-set-bull24 = 二十四張，每人六張
option-tile-set-full32 = 三十二張，每人八張

## 第一局，一步一步來

lesson-1 = 這是你的牌。能接到 3 的牌只有三張，兩張 [3:3] 很容易剩下：現在用一張起頭。
lesson-2 = 龍的兩端都開口：左端 3，右端 6。要接哪一端都可以。
lesson-3 = 你有三張牌接得上。趁左端是 3，接上另一張 [3:3]。
lesson-4 = 兩端是 6 和 2，只有 [6:1] 接得上。接得上就一定要接。
lesson-5 = 看：[6:3]、[6:2] 和一張 [3:1] 都在龍裡，另一張 [3:1] 在你手上。接上它，兩端是 3 和 2，誰都接不下去，這就是算張。
lesson-6 = 得第一，算張才划算。你會剩 12 點，別人每家將近 27 點，那就算張吧。
lesson-7 = 誰都接不上了。蓋最小的牌；四個人接連都蓋了牌，這一局就結束。
lesson-8 = 你有意算張，又得了第一：每個人都付你雙倍，一共 12。

## 終端機裡的勝算和統計表

lab-classic = 算張：兩端封死
lab-smothered = 算張：悶死
lab-by-choice = 有意算張
lab-maker-wins = 算張的人贏
lab-maker-loses = 算張的人輸
