# 藏牌，西藏的天九。

game-name = 藏牌（Bagchen）
game-summary = 两副牌、每人十六张的天九；掷骰定出谁也压不住的“点牌”。

## 动作

act-charity-sky = 暗出 { $tiles } 施舍，指定天门
    .button = 施舍，指定天门
    .told = { $seat } 暗出 { $tiles } 施舍，指定天门
act-charity-earth = 暗出 { $tiles } 施舍，指定地门
    .button = 施舍，指定地门
    .told = { $seat } 暗出 { $tiles } 施舍，指定地门
act-charity-none = 暗出 { $tiles } 施舍，不指定
    .button = 施舍，不指定
    .told = { $seat } 暗出 { $tiles } 施舍，不指定
act-charity-face-down-sky = 暗出一张施舍，指定天门
    .told = { $seat } 暗出一张施舍，指定天门
act-charity-face-down-earth = 暗出一张施舍，指定地门
    .told = { $seat } 暗出一张施舍，指定地门
act-charity-face-down-none = 暗出一张施舍，不指定
    .told = { $seat } 暗出一张施舍，不指定
verb-charity = 施舍

## 牌型

kind-higher = 更大的{ $kind }
kind-sky-tile = 天门单张
kind-sky-set = 天门牌（{ $count ->
        [2] 两张
        [3] 三张
       *[other] 四张
    }相同）
kind-earth-tile = 地门单张
kind-earth-set = 地门牌（{ $count ->
        [2] 两张
        [3] 三张
       *[other] 四张
    }同级）
kind-sky-and-earth = 一套（天门{ $sky }加地门{ $earth }）
kind-horse = 马
kind-two-horses = 双马
kind-no-point-sky = 不是点牌的天门牌
kind-no-point-earth = 不是点牌的地门牌
kind-no-point = 任何不是点牌的牌

## 提问

ask-redeal = 天地两门的大牌你一张都没有：重发，还是照打？
ask-lead = 首出一套。
ask-lead-or-charity = 首出一套，或暗出一张施舍。
ask-beat = 用{ $what }压 { $tiles }，或垫{ $amount }。
ask-beat-charity = 用{ $what }压施舍的牌，或垫一张。
ask-discard = 没有牌压得住 { $tiles }：垫{ $amount }。

## 牌在哪里

zone-points = 点牌
zone-big-slam = 墩，大满贯
zone-passport = 墩，有通行证
zone-won = 本局所赢
zone-points-in-a-row = 连出点牌，每家付的筹码
zone-charity-sky = 施舍，指定天门
zone-charity-earth = 施舍，指定地门
zone-charity-none = 施舍，不指定

## 为什么不行

no-redeals = 这一桌发到什么牌就打什么牌，不重发
no-redeal-now = 只有弱牌，并且在首出之前，才问要不要重发
no-charity-at-this-table = 这一桌不能暗出
no-charity-with-passport = 有通行证的人不能施舍
no-charity-like-that = 施舍是一张牌，并指定天门、地门或不指定
no-mixing-points = 点牌只能与点牌一起首出：{ $tiles }
no-horses = 这一桌“马”不成套
no-lead-with-passport = 有通行证，只能出必赢的、规定可出的或最后的一套；没有才可出别的
no-ascending-order = 垫牌只选牌，从小到大
no-other-set = 只有{ $what }才压得住
no-answer = 没有牌压得住 { $tiles }

## 电脑这样打的理由

why-redeal = 没有大牌的一手，不如重发。
why-likely = 可能赢这一墩；没人压得住的牌留到最后，点牌留到最末。
why-end = 用点牌赢最后一墩，一切翻倍。

## 付分的理由

paid-points = { $count } 张点牌
paid-points-with-sons = { $count } 张点牌，{ $sons ->
        [1] 带母子
       *[other] 带两对母子
    }
paid-mother-and-son = 母子
paid-back-for-jump = 跳级退还的筹码
term-jump = 跳级（2 × { $chips } 枚筹码）

## 选项

option-passport = 通行证
    .effect = 得满六墩的人，不再为点牌付筹码
option-passport-leads = 通行证限制首出
    .effect = 得满六墩的人，首出的牌受限制
option-horses = 马
    .effect = 牝马、牡马以及由它们组成的都算一套
option-jump = 跳级
    .effect = 用点牌赢最后一墩的人，按多倍结算
option-redeal-weak = 弱牌重发
    .effect = 大牌一张都没有的人可以要求重发
option-charity = 施舍
    .effect = 可以暗出一张，并指定哪一门能压它
option-first-dealer = 首局先出
    .effect = 第一局由谁先出牌
option-hands = 局数
    .effect = 一场打几局

## 玩法

preset-plain = 简单
preset-passport-leads = 通行证限制首出
preset-charity = 施舍
preset-weak-hands = 弱牌重发
preset-every-rule = 全部规则

## 跟着打第一局

lesson-1 = 骰子把四张八点定为点牌。点牌没有牌压得住，也压不了别的牌；你有一张 [6:2]。
lesson-2 = 这是你的牌。首领 [6:6] 配九 [6:3] 是一套，没有更大的：两张一起首出。
lesson-3 = 两张算两墩。三张相同的天门牌也不容易被压：首出 [4:4][4:4][4:4]。
lesson-4 = 两张大臣 [1:1] 压了你的姐妹：牌型相同，张数相同，而且更大。
lesson-5 = 两张首领配九，没有牌压得住。垫三张用不着的，留住对子、七和点牌。
lesson-6 = 首出的是两张百姓。你的姐妹 [3:3][3:3] 更大：压下去，拿回首出。
lesson-7 = 最后一墩。首出点牌：用点牌赢最后一墩叫跳级，结算加倍。
lesson-8 = 你得九墩，赢了。别家比六墩每少一墩付一分，再乘二；有七墩的那家由你付。
