# 十五湖，吃墩的一種；另有同名的釣魚遊戲。

game-name = 十五湖（鬥牌）
game-summary = 用組成相同而更大的一套壓住；贏墩那一套，每張算一湖。

## 牌的組成

term-civil-cards = { $civil } 張文牌
term-red-cards = { $red } 張紅牌
term-black-cards = { $black } 張黑牌
term-civil-red-cards = { $civil } 張文牌加 { $red } 張紅牌
term-civil-black-cards = { $civil } 張文牌加 { $black } 張黑牌
term-civil-red-black-cards = { $civil } 張文牌、{ $red } 張紅牌加 { $black } 張黑牌

## 提問

ask-lead = 首出一張、幾張相同的，或一族成套的。
ask-beat = 用 { $cards }壓 { $tiles }，要比它大；或過。

## 牌在哪裡

zone-to-beat = 待壓
zone-beaten = 被壓
zone-passed = 過
zone-beaten-and-passed = 被壓，過
zone-no-set = 尚未出
zone-hu = 湖
zone-hu-of = 湖，滿 { $target }
zone-got-rid = 已出張數，滿 { $target }
zone-supreme-laid = 亮出的至尊

## 為什麼不行

no-set-on-table = 桌上已有一套；壓，或過
no-cards-with-pass = 要過就不用選牌
no-set = 成套的是相同的牌，或一族的文牌配同族的武牌
no-other-composition = 須出 { $wanted }，不能出 { $cards }
no-more-than-a-set = 請只選一套牌

## 電腦這樣打的理由

why-sure = 沒有人壓得住它。
why-large-set = 這一套張數多，同樣組成的很少人拿著。
why-breaks-little = 不拆什麼好牌，也沒有更好的可出。
why-get-rid = 出掉的牌越多越好。
why-stop = 不壓住它，對方就贏了這一局。
why-beat = 張數多的值得壓：我得多少湖，對方就少多少湖。
why-spare = 這張不屬於更大的一套，而出牌權值得爭。
why-keep-together = 這些牌留在更大的一套裡更有價值。
why-nothing-higher = 沒有更大的可出。

## 付分的理由

paid-hu = { $count } 湖
paid-hu-with-supreme = { $count } 湖，其中 { $laid } 湖是亮出的至尊
paid-rid = 出掉 { $count } 張，滿 { $target } 張即勝

## 選項

option-win-by = 怎樣算贏
    .effect = 誰先得滿湖數；誰先出掉那麼多張；或出掉那麼多張並贏下這一墩
option-win-by-tricks = 贏墩得湖
option-win-by-get-rid = 出掉牌
option-win-by-get-rid-on-trick = 出掉牌並贏墩
option-target = 目標
    .effect = 得多少湖，或出掉多少張算贏
option-break-on-empty-lead = 無牌可出即流局
    .effect = 贏墩的人沒有牌可出時，此局無人贏；關閉時由下家出
option-supreme-laid = 亮出至尊
    .effect = 發到 [4:2] 和 [2:1] 的人亮出什麼：全部、只亮成對的，或不亮
option-supreme-laid-all = 全部
option-supreme-laid-pairs = 只亮成對的
option-supreme-laid-off = 不亮
option-pass-out = 過牌不再出
    .effect = 過了的人，這一墩不能再出
option-first-dealer = 首局先出
    .effect = 第一局由誰先出牌
option-hands = 局數
    .effect = 一場打幾局

## 玩法

preset-rid-of-fifteen = 出掉十五張
preset-rid-of-fifteen-on-a-trick = 出掉十五張並贏墩
preset-passing-is-for-good = 過牌不再出
preset-to-the-last-card = 到最後一張

## 第一局的引導

lesson-1 = 你發到了 [4:2] 和 [2:1]，就是至尊，馬上亮出，算 4 湖。滿十五湖就贏。
lesson-2 = 首出一套：相同的牌，或一族的文牌配同族的武牌。四張天牌 [6:6] 都在你手上，加上 [6:3] 和 [5:4]，這七張沒有人壓得住。
lesson-3 = 又得 7 湖。要壓一套，文牌、紅牌、黑牌的張數都要一樣，而且都更大。試試鵝族的 [3:1] 配 [4:1] 和 [3:2]。
lesson-4 = 阿軍用組成相同的地族壓住了：一張文牌、兩張紅牌、三張黑牌。你沒有更大的，過。
lesson-5 = [5:5] 可以用 [4:4] 或 [1:1] 壓，但它們留著成套更有價值。過。
lesson-6 = 你的單張 [5:5] 不屬於別的套。用它壓 [3:3]：得一湖，又輪到你首出。
lesson-7 = 12 湖了。四張 [6:6] 都已經出完，地族的套沒有人壓得住：[1:1][6:2][6:2] 剛好補上最後三湖。

## 目標

aim-hu = 先得 { $target } 湖的人贏。
aim-get-rid = 先出 { $target } 張的人贏。
