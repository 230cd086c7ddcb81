# 碰将的词句。

game-name = 碰将
game-summary = 摸、打、碰，凑三组三张；组合即得分。

## 玩法

preset-unity = 原程序规则
preset-four-players-unity = 四人，原程序规则
preset-to-the-letter = 照原文
preset-four-players-ready-hands-are-paid = 四人，流局听牌者收分

option-ruleset = 规则
    .effect = 下面没有另选的各项，按书面规则，或按原程序
option-ruleset-seed = 书面规则
option-ruleset-unity = 原程序
option-score-formula = 四点以上的折算
    .effect = 四点折 16 分，或折 8 分（原程序：8 分）
option-score-formula-seed = 照规则所印
option-score-formula-code = 照程序所算
option-score-unit = 分数单位
    .effect = 收付都乘以 1 或 10（原程序：10）
option-starter-bonus = 庄家加成
    .effect = 庄家胡牌多收一半（原程序：有）
option-rounding = 零头
    .effect = 不能均分的零头，由先轮到的几家付，或舍去（原程序：舍去）
option-rounding-zero-sum = 先轮到的付
option-rounding-truncate = 舍去
option-no-deck = 流局
    .effect = 牌摸完无人胡时，没听牌的付给听牌的（原程序：要付）
option-no-deck-none = 不收付
option-no-deck-tenpai = 听牌者收分
option-start-score = 起始分
    .effect = 每家开始时有多少分（原程序：250）
option-starter-stays = 庄家得分连庄
    .effect = 庄家得分就连庄，这一局不计入局数（原程序：连庄）
option-dragon-once = 龙只算一次
    .effect = 两组龙合起来只算一点
option-strict-no-steals = 门清从严
    .effect = 胡别家打出的牌就不算门清

## 动作

act-complete = 胡牌
    .button = 胡
    .told = { $seat } 胡牌
verb-complete = 胡
act-reach = 打 { $tiles } 报听
    .button = 报听
    .told = { $seat } 打 { $tiles } 报听
verb-reach = 报听
act-steal = 碰这张
    .button = 碰
    .told = { $seat } 碰
verb-steal = 碰

## 该做什么

ask-complete-with-throw = { $thrower } 打出 { $tiles }：胡，还是过？
ask-steal = { $thrower } 打出 { $tiles }：碰，还是过？
ask-complete = 你摸到 { $tiles }，可以胡了：胡，或打出一张。
ask-reached = 你摸到 { $tiles }；已经报听，只能打出它。
ask-drawn = 你摸到 { $tiles }：打出一张牌。
ask-drawn-or-reach = 你摸到 { $tiles }：打出一张牌，也可以报听。
ask-stolen = 你碰了一张：打出一张牌。
ask-stolen-or-reach = 你碰了一张：打出一张牌，也可以报听。

## 为什么不行

no-discard-named = 请选一张要打的牌
no-reach-named = 请选打哪一张报听
no-steal-yet = 先问各家胡不胡，然后才能碰
no-steal = 碰要手里有两张 { $tiles }，你有 { $copies } 张
no-steal-after-passing = 这张你本可以胡却过了，也就不能碰
no-completion-any-more = 没有人胡这张；现在只能碰
no-combination = 加上 { $tiles } 有三组，但没有得分的组合
no-three-sets-with-throw = 加上 { $tiles }，九张也不成三组
no-completion-with-tiles = 要胡就不用选牌
no-completion-after-steal = 碰过之后必须打一张；胡要靠摸到的或别家打出的牌
no-three-sets = 九张还不成三组
no-reach = 打掉 { $tiles }，余下八张不是两组加一对，不能报听
no-second-reach = 你已经报听了
no-discard-after-reach = 报听后只能打出摸到的 { $tiles }

## 电脑这样打的理由

why-complete = 胡了。
why-reach = 只差一张：报听值一点，之后怎么胡都算。
why-steal-pays = 碰这一组，得多失少。
why-steal-costs = 碰这一张得不偿失。
why-best-sets-left = 留下的是最值钱也最容易成的几组。
why-safe-tile = 有人报听，我还差得远：这张最不可能是他要的。

## 牌在哪里

zone-deck = 牌墙
zone-displayed = 亮出
zone-ready = 听牌
zone-hand-reached = 手牌，打 { $tiles } 报听
zone-complete = 胡牌：{ $combinations }，{ $points } 点
joint-combinations = { $before }、{ $after }

## 胡牌的组合

kind-reach = 报听
kind-ippatsu = 一发
kind-same-id = 同号
kind-dragon = 龙
kind-two-identical = 两组相同
kind-no-steals = 门清
kind-with-draw = 自摸
kind-three-colours = 三色
kind-one-colour-and-others = 一色带杂
kind-same-colour = 清一色
kind-all-same = 全同

## 收付的缘由

paid-hand-thrown = { $combinations }，共 { $worth }，胡 { $thrower } 打出的 { $tiles }
paid-hand-shared = { $combinations }，共 { $worth }，{ $payers } 家分担
paid-hand-drawn = { $combinations }，共 { $worth }
paid-rest = 均分后的零头
paid-ready = 听牌，分得底池 { $pot }
paid-not-ready = 未听牌，付底池 { $pot }
term-worth = { $points } 点，折 { $score } 分
term-in-units = { $worth } ×{ $unit }
term-for-starter = { $worth }，庄家 ×3/2
term-combination = { $kind } { $points }

## 第一局

lesson-1 = 你的九张牌，要凑成三组，每组三张一样的。四张 Y0 是好的开头，W1 没有用。
lesson-2 = 先问大家这张能不能胡。你还不能：过，等一下会再问你。
lesson-3 = 现在可以碰了。你有四张 Y0：用其中两张碰成一组。
lesson-4 = 碰的一组亮在这里。碰了不摸牌，打一张单张，例如 B1。
lesson-5 = 又是 Y0：再碰一组，两组相同值一点。
lesson-6 = 第二张 Y1！打掉 B0 就是两组加一对：打 B0 报听，值一点。
lesson-7 = 第三张 Y1：胡。清一色、两组相同、报听，共 5 点。

## 终端里的胜算和统计表

part-set = 一组
lab-points-in-all = 自摸、未报听，{ $points } 点：共 { $worth }。
