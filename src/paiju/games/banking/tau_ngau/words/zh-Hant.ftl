# 鬥牛的詞句。

game-name = 鬥牛
game-summary = 擺出三張湊成十的倍數，剩下兩張跟莊家比。

## 提問

ask-bull = 挑出三張湊成 10、20 或 30，{ $six } 和 { $three } 可當 3 或 6；剩下兩張比點數。
ask-bull-or-stuck = 挑出三張湊成 10、20 或 30，{ $six } 和 { $three } 可當 3 或 6；剩下兩張比點數，也可以報無牛。
ask-stuck = 沒有三張能湊成 10、20 或 30：無牛。

## 電腦這樣打的理由

why-bet-boldly = 這種玩法不偏莊閒，只有選牛才佔便宜：籌碼夠就多下注。
why-any-bull = 哪種牛剩下的點數都一樣：隨便選。
why-wild-last = 百搭牌留在最後兩張裡，比拿來湊牛更值得。
why-best-bull = 別的牛剩不出更大的點數。
why-banker-declines = 對無牛的閒家，莊家自己無牛可收四注，只有 1 點卻只收一注。

## 為什麼不行

no-bet-fixed-stakes = 這一桌只下最小注，已經替你下好；請選牛
no-bet-choose-bull = 牌已發，注已定；請選牛
no-stuck-with-bull = 你有牛，必須擺出來
no-bull-three-tiles = 牛要三張牌
no-bull-not-held = 你沒有 { $tiles }，你的牌是 { $hand }
no-bull-at-all = 沒有三張能湊成 10、20 或 30：無牛
no-bull-of-ten = { $tiles } 湊不成 10、20 或 30

## 動作

act-discard = 用 { $tiles } 擺牛
    .button = 擺牛
    .told = { $seat } 用 { $tiles } 擺牛
verb-discard = 擺牛
act-stuck = 無牛
    .told = { $seat } 報無牛
verb-stuck = 無牛

## 牌局經過

act-has-chosen = { $seat } 已選定
act-show-bull = { $seat } 擺牛 { $bull }，剩 { $rest }：{ $points }
act-stuck-with = { $seat } 無牛：{ $tiles }

## 牌在哪裡

zone-bull = 牛
zone-stuck = 無牛

## 牌的大小，為此付的分

kind-no-bull = 無牛
paid-against-times = { $payer }，對方 { $payee }，注 ×{ $stake }
paid-penalty = 無牛：賠 { $stakes } 注，每注 { $stake }

## 玩法

preset-macao = 澳門
preset-macao-repaired = 澳門修訂
preset-head-to-head = 一對一
preset-the-bank-always-moves = 莊家每局輪換
preset-macao-knock-out = 澳門淘汰
preset-fixed-bank = 固定莊家

## 選項

option-settlement = 結算
    .effect = 比大小：點數大的贏一注；澳門：照點數差賠，零點算 10 點，無牛的閒家賠四注，人人只下最小注；澳門修訂：無牛的閒家照莊家點數賠
option-settlement-pagat = 比大小
option-settlement-macao = 澳門
option-settlement-macao-fixed = 澳門修訂
option-banker-keeps-when-stuck = 無牛連莊
    .effect = 莊家無牛就繼續做莊
option-may-decline = 可以不擺牛
    .effect = 有牛也可以報無牛

## 第一局

lesson-1 = 你只跟莊家比。先下注，後發牌：選押多少籌碼，這一局押 10 個。
lesson-2 = 這是你的五張牌。其中三張要湊成 10、20 或 30，叫牛；另外兩張之和的個位數就是你的點數。[2:1] 是百搭，可當 3 或 6。
lesson-3 = 能擺兩種牛：百搭當 6，配 [5:1] 和 [6:2] 是 20，剩 18，算 8 點；當 3，配 [5:1] 和 [6:5] 也是 20，卻只剩 5 點。
lesson-4 = 這是你的牛，旁邊是比點的兩張。莊家也選好之前，別人都看不到。
lesson-5 = 牌全亮出來了。莊家有牛，2 點：比它大的贏，比它小的輸，無牛的也輸。
lesson-6 = 你的 8 點贏過 2 點，贏得押下的 10 個籌碼。要是莊家無牛，你有牛就贏。

## 終端機裡的勝算和統計表

lab-discard = 擺牛
lab-score = 點數
lab-stuck = 無牛
lab-settlement = 結算
lab-settlement-pagat = 比大小
lab-settlement-macao = 澳門
lab-settlement-macao-fixed = 澳門修訂
lab-fraction = 寫成分數
lab-hands-by-score = 各種牌的最好點數
lab-score-against-banker = 閒家的點數對莊家（{ $settlement }）
lab-worth-to-player = 這個玩法對閒家值多少
lab-exact-banker-bulls = 精確計算，莊家全部 { $hands } 種牌，都擺最好的牛；* 最好
lab-exact-deals-of-a-chip = 精確計算，全部 { $deals } 種發牌，押一個籌碼

## 策略卡

lab-card-title = 鬥牛：策略卡
lab-card-exact = 數字都是精確計算的：結算用「{ $settlement }」，莊家總擺最好的牛。
lab-card-finding-the-bull = 找牛
lab-card-even-and-odd = 三張湊成 10、20 或 30：三張都是雙數，或者一張雙數、兩張單數。
lab-card-wild = [4:2] 和 [2:1] 可當 3 或 6，拿來湊牛、留在最後兩張裡都一樣。
lab-card-stuck = 全部牌裡有 { $share } 無牛。
lab-card-which-bull = 選哪種牛
lab-card-any-bull = 沒有 [4:2] 和 [2:1] 時，哪種牛剩下的點數都一樣：隨便選。
lab-card-compare-bulls = 有的話，把各種牛都比一比；全部牌裡有 { $share } 點數會不同。
lab-card-makes = { $value } 得 { $score }
lab-card-wild-beside = 最後兩張裡有一張百搭時，看另一張的點數：{ $beside }；兩張都是百搭，得 { $both }。
lab-card-worth-of-score = 各點數值多少
lab-card-share-of-hands = 佔全部牌
lab-card-fair = 「{ $settlement }」完全公平：誰都不佔便宜。
lab-card-player-has-edge = 「{ $settlement }」：閒家佔便宜，每局平均 { $stakes } 注。
lab-card-banker-has-edge = 「{ $settlement }」：莊家佔便宜，每局平均 { $stakes } 注。
