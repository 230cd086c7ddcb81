# 湊牌類遊戲的詞句：幾種遊戲共用的，以及夾十、夾大十兩種共有的。

## 牌在哪裡

zone-wall = 牌牆
zone-just-thrown = 剛打出
zone-thrown = 打出
zone-winning-hand = 胡牌

## 動作

act-draw = 摸牌
    .told = { $seat } 摸牌
verb-draw = 摸牌

## 為什麼不行

no-pass-with-tiles = 要過就只選「過」，不用選牌
no-win-with-tiles = 要胡就只選「胡牌」，不用選牌
no-single-discard = 請只選一張要打的牌
no-tile-in-hand = 你手上沒有 { $tiles }
no-tile-just-taken = 你剛拿了 { $tiles }，要打別種牌
no-throw-to-answer = 現在沒有別家打出的牌可要
no-discard-as-answer = 別家剛打出一張，先決定要不要

## 選項與玩法

option-stake = 注
    .effect = 每個輸家付的籌碼
option-next-dealer = 下局莊家
    .effect = 下一局由誰發牌：贏家（沒有人贏就由原莊家），或一律換下一家
option-next-dealer-winner = 贏家
option-next-dealer-rotate = 下一家

## 夾十：牌在哪裡

zone-pool = 牌池
zone-pool-last = 牌池，剛打出 { $tiles }

## 夾十：要你做什麼

ask-take-last = 拿剛打出的 { $tiles }，或者過牌、摸一張。
ask-take-from-pool = 從牌池拿一張，或者過牌、摸一張。
ask-discard = 打出一張牌，本輪結束。
ask-discard-and-draw = 打出一張牌，然後摸牌。
ask-other = 打出一張牌（不能是 { $tiles }），本輪結束。
ask-other-and-draw = 打出一張牌（不能是 { $tiles }），然後摸牌。
ask-win-or-discard = 可以胡牌；不胡就打出一張牌，本輪結束。
ask-win-or-discard-and-draw = 可以胡牌；不胡就打出一張牌，然後摸牌。
ask-win-or-other = 可以胡牌；不胡就打出一張牌（不能是 { $tiles }），本輪結束。
ask-win-or-other-and-draw = 可以胡牌；不胡就打出一張牌（不能是 { $tiles }），然後摸牌。

## 夾十：為什麼不行

no-tile-too-many-yet = 要先進一張牌：從牌池拿，或者過牌、摸一張
no-discard-or-win-first = 你多一張：打出一張，或胡牌
no-eye-and-tens-pairs = 你的牌湊不成一對眼加幾對十
no-single-take = 請只選一張要拿的牌
no-tile-in-pool = 牌池裡沒有 { $tiles }
no-take-but-last = 只能拿剛打出的 { $tiles }

## 夾十：電腦這樣打的理由

why-winning-hand = 這手牌胡了。
why-less-deadwood = 這張牌能減少散牌。
why-no-less-deadwood = 牌池裡沒有一張能減少散牌。
why-most-tiles-help = 它是散牌，留下的牌進張最多。
why-pool-tile-helps = 它是散牌，牌池裡還有一張能配我留下的牌。
why-only-eye-missing = 只差一對眼：拆開的這對十，剩下那張最容易配成眼。

## 夾十：計分表

paid-eye-and-tens-pairs = 一對眼加 { $count } 對十（{ $tiles }），一注

## 夾十：選項

option-offer = 可拿的棄牌
    .effect = 哪些打出的牌可以拿：牌池裡任何一張、只有剛打出的那張，或都不能拿
option-offer-all = 牌池裡任何一張
option-offer-last = 只有剛打出的那張
option-offer-none = 都不能拿
option-draw-after-take = 拿牌之後再摸牌
    .effect = 拿了棄牌、打出一張之後是否還摸牌；否則本輪結束
option-dealer-draws = 莊家立即摸牌
    .effect = 開啟時，莊家第一輪先打一張、摸一張、再打一張，兩次打牌之前都可以胡

## 終端機裡的勝算和統計表

part-pair = 對子
part-eye = 眼
part-tens-pair = 對十
lab-eye-and-tens = 眼和對十

## 目標

aim-complete = { $missing ->
        [0] 手牌已湊成。
       *[other] 還差 { $missing } 張湊成。
    }
