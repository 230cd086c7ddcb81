# 簡化貴州麻將的詞句。

game-name = 簡化貴州麻將
game-summary = 摸打湊成一對加四組，可碰別家打出的牌。

## 玩法

preset-extension-1 = 擴充一
preset-extension-1-own-quads-only = 擴充一，只限暗槓、加槓
preset-extension-1-claimed-quads-only = 擴充一，只限明槓
preset-extension-1-without-quads = 擴充一，不開槓

option-rules = 規則
    .effect = 擴充一可以開槓，有「槓後牌」，胡別家打出的牌也有限制
option-rules-basic = 基本
option-rules-extension1 = 擴充一
option-quads = 槓
    .effect = 可以開哪幾種槓；基本玩法不能開槓
option-quads-claimed = 明槓
option-quads-concealed = 暗槓
option-quads-added = 加槓

## 動作

act-mahjong = 胡牌
    .button = 胡
    .told = { $seat } 胡牌
verb-mahjong = 胡
act-quad = 槓 { $tiles }
    .button = 槓
    .told = { $seat } 槓 { $tiles }
act-claim-quad = 槓這張
    .button = 槓
    .told = { $seat } 槓
verb-quad = 槓
act-triplet = 碰這張
    .button = 碰
    .told = { $seat } 碰
verb-triplet = 碰

## 該做什麼

ask-claim = { $thrower } 打出 { $tiles }：碰、胡，還是過？
ask-claim-or-quad = { $thrower } 打出 { $tiles }：碰、槓、胡，還是過？
ask-claim-projectile = { $thrower } 槓後打出 { $tiles }：碰、槓、胡，還是過？
ask-throw-after-triplet = 打出一張牌；碰過之後這一手不能胡牌。
ask-declare = 你胡了：請胡牌。
ask-throw = 打出一張牌。
ask-throw-or-quad = 打出一張牌，有槓也可以開槓。

## 為什麼不行

no-undeclared-mahjong = 你已經胡了，必須胡牌
no-throw-omitted = 碰過之後必須打一張
no-mahjong = 你的牌還湊不成一對加四組
no-throw-named = 請選要打的牌
no-quad-named = 請選要槓的牌
no-several-thrown = 一次只打一張
no-triplet = 碰要手上有兩張 { $tiles }，你有 { $copies } 張
no-claimed-quad = 槓要手上有三張 { $tiles }，你有 { $copies } 張
no-own-quad = 槓要手上有四張 { $tiles }，或有一張加在碰過的三張上
no-mahjong-with-straight = 手上有順子，要胡別家的牌，那張須是槓後打出的，或自己開過槓
no-straight-from-throw = { $tiles } 只能湊成順子；別家打出的牌只能用來湊刻子或對子
no-mahjong-with-throw = 加上 { $tiles } 也湊不成一對加四組
no-quads-in-basic-game = 基本玩法不能開槓
no-quads-of-this-way = 這一桌不能這樣開槓
no-replacement-tile = 牌已經摸完，開槓後沒有牌可補

## 電腦這樣打的理由

why-mahjong = 胡了。
why-claim-is-nearer = 要了這張，離胡牌更近。
why-claim-is-no-nearer = 要了也不會更近，不亮牌比較靈活。
why-quad-opens-claims = 開槓不耽誤進張，之後還可以胡別家打出的牌。
why-nearest-and-most-useful = 這樣離胡牌最近，有用的進張也最多。
why-safe-tile = 我離胡牌還遠，有人像是聽牌了：這張外面出現得最多，比較安全。

## 牌在哪裡

zone-pile = 牌牆
zone-projectile = 槓後牌
zone-put-down = 碰槓
zone-mahjong = 胡牌

## 得分的緣由

paid-mahjong-drawn = 自摸（{ $tiles }）
paid-mahjong-thrown = 胡 { $thrower } 打出的 { $tile }（{ $tiles }）

## 第一局

lesson-1 = 你的 14 張牌，要湊成一對加四組。已經有兩副順子、三個對子，2c 最沒用。
lesson-2 = 阿軍打出 6b，你一張也沒有，過。別家也在暗中回答。
lesson-3 = 蘭蘭打出 1c，你手上剛好有兩張：碰。
lesson-4 = 碰的一組就放在這裡，不再動。碰了不摸牌，要打一張：打掉 5c，就聽第三張 6c 或 9d。
lesson-5 = 你聽第三張 6c 或 9d。還沒出現之前，都過。
lesson-6 = 第三張 6c 來了！它湊成刻子，可以胡。

## 終端機裡的勝算和統計表

part-triplet = 刻子
part-quad = 槓
part-straight = 順子
lab-mahjong = 胡牌
lab-mahjong-wins = 胡牌就贏，不計分。
