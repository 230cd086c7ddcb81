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
