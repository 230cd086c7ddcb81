game-name = 夾大十（執十）
game-summary = 摸牌、打牌、與牌池換牌，湊成一對眼和四對十。

## 選項

option-sets = 牌的副數
    .effect = 用幾副牌，每副 32 張；自動：每五人兩副，不足者進一
option-sets-auto = 自動
option-max-turns = 輪數上限
    .effect = 打滿這麼多輪，這一局就沒人胡牌；沒設定就是每家 40 輪

## 玩法

preset-four-players-gin = 四人，金拉密式
preset-six-players-closed-pool = 六人，封閉牌池
preset-ten-players-last-discard = 十人，只拿剛打出的那張
preset-two-players-last-discard-gin = 兩人，只拿剛打出的那張，金拉密式
preset-twenty-players = 二十人

## 第一局，一步一步來

lesson-1 = 要湊一對眼（兩張相同的牌）和四對加起來是 10 或 20 的牌。你已經有眼 [6:5][6:5]，[5:5][6:4] 是 20，[2:2][5:1] 是 10。
lesson-2 = 多出一張 [6:2]，要配個位是 2 的牌；還有三張 4 點的，多了兩張：打一張 [3:1]。
lesson-3 = 這是牌池，輪到誰，誰就可以從裡面任拿一張。老博正要拿你的 [3:1]。
lesson-4 = [6:6] 是 12 點，12 + 8 = 20，正好配你的 [6:2]。從牌池拿過來。
lesson-5 = 有十張了，可是兩張 4 點的還單著。拿牌之後要先打一張再摸牌：打 [3:1]。
lesson-6 = 你摸到 [5:1]，正好配剩下的 [2:2]。一對眼和四對十都齊了：胡！
lesson-7 = 其他四家各付你一注。不管怎麼湊成的，胡牌都值一樣多。
