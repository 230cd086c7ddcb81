# 釣魚。

game-name = 釣魚
game-summary = 用點數相同的牌釣池裡的牌，大魚分數最高。

## 牌在哪裡

zone-locked-pile = 鎖住的一堆

## 動作

act-third = 放 { $tiles } 湊成三張
    .button = 湊成三張
    .told = { $seat } 放 { $tiles } 湊成三張
verb-third = 湊成三張

## 為什麼不行

no-locked-pile = 鎖住的一堆，只有第四張 { $tiles } 才能釣走
no-three-but-fourth = 一張牌只能釣一條魚；只有同樣的第四張才能釣走三張
no-third-here = 這一桌不能放第三張
no-two-for-third = 要放第三張，池裡得剛好有兩張 { $tiles }
no-fourth-left = 第四張 { $tiles } 已經被釣走，這一堆就沒人能釣了

## 電腦這樣打的理由

why-worth-most = 釣到最值錢的魚。
why-others-may-take-it = 這條魚等不到我下一輪就可能被別家釣走；只有我配得上的可以等一等。
why-rounds-up = 它的紅點剛好讓我的小魚進到下一個整十。
why-fourth-is-mine = 第四張在我手上，這一堆別家拿不走。
why-laid-pair-is-safe = 亮出的一對就穩歸我了。
why-pair-catches-pair = 我這一對能釣池裡的兩張 { $tiles }，別家都不能。

## 為什麼付分

paid-red-pips-of-small-fish = 小魚紅點 { $count } 個
paid-pips-of-big-fish = 大魚共 { $count } 點

## 玩法

preset-locked-piles = 鎖堆
preset-free-laying = 自由亮牌
preset-plain-fishing = 簡單釣魚

## 選項

option-third-tile = 放第三張
    .effect = 池裡剛好有兩張同樣的牌時，可以放上第三張而不釣
option-pile-locks = 三張鎖堆
    .effect = 這樣湊成的三張，只有第四張才能釣走

## 第一局的引導

lesson-1 = 這是魚池。點數相同的牌可以釣；八點以上是大魚，每點兩分。
lesson-2 = 這是你的手牌。你有第四張 [6:5]，池裡那三張別家釣不走，可以等等。先用 [5:5] 釣 [6:4]，免得被別家釣走。
lesson-3 = 牌牆幫你翻出一張牌，一定要馬上用掉。[6:6] 是最大的魚，每張 24 分。
lesson-4 = 現在出 [6:5]：第四張把另外三張一起釣走。
lesson-5 = 蘭蘭只好放下九點的 [5:4]。用 [6:3] 釣走它，共 36 分。
lesson-6 = 池裡沒有六點，也沒有 [2:1]，[4:2] 釣不到牌，只能放進池裡。
lesson-7 = 小魚只算紅點，也就是 1 點和 4 點。[4:1] 有五個紅點：用 [3:2] 釣走它。
lesson-8 = 這是你釣到的牌。牌牆用完後，小魚的紅點進到整十，各家兩兩付差額。
