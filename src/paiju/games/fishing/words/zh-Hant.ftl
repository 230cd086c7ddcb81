# 各種釣魚牌共用的詞句。

## 牌在哪裡

zone-pool = 魚池
zone-woodpile = 牌牆
zone-turned-up = 翻出的牌
zone-catch = 釣到的牌，{ $points } 分

## 問玩家的話

ask-lay-pair = 一對 { $tiles }：亮出來算釣到的牌，還是留在手上？
ask-lay-other-pair = 另一對 { $tiles }：也亮出來算釣到的牌，還是留在手上？
ask-catch-with-turned = 你翻出 { $tiles }：要釣哪張？
ask-catch-from-hand = 出一張手牌：要釣哪張？

## 動作

act-catch-x = 用 { $tiles } 釣 { $tiles2 }
    .button = 釣
    .told = { $seat } 用 { $tiles } 釣走 { $tiles2 }
verb-catch = 釣
act-drop = 把 { $tiles } 放進池裡
    .button = 放進池裡
    .told = { $seat } 把 { $tiles } 放進池裡
verb-drop = 放進池裡
act-lay = 亮出一對
    .told = { $seat } 亮出一對天牌
verb-lay = 亮出
act-keep = 留在手上
    .told = { $seat } 把一對天牌留在手上
verb-keep = 留在手上

## 為什麼不行

no-answer-about-pair = 先決定一對 { $tiles } 要亮出還是留在手上
no-question-about-pairs = 現在不問要不要亮 { $tiles } 對子
no-choice-about-pairs = { $tiles } 對子會自動亮出，不用選
no-tile-chosen = 請選要出的牌
no-turned-tile-used = 你翻出了 { $tiles }，一定要用它
no-such-tile-held = 你沒有 { $tiles }
no-fish-chosen = 請選要釣的魚
no-catch-of-different-fish = 一張牌只能釣一條魚，或釣走跟它一樣的另外三張
no-match = { $bait } 不能配 { $fish }
no-fewer-than-three = 第四張 { $tiles } 要把池裡三張一起釣走
no-such-fish = 池裡沒有 { $tiles }
no-so-many-fish = 池裡沒有那麼多
no-drop-of-match = 這張牌配得上池裡的魚，一定要釣
no-three-but-lone-fourth = 一張牌只能釣一條魚；只有不跟別種牌相配的牌，第四張才能釣走三張

## 電腦這樣打的理由

why-worth-most-to-me = 釣到的魚對我最值錢。
why-needed-for-group = 補上我湊組還缺的一種牌。
why-others-gain-by-it = 這條魚別家也釣得走，而且對別家有利。
why-others-gain-least = 既然得放一張進池裡，就放讓別家得利最少的。
why-caught-again = 我手上另有一張牌可以把它釣回來。
why-pair-fishes = 對子留在手上有兩張可用：總能用一張釣回另一張。

## 為什麼付分

paid-against = { $catch }，對方 { $other }
paid-catch = { $points } 分（{ $parts }）
paid-nothing-caught = 0 分
paid-part = { $fish }算 { $points } 分
paid-across-thousand = { $why }；一家滿一千分、一家不滿，加倍
paid-large-fish = { $group }大魚 { $count } 條
paid-middle-fish = { $group }中魚 { $count } 條
paid-small-fish = 小魚 { $count } 條
paid-whole-group = { $group }全套
paid-all-juns = 三種軍牌到齊

## 十五湖的組合

term-heaven-nine = 天九
term-earth-eight = 地八
term-man-seven = 人七
term-goose-five = 鵝五
term-supreme = 至尊
term-jun = 軍牌 { $tiles }{ " " }

## 玩法

preset-wide-matching = 放寬配牌
preset-double-sixes = 先亮天牌
preset-free-drops = 可以不釣
preset-points = 只計得分

## 選項

option-lay-sixes = 天牌對子
    .effect = 每局開始時，手上的一對 [6:6] 是否亮出來算釣到的牌
option-lay-sixes-forced = 一定要亮
option-lay-sixes-optional = 各人自由決定
option-lay-sixes-off = 不亮
option-gee-joon-match = 丁三可以配什麼
    .effect = [2:1] 除了配自己，還能配什麼：不能配別的、只配 [4:2]，或配所有六點
option-gee-joon-match-none = 只配丁三
option-gee-joon-match-pair = 也配二四
option-gee-joon-match-sixes = 也配所有六點
option-capture-compulsory = 能釣必釣
    .effect = 配得上池裡的魚就一定要釣
option-settlement = 結算
    .effect = 怎樣算輸贏
option-settlement-difference = 兩兩付差額
option-settlement-points = 各計各的分
option-first-dealer = 首局先手
    .effect = 第一局由誰先出

## 十五湖的選項

option-tens-match = 十點互配
    .effect = [6:4] 和 [5:5] 可以互配
option-heaven-earth-match = 天地互配
    .effect = [6:6] 和 [1:1] 可以互配
option-wen-wu = 文武組合
    .effect = 文武組合要一種文牌加兩種武牌，還是文牌加其中一種武牌就夠
option-wen-wu-one-two = 一文二武
option-wen-wu-one-one = 一文一武
option-bonus-heaven-nine = 天九全套加分
    .effect = 收齊天九組全部牌的加分
option-bonus-juns = 三軍到齊加分
    .effect = 收齊三種軍牌（全部 [5:5]、[6:5]、[6:4]）的加分
option-bonus-supreme = 至尊全套加分
    .effect = 收齊全部 [4:2] 和 [2:1] 的加分
option-thousand-double = 千分加倍
    .effect = 一家滿一千分、另一家不滿時，兩家之間的差額加倍

## 目標

aim-most-points = 分多的人贏：你 { $points } 分，{ $seat } { $other } 分。
