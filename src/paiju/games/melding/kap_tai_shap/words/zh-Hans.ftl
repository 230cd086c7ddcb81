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

## 第一局，一步一步来

lesson-1 = 要凑一对眼（两张相同的牌）和四对加起来是 10 或 20 的牌。你已有眼 [6:5][6:5]，[5:5][6:4] 是 20，[2:2][5:1] 是 10。
lesson-2 = 多出一张 [6:2]，要配个位是 2 的牌；还有三张 4 点的，多了两张：打一张 [3:1]。
lesson-3 = 这是牌池，轮到谁，谁就可以从里面任拿一张。老博正要拿你的 [3:1]。
lesson-4 = [6:6] 是 12 点，12 + 8 = 20，正好配你的 [6:2]。从牌池拿过来。
lesson-5 = 有十张了，可是两张 4 点的还单着。拿牌之后要先打一张再摸牌：打 [3:1]。
lesson-6 = 你摸到 [5:1]，正好配剩下的 [2:2]。一对眼和四对十都齐了：胡！
lesson-7 = 其他四家各付你一注。不论怎么凑成的，胡牌都值一样多。
