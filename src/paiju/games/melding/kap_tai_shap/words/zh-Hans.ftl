game-name = 夹大十（执十）
game-summary = 摸牌、打牌、与牌池换牌，凑成一对眼和四对十。

## 选项

option-sets = 牌的副数
    .effect = 用几副牌，每副 32 张；自动：每五人两副，不足者进一
option-sets-auto = 自动
option-max-turns = 轮数上限
    .effect = 打满这么多轮，这一局就无人胡牌；不设则每家 40 轮

## 玩法

preset-four-players-gin = 四人，金拉米式
preset-six-players-closed-pool = 六人，封闭牌池
preset-ten-players-last-discard = 十人，只拿刚打出的一张
preset-two-players-last-discard-gin = 两人，只拿刚打出的一张，金拉米式
preset-twenty-players = 二十人
