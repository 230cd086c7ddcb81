# 相十副的詞句。

game-name = 相十副
game-summary = 在各組間換牌，直到十副三張與一對都成立。

## 玩法

preset-modern = 現代
preset-eight = 八副三張
preset-eight-any-pairs = 八副三張，任意對子
preset-supreme-pair = 至尊寶
preset-five-dragons = 五龍爭位
preset-generals = 將相和
preset-four-for-three = 四同當三同
preset-ten-short-deals = 十局短牌

option-groups = 組數
    .effect = 十副三張加一對，或八副三張加四對
option-groups-ten = 十副三張加一對
option-groups-eight = 八副三張加四對
option-combinations = 牌型
    .effect = 傳統有二三靠，現代改用雜龍
option-combinations-classic = 傳統
option-combinations-modern = 現代
option-goal = 目標
    .effect = 除各組成立之外還要什麼；不另選時，十副三張無要求，八副三張要文對或武對
option-goal-any = 無要求
option-goal-pair-heaven = { kind-pair-heaven }
option-goal-pair-earth = { kind-pair-earth }
option-goal-pair-man = { kind-pair-man }
option-goal-pair-goose = { kind-pair-goose }
option-goal-pair-plum = { kind-pair-plum }
option-goal-pair-long = { kind-pair-long }
option-goal-pair-board = { kind-pair-board }
option-goal-pair-axe = { kind-pair-axe }
option-goal-pair-red-ten = { kind-pair-red-ten }
option-goal-pair-long-seven = { kind-pair-long-seven }
option-goal-pair-red-six = { kind-pair-red-six }
option-goal-pair-nines = { kind-pair-nines }
option-goal-pair-eights = { kind-pair-eights }
option-goal-pair-sevens = { kind-pair-sevens }
option-goal-pair-fives = { kind-pair-fives }
option-goal-pair-supreme = { kind-pair-supreme }
option-goal-five-dragons = 五龍爭位
option-goal-generals = 將相和
option-goal-civil = 文牌四對
option-goal-military = 武牌四對
option-goal-civil-or-military = 文牌四對或武牌四對
option-exact-three = 剛好三同
    .effect = 五點和正快是否要剛好三個相同的點數；不要求時四個相同也算
option-redeal-dead = 死牌重發
    .effect = 傳統牌型：發出死牌三張時是否重發
option-max-moves = 最多步數
    .effect = 走滿這麼多步還沒成就算輸
option-undo = 悔牌
    .effect = 是否可以悔牌

## 動作

act-swap = 第 { $number } 組的 { $tiles } 換第 { $number2 } 組的 { $tiles2 }
    .button = 第 { $number } 組與第 { $number2 } 組互換
    .told = { $seat } 用第 { $number } 組的 { $tiles } 換第 { $number2 } 組的 { $tiles2 }
verb-swap = 互換
act-shift-to = 把第 { $number } 組的 { $tiles } 移到第 { $number2 } 組
    .button = 從第 { $number } 組移到第 { $number2 } 組
    .told = { $seat } 把第 { $number } 組的 { $tiles } 移到第 { $number2 } 組
verb-shift = 移牌
act-resign = 認輸
    .told = { $seat } 認輸
verb-resign = 認輸

## 該做什麼

ask-exchange = 在兩組之間換牌，使兩組都成立；已成立 { $valid } 組，共 { $groups } 組。
ask-goal-any = 全部成立就贏了。
ask-goal-pair = 全部成立，而且有{ $pair }，就贏了。
ask-goal-five-dragons = 全部成立，而且有一對 { $tiles }、五副全龍和五副五子，就贏了。
ask-goal-generals = 全部成立，而且有一對 { $tiles }，每副三張都是兩張相同的文牌加一張武牌，就贏了。
ask-goal-civil = 全部成立，而且四對是 { $heaven }、{ $earth }、{ $man } 和 { $goose }，就贏了。
ask-goal-military = 全部成立，而且四對是雜九、雜八、雜七和雜五，就贏了。
ask-goal-civil-or-military = 全部成立，而且四對是 { $heaven }、{ $earth }、{ $man }、{ $goose }，或是雜九、雜八、雜七、雜五，就贏了。

## 為什麼不行

