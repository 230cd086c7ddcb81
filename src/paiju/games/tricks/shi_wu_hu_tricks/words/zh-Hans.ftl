# 十五湖，吃墩的一种；另有同名的钓鱼游戏。

game-name = 十五湖（斗牌）
game-summary = 用组成相同而更大的一套压住；赢墩那一套，每张算一湖。

## 牌的组成

term-civil-cards = { $civil } 张文牌
term-red-cards = { $red } 张红牌
term-black-cards = { $black } 张黑牌
term-civil-red-cards = { $civil } 张文牌加 { $red } 张红牌
term-civil-black-cards = { $civil } 张文牌加 { $black } 张黑牌
term-civil-red-black-cards = { $civil } 张文牌、{ $red } 张红牌加 { $black } 张黑牌

## 提问

ask-lead = 首出一张、几张相同的，或一族成套的。
ask-beat = 用 { $cards }压 { $tiles }，要比它大；或过。

## 牌在哪里

zone-to-beat = 待压
zone-beaten = 被压
zone-passed = 过
zone-beaten-and-passed = 被压，过
zone-no-set = 尚未出
zone-hu = 湖
zone-hu-of = 湖，满 { $target }
zone-got-rid = 已出张数，满 { $target }
zone-supreme-laid = 亮出的至尊

## 为什么不行

no-set-on-table = 桌上已有一套；压，或过
no-cards-with-pass = 要过就不用选牌
no-set = 成套的是相同的牌，或一族的文牌配同族的武牌
no-other-composition = 须出 { $wanted }，不能出 { $cards }
no-more-than-a-set = 请只选一套牌

## 电脑这样打的理由

why-sure = 没有人压得住它。
why-large-set = 这一套张数多，同样组成的很少人有。
why-breaks-little = 不拆什么好牌，也没有更好的可出。
why-get-rid = 出掉的牌越多越好。
why-stop = 不压住它，对方就赢了这一局。
why-beat = 张数多的值得压：我得多少湖，对方就少多少湖。
why-spare = 这张不属于更大的一套，而出牌权值得争。
why-keep-together = 这些牌留在更大的一套里更值。
why-nothing-higher = 没有更大的可出。

## 付分的理由

paid-hu = { $count } 湖
paid-hu-with-supreme = { $count } 湖，其中 { $laid } 湖是亮出的至尊
paid-rid = 出掉 { $count } 张，满 { $target } 张即胜

## 选项

option-win-by = 怎样算赢
    .effect = 谁先得满湖数；谁先出掉那么多张；或出掉那么多张并赢下这一墩
option-win-by-tricks = 赢墩得湖
option-win-by-get-rid = 出掉牌
option-win-by-get-rid-on-trick = 出掉牌并赢墩
option-target = 目标
    .effect = 得多少湖，或出掉多少张算赢
option-break-on-empty-lead = 无牌可出即流局
    .effect = 赢墩的人没有牌可出时，此局无人赢；关闭时由下家出
option-supreme-laid = 亮出至尊
    .effect = 发到 [4:2] 和 [2:1] 的人亮出什么：全部、只亮成对的，或不亮
option-supreme-laid-all = 全部
option-supreme-laid-pairs = 只亮成对的
option-supreme-laid-off = 不亮
option-pass-out = 过牌不再出
    .effect = 过了的人，这一墩不能再出
option-first-dealer = 首局先出
    .effect = 第一局由谁先出牌
option-hands = 局数
    .effect = 一场打几局

## 玩法

preset-rid-of-fifteen = 出掉十五张
preset-rid-of-fifteen-on-a-trick = 出掉十五张并赢墩
preset-passing-is-for-good = 过牌不再出
preset-to-the-last-card = 到最后一张

## 第一局的引导

lesson-1 = 你发到了 [4:2] 和 [2:1]，就是至尊，马上亮出，算 4 湖。满十五湖就赢。
lesson-2 = 首出一套：相同的牌，或一族的文牌配同族的武牌。四张天牌 [6:6] 都在你手里，加上 [6:3] 和 [5:4]，这七张没有人压得住。
lesson-3 = 又得 7 湖。要压一套，文牌、红牌、黑牌的张数都要相同，而且都更大。试试鹅族的 [3:1] 配 [4:1] 和 [3:2]。
lesson-4 = 阿军用组成相同的地族压住了：一张文牌、两张红牌、三张黑牌。你没有更大的，过。
lesson-5 = [5:5] 可以用 [4:4] 或 [1:1] 压，但它们留着成套更值。过。
lesson-6 = 你的单张 [5:5] 不属于别的套。用它压 [3:3]：得一湖，又轮到你首出。
lesson-7 = 12 湖了。四张 [6:6] 都已出完，地族的套没有人压得住：[1:1][6:2][6:2] 正好补上最后三湖。

## 目标

aim-hu = 先得 { $target } 湖者赢。
aim-get-rid = 先出 { $target } 张者赢。
