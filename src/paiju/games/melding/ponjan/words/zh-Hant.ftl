# 碰將的詞句。

game-name = 碰將
game-summary = 摸、打、碰，湊三組三張；組合即得分。

## 玩法

preset-unity = 原程式規則
preset-four-players-unity = 四人，原程式規則
preset-to-the-letter = 照原文
preset-four-players-ready-hands-are-paid = 四人，流局聽牌者收分

option-ruleset = 規則
    .effect = 下面沒有另選的各項，按書面規則，或按原程式
option-ruleset-seed = 書面規則
option-ruleset-unity = 原程式
option-score-formula = 四點以上的折算
    .effect = 四點折 16 分，或折 8 分（原程式：8 分）
option-score-formula-seed = 照規則所印
option-score-formula-code = 照程式所算
option-score-unit = 分數單位
    .effect = 收付都乘以 1 或 10（原程式：10）
option-starter-bonus = 莊家加成
    .effect = 莊家胡牌多收一半（原程式：有）
option-rounding = 零頭
    .effect = 不能均分的零頭，由先輪到的幾家付，或捨去（原程式：捨去）
option-rounding-zero-sum = 先輪到的付
option-rounding-truncate = 捨去
option-no-deck = 流局
    .effect = 牌摸完沒人胡時，沒聽牌的付給聽牌的（原程式：要付）
option-no-deck-none = 不收付
option-no-deck-tenpai = 聽牌者收分
option-start-score = 起始分
    .effect = 每家開始時有多少分（原程式：250）
option-starter-stays = 莊家得分連莊
    .effect = 莊家得分就連莊，這一局不計入局數（原程式：連莊）
option-dragon-once = 龍只算一次
    .effect = 兩組龍合起來只算一點
option-strict-no-steals = 門清從嚴
    .effect = 胡別家打出的牌就不算門清

## 動作

act-complete = 胡牌
    .button = 胡
    .told = { $seat } 胡牌
verb-complete = 胡
act-reach = 打 { $tiles } 報聽
    .button = 報聽
    .told = { $seat } 打 { $tiles } 報聽
verb-reach = 報聽
act-steal = 碰這張
    .button = 碰
    .told = { $seat } 碰
verb-steal = 碰

## 該做什麼

ask-complete-with-throw = { $thrower } 打出 { $tiles }：胡，還是過？
ask-steal = { $thrower } 打出 { $tiles }：碰，還是過？
ask-complete = 你摸到 { $tiles }，可以胡了：胡，或打出一張。
ask-reached = 你摸到 { $tiles }；已經報聽，只能打掉它。
ask-drawn = 你摸到 { $tiles }：打出一張牌。
ask-drawn-or-reach = 你摸到 { $tiles }：打出一張牌，也可以報聽。
ask-stolen = 你碰了一張：打出一張牌。
ask-stolen-or-reach = 你碰了一張：打出一張牌，也可以報聽。

## 為什麼不行

no-discard-named = 請選一張要打的牌
no-reach-named = 請選打哪一張報聽
no-steal-yet = 先問各家胡不胡，之後才能碰
no-steal = 碰要手上有兩張 { $tiles }，你有 { $copies } 張
no-steal-after-passing = 這張你本來可以胡卻過了，也就不能碰
no-completion-any-more = 沒有人胡這張；現在只能碰
no-combination = 加上 { $tiles } 有三組，但沒有得分的組合
no-three-sets-with-throw = 加上 { $tiles }，九張也湊不成三組
no-completion-with-tiles = 要胡就不用選牌
no-completion-after-steal = 碰過之後必須打一張；胡要靠摸到的或別家打出的牌
no-three-sets = 九張還湊不成三組
no-reach = 打掉 { $tiles }，餘下八張不是兩組加一對，不能報聽
no-second-reach = 你已經報聽了
no-discard-after-reach = 報聽後只能打掉摸到的 { $tiles }

## 電腦這樣打的理由

why-complete = 胡了。
why-reach = 只差一張：報聽值一點，之後怎麼胡都算。
why-steal-pays = 碰這一組，得多失少。
why-steal-costs = 碰這一張得不償失。
why-best-sets-left = 留下的是最值錢也最容易湊成的幾組。
why-safe-tile = 有人報聽，我還差得遠：這張最不可能放槍。

## 牌在哪裡

zone-deck = 牌牆
zone-displayed = 亮出
zone-ready = 聽牌
zone-hand-reached = 手牌，打 { $tiles } 報聽
zone-complete = 胡牌：{ $combinations }，{ $points } 點
joint-combinations = { $before }、{ $after }

## 胡牌的組合

kind-reach = 報聽
kind-ippatsu = 一發
kind-same-id = 同號
kind-dragon = 龍
kind-two-identical = 兩組相同
kind-no-steals = 門清
kind-with-draw = 自摸
kind-three-colours = 三色
kind-one-colour-and-others = 一色帶雜
kind-same-colour = 清一色
kind-all-same = 全同

## 收付的緣由

paid-hand-thrown = { $combinations }，共 { $worth }，胡 { $thrower } 打出的 { $tiles }
paid-hand-shared = { $combinations }，共 { $worth }，{ $payers } 家分攤
paid-hand-drawn = { $combinations }，共 { $worth }
paid-rest = 均分後的零頭
paid-ready = 聽牌，分得底池 { $pot }
paid-not-ready = 未聽牌，付底池 { $pot }
term-worth = { $points } 點，折 { $score } 分
term-in-units = { $worth } ×{ $unit }
term-for-starter = { $worth }，莊家 ×3/2
term-combination = { $kind } { $points }

## 第一局

lesson-1 = 你的九張牌，要湊成三組，每組三張一樣的。四張 Y0 是好的開頭，W1 沒有用。
lesson-2 = 先問大家這張能不能胡。你還不能：過，等一下會再問你。
lesson-3 = 現在可以碰了。你有四張 Y0：用其中兩張碰成一組。
lesson-4 = 碰的一組亮在這裡。碰了不摸牌，打一張單張，例如 B1。
lesson-5 = 又是 Y0：再碰一組，兩組相同值一點。
lesson-6 = 第二張 Y1！打掉 B0 就是兩組加一對：打 B0 報聽，值一點。
lesson-7 = 第三張 Y1：胡。清一色、兩組相同、報聽，共 5 點。

## 終端機裡的勝算和統計表

part-set = 一組
lab-points-in-all = 自摸、未報聽，{ $points } 點：共 { $worth }。
