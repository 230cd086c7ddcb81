game-name = 夹十
game-summary = 二人对决：摸牌、打牌、与牌池换牌，凑成一对眼和三对十。

## 选项

option-max-turns = 轮数上限
    .effect = 打满这么多轮，这一局就无人胡牌；只有拿牌代替摸牌时才可能打满 80 轮

## 玩法

preset-classic = 传统
preset-gin = 金拉米式
preset-closed-pool = 封闭牌池
preset-dealer-draws = 庄家摸牌
preset-classic-gin = 传统金拉米式
