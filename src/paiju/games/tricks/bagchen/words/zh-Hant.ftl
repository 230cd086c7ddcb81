# 藏牌，西藏的天九。

game-name = 藏牌（Bagchen）
game-summary = 兩副牌、每人十六張的天九；擲骰定出誰也壓不住的「點牌」。

## 動作

act-charity-sky = 暗出 { $tiles } 施捨，指定天門
    .button = 施捨，指定天門
    .told = { $seat } 暗出 { $tiles } 施捨，指定天門
act-charity-earth = 暗出 { $tiles } 施捨，指定地門
    .button = 施捨，指定地門
    .told = { $seat } 暗出 { $tiles } 施捨，指定地門
act-charity-none = 暗出 { $tiles } 施捨，不指定
    .button = 施捨，不指定
    .told = { $seat } 暗出 { $tiles } 施捨，不指定
act-charity-face-down-sky = 暗出一張施捨，指定天門
    .told = { $seat } 暗出一張施捨，指定天門
act-charity-face-down-earth = 暗出一張施捨，指定地門
    .told = { $seat } 暗出一張施捨，指定地門
act-charity-face-down-none = 暗出一張施捨，不指定
    .told = { $seat } 暗出一張施捨，不指定
verb-charity = 施捨

## 牌型

kind-higher = 更大的{ $kind }
kind-sky-tile = 天門單張
kind-sky-set = 天門牌（{ $count ->
        [2] 兩張
        [3] 三張
       *[other] 四張
    }相同）
kind-earth-tile = 地門單張
kind-earth-set = 地門牌（{ $count ->
        [2] 兩張
        [3] 三張
       *[other] 四張
    }同級）
kind-sky-and-earth = 一套（天門{ $sky }加地門{ $earth }）
kind-horse = 馬
kind-two-horses = 雙馬
kind-no-point-sky = 不是點牌的天門牌
kind-no-point-earth = 不是點牌的地門牌
kind-no-point = 任何不是點牌的牌

## 提問

ask-redeal = 天地兩門的大牌你一張都沒有：重發，還是照打？
ask-lead = 首出一套。
ask-lead-or-charity = 首出一套，或暗出一張施捨。
ask-beat = 用{ $what }壓 { $tiles }，或墊{ $amount }。
ask-beat-charity = 用{ $what }壓施捨的牌，或墊一張。
ask-discard = 沒有牌壓得住 { $tiles }：墊{ $amount }。

## 牌在哪裡

zone-points = 點牌
zone-big-slam = 墩，大滿貫
zone-passport = 墩，有通行證
zone-won = 本局所贏
zone-points-in-a-row = 連出點牌，每家付的籌碼
zone-charity-sky = 施捨，指定天門
zone-charity-earth = 施捨，指定地門
zone-charity-none = 施捨，不指定

## 為什麼不行

no-redeals = 這一桌發到什麼牌就打什麼牌，不重發
no-redeal-now = 只有弱牌，而且在首出之前，才問要不要重發
no-charity-at-this-table = 這一桌不能暗出
no-charity-with-passport = 有通行證的人不能施捨
no-charity-like-that = 施捨是一張牌，並指定天門、地門或不指定
no-mixing-points = 點牌只能與點牌一起首出：{ $tiles }
no-horses = 這一桌「馬」不成套
no-lead-with-passport = 有通行證，只能出必贏的、規定可出的或最後的一套；沒有才可出別的
no-ascending-order = 墊牌只選牌，從小到大
no-other-set = 只有{ $what }才壓得住
no-answer = 沒有牌壓得住 { $tiles }

## 電腦這樣打的理由

why-redeal = 沒有大牌的一手，不如重發。
why-likely = 有機會贏這一墩；沒人壓得住的牌留到最後，點牌留到最末。
why-end = 用點牌贏最後一墩，全部加倍。

## 付分的理由

paid-points = { $count } 張點牌
paid-points-with-sons = { $count } 張點牌，{ $sons ->
        [1] 帶母子
       *[other] 帶兩對母子
    }
paid-mother-and-son = 母子
paid-back-for-jump = 跳級退還的籌碼
term-jump = 跳級（2 × { $chips } 個籌碼）

## 選項

option-passport = 通行證
    .effect = 得滿六墩的人，不再為點牌付籌碼
option-passport-leads = 通行證限制首出
    .effect = 得滿六墩的人，首出的牌受限制
option-horses = 馬
    .effect = 牝馬、牡馬以及由它們組成的都算一套
option-jump = 跳級
    .effect = 用點牌贏最後一墩的人，按多倍結算
option-redeal-weak = 弱牌重發
    .effect = 大牌一張都沒有的人可以要求重發
option-charity = 施捨
    .effect = 可以暗出一張，並指定哪一門能壓它
option-first-dealer = 首局先出
    .effect = 第一局由誰先出牌
option-hands = 局數
    .effect = 一場打幾局

## 玩法

preset-plain = 簡單
preset-passport-leads = 通行證限制首出
preset-charity = 施捨
preset-weak-hands = 弱牌重發
preset-every-rule = 全部規則

## 跟著打第一局

lesson-1 = 骰子把四張八點定為點牌。點牌沒有牌壓得住，也壓不了別的牌；你有一張 [6:2]。
lesson-2 = 這是你的牌。首領 [6:6] 配九 [6:3] 是一套，沒有更大的：兩張一起首出。
lesson-3 = 兩張算兩墩。三張相同的天門牌也不容易被壓：首出 [4:4][4:4][4:4]。
lesson-4 = 兩張大臣 [1:1] 壓了你的姊妹：牌型相同，張數相同，而且更大。
lesson-5 = 兩張首領配九，沒有牌壓得住。墊三張用不著的，留住對子、七和點牌。
lesson-6 = 首出的是兩張百姓。你的姊妹 [3:3][3:3] 更大：壓下去，拿回首出。
lesson-7 = 最後一墩。首出點牌：用點牌贏最後一墩叫跳級，結算加倍。
lesson-8 = 你得九墩，贏了。其他家比六墩每少一墩付一分，再乘二；有七墩的那家由你付。
