# 接尾（꼬리붙이기）

game-name = 接尾（韓國接龍）
game-summary = 韓國的接龍：只有最差者付給最好者，超過三十點者也付。

## 牌在哪裡

zone-koan-a = { $seat } 拿到冠二 { $tiles }，先出

## 電腦這樣打的理由

why-near-thirty = 我快到三十點了，先出點數最大的牌。

## 計分表

paid-one-stake = { $offence }，{ $points } 點，對方 { $against } 點，一注
paid-difference = { $offence }，{ $points } 點，對方 { $against } 點
paid-stakes = { $offence }，{ $points } 點，對方 { $against } 點，注 ×{ $stake }
paid-last = 末名
paid-above = 超過 { $limit } 點
paid-reaching = 滿 { $limit } 點

## 玩法

preset-koan-a-leads = 冠二先出

## 選項

option-payment = 付法
    .effect = 付固定的一注，或付點數的差
option-payment-tokens = 固定一注
option-payment-points = 點數的差
option-stake = 一注
    .effect = 付分的單位
option-thirty-rule = 三十點規則
    .effect = 除了末名還有誰要付：超過 30 點的、滿 30 點的，或是沒有
option-thirty-rule-over = 超過 30 點
option-thirty-rule-at-least = 滿 30 點
option-thirty-rule-none = 不用
option-thirty-players = 三十點規則的人數
    .effect = 三十點規則用於三人和四人，或只用於四人
option-thirty-players-any = 三人或四人
option-thirty-players-four = 只限四人
option-thirty-winner-below = 贏家過三十則不用
    .effect = 贏家自己的點數也到了三十點時，不用三十點規則
option-ties = 同點
    .effect = 同點時只取一個贏家和一個末名，或是同點的都算
option-ties-preference = 只取一人
option-ties-all = 同點都算
option-first-lead = 誰先出
    .effect = 每局由莊家先出，或由拿到冠二 [5:2] 的人先出
option-first-lead-dealer = 莊家
option-first-lead-koan-a = 拿到冠二的人

## 第一局，一步一步來

lesson-1 = 這是你的牌。接不上的牌，每一點都要算在自己頭上，所以點數大的要先接出去。
lesson-2 = 你是莊家，由你起頭。[4:4] 是你點數最大的雙點牌，又只能接在 4 上：現在就出。
lesson-3 = 這是龍，末端的 5 開口，你有兩張接得上。接點數大的 [6:5]；之後 [6:1] 可以接 6。
lesson-4 = 蘭蘭和老博沒有 5，各蓋了一張，點數要算在他們頭上。你有 [5:1]，一定要接。
lesson-5 = 這下你也沒有 5 了。蓋 [1:1]，只算兩點。
lesson-6 = 阿軍還有 5，這一局繼續。3 開口，趁這時接 [3:3]。
lesson-7 = 所有的 5 都在龍裡了，誰都接不上。蓋最小的 [2:2]。
lesson-8 = 你 19 點，最少。蘭蘭 47 點，是末名，付給你；老博 37 點，超過三十點，也付給你。

## 終端機裡的勝算和統計表

lab-above-thirty = 有人超過 30 點
