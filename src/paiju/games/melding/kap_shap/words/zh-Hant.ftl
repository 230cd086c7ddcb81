game-name = 夾十
game-summary = 二人對決：摸牌、打牌、與牌池換牌，湊成一對眼和三對十。

## 選項

option-max-turns = 輪數上限
    .effect = 打滿這麼多輪，這一局就沒人胡牌；只有拿牌代替摸牌時才可能打滿 80 輪

## 玩法

preset-classic = 傳統
preset-gin = 金拉密式
preset-closed-pool = 封閉牌池
preset-dealer-draws = 莊家摸牌
preset-classic-gin = 傳統金拉密式
