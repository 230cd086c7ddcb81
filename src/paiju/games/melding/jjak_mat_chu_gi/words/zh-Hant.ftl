game-name = 配對
game-summary = 每人五張：摸牌，或拿剛打出的牌成對；先亮出三對的人贏。

## 幾樣東西連在一起

joint-pairs = { $before }、{ $after }
joint-slots = { $before }、{ $after }

## 牌在哪裡

zone-pairs = { $count } 對
zone-thrown-face-down = 暗打
# without $count: 一格或幾格說法相同
zone-slots = 暗打，第 { $slots } 格

## 要你做什麼

ask-take-or-pass = { $seat } 打出 { $tiles }：拿來成對，還是過？
ask-look-or-draw = 看一張蓋著的牌，或摸牌。
ask-throw =
    { $count ->
        [0] 你還沒有亮出對子：打出一張牌。
       *[other] 你已亮出 { $count } 對：打出一張牌。
    }

## 動作

act-take = 拿打出的牌
    .button = 拿牌
    .told = { $seat } 拿打出的牌成對
act-look = 看第 { $number } 格的牌
    .button = 看第 { $number } 格
    .told = { $seat } 看了第 { $number } 格的牌
verb-look = 看牌
act-discard-face-down = 暗打一張
    .told = { $seat } 暗打一張

## 為什麼不行

no-throw-to-answer = 沒有打出的牌可拿
no-throw-yet = 你多一張：請打出一張
no-single-throw = 請只選一張要打的牌
no-answer-yet = 先決定打出的那張：拿，或過
no-mate-in-hand = { $tiles } 只能配 { $mate }，你沒有
no-take-with-tiles = 要拿打出的牌就只選「拿牌」，不用選牌
no-third-pair-by-throw = 這一桌不能用別家打出的牌湊第三對
no-draw-with-tiles = 要摸牌就只選「摸牌」，不用選牌
no-such-slot = 只能看第 { $slots } 格的牌
no-look-or-draw-yet = 先看一張蓋著的牌，或摸牌

## 電腦這樣打的理由

why-makes-pair = 馬上成一對。
why-mate-is-dead = 配它的牌已經死了，對我對別家都沒用。
why-worth-least = 它和我其他的牌一樣還可能配上，沒有哪張比它更不值得留。
why-keep-findable-mate = 它還可能配上；但配另一張的那張牌是我自己暗打的，還找得回來。
why-own-throw-has-mate = 這張是我自己打的，現在手上有配它的牌。
why-unseen-may-be-mate = 還沒有人看過它，也許正好配我的牌。
why-no-third-pair = 別家打出的牌不能用來湊我的第三對。

## 計分表

paid-with-drawn-tile = 三對 { $pairs }，自摸：注 { $stake }
paid-with-own-throw = 三對 { $pairs }，用自己打出的 { $tiles }：注 { $stake }
paid-by-thrower = 三對 { $pairs }，用 { $seat } 打出的 { $tiles }：注 { $stake }
paid-for-all = 三對 { $pairs }，用 { $seat } 打出的 { $tiles }：注 { $stake }，包付各家 ×{ $factor }

## 選項

option-pairs = 武牌對子
    .effect = 哪些武牌互相成對
option-pairs-korean = 韓國配法
option-pairs-chinese = 中國配法
option-win-by-discard = 可用打出的牌取勝
    .effect = 別家打出的牌能不能用來湊第三對
option-discards = 打出的牌
    .effect = 暗打是記憶玩法：摸牌之前可以看一張蓋著的牌
option-discards-face-up = 明打
option-discards-face-down = 暗打
option-claim = 誰可以拿
    .effect = 打出的牌只有下家可以拿，還是各家依序都可以拿；暗打時沒有作用
option-claim-next = 只有下家
option-claim-all = 各家
option-discard-pay = 打牌者付多少
    .effect = 打出致勝那張牌的人包付各家的注，還是只付一注
option-discard-pay-all = 包付各家
option-discard-pay-single = 只付一注
option-stake = 注
    .effect = 每個付的人付多少

## 玩法

preset-all-may-take = 人人可拿
preset-all-may-take-none-may-win-by-it = 人人可拿，不可憑此取勝
preset-three-players-one-stake = 三人，單注
preset-memory = 記憶
preset-memory-two-players = 記憶，兩人
preset-memory-three-players = 記憶，三人

## 第一局，一步一步來

lesson-1 = 最先在桌上亮出三對的人贏。你的一對 [1:1][1:1] 已經自動亮出，還差兩對。
lesson-2 = 這幾張還沒成對。每張牌在全部 32 張裡只有一張能配它；現在分不出好壞，打 [4:4] 吧。
lesson-3 = 老博剛打出 [6:5]，你正好有另一張。拿過來：這一對馬上亮出，你不用再摸牌。
lesson-4 = 兩對了！手上兩張要打出一張，留下的那張等到配它的牌就贏。
lesson-5 = [3:1] 和你的 [6:1] 不成對，只能過，然後從牌牆摸一張。
lesson-6 = 你摸到 [3:3]，可是另一張 [3:3] 已經死在蘭蘭面前。這張誰都用不上：打出它，留著 [6:1]。
lesson-7 = 等的就是這張 [6:1]。拿來湊成第三對。
lesson-8 = 你用別人打出的牌贏了，所以由老博一人包付三家。要是自己摸到的，就是各家付 1。

## 終端機裡的勝算和統計表

lab-three-pairs = 三對
lab-others-pay-if-drawn = 自摸時其他每家付 { $stake }。