no-resignation-with-tiles = 要認輸就不用選牌
no-shift = 移牌是從三張的組移到兩張的組，移過之後兩組都要成立
no-two-tiles-named = 請在兩組中各選一張互換；換過之後兩組都要成立
no-swap-of-equals = 相同的牌不必換
no-swap-within-group = 要在兩組之間換牌
no-swap = 換過之後兩組都要成立
no-swap-breaking-group = 換過之後兩組都要成立，{ $tiles } 卻不成立
no-swap-breaking-both = 換過之後兩組都要成立，{ $tiles } 和 { $tiles2 } 卻不成立
no-tiles-of-these-groups = 這些牌在別的組裡

## 電腦這樣走的理由

why-win = 這樣就贏了。
why-two-repairs = 一次讓兩組成立。
why-repair = 讓一組成立。
why-repair-in-reach = 下一步就能讓一組成立。
why-no-repair-in-reach = 目前還不行；換個擺法也許有機會。

## 牌在哪裡

zone-group = { $number }：{ $kind }
zone-moves-made = 已走步數，上限 { $most }

## 各組的名稱

kind-not-valid = 未成
kind-five-points = 五點
kind-full-fourteen = 正快
kind-split = 分相
kind-coincidence = 合巧
kind-five-sons = 五子
kind-full-dragon = 全龍
kind-small-dragon = 小龍
kind-big-dragon = 大龍
kind-kao = 二三靠
kind-mixed-dragon = 雜龍
kind-pair-heaven = 一對天牌
kind-pair-earth = 一對地牌
kind-pair-man = 一對人牌
kind-pair-goose = 一對鵝牌
kind-pair-plum = 一對梅花
kind-pair-long = 一對長三
kind-pair-board = 一對板凳
kind-pair-axe = 一對斧頭
kind-pair-red-ten = 一對紅頭十
kind-pair-long-seven = 一對高腳七
kind-pair-red-six = 一對銅錘六
kind-pair-nines = 一對雜九
kind-pair-eights = 一對雜八
kind-pair-sevens = 一對雜七
kind-pair-fives = 一對雜五
kind-pair-supreme = 至尊寶

## 得分的緣由

paid-solved = { $moves } 步後 { $groups } 組全部成立
paid-solved-with-goal = { $moves } 步後 { $groups } 組全部成立，{ $goal }
term-goal-pair = 有{ $pair }
term-goal-five-dragons = 有一對 { $tiles }、五副全龍和五副五子
term-goal-generals = 有一對 { $tiles }，每副三張都是兩張相同的文牌加一張武牌
term-goal-civil = 四對是 { $heaven }、{ $earth }、{ $man } 和 { $goose }
term-goal-military = 四對是雜九、雜八、雜七和雜五

## 第一局，一步一步來

lesson-1 = 十組三張，一組兩張。全部成立就贏；現在只有第 2 組成立。
lesson-2 = 例如六個數字裡有三個相同，其餘的加起來是 14 以上（正快）或是 5（五點），三張就成立。其他牌型請看規則書。
lesson-3 = 走過之後兩組都要成立。用第 6 組的 [4:4] 換第 10 組的 [6:6]：一邊成對，另一邊有三個 1，其餘 6 + 6 + 3 = 15。
lesson-4 = 一步成了兩組！接下來兩步也都各成兩組。
lesson-5 = 成了七組。現在和已經成立、換過還是成立的組換，每步再成一組。
lesson-6 = 只剩第 8 組。沒有 [5:1] 它就是一對，所以要把對子換個地方：把第 4 組的 [4:1] 移到第 10 組，湊成五個 4。
lesson-7 = 第 4 組現在是一對 [5:5][5:5]。把第 8 組的 [5:1] 移過去：五個 5，剩下的 [6:5][6:5] 成了對子。
lesson-8 = 十一組全部成立，你贏了。不管走了幾步，贏一局得 1 分。

## 求解的結果

why-all-looked-at = 能走到的局面都看過了。
why-groups-never-valid = { $groups } 永遠不能成立。
term-many-groups = { $count } 組牌
joint-groups = { $before } 和 { $after }
why-maybe-shorter = 也許還有更短的走法。

## 目標

aim-groups = 各組都要成立。
