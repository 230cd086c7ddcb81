# 顶牛

game-name = 顶牛
game-summary = 两头的龙，一半是双点牌；有意算张者赢双倍，或替众人付账。

## 牌在哪里

zone-layout-open = 两端开着
zone-layout-classic = 两端封死：只能接双点牌
zone-layout-smothered = 牌面闷死：有点数被断
zone-suan-zhang = { $seat } 算张（{ $kind }）
zone-forced-suan-zhang = { $seat } 被迫算张（{ $kind }）
kind-classic = 封死
kind-smothered = 闷死

## 电脑这样打的理由

why-block-now = 我手上点数少：现在算张，应能赢双倍。
why-not-block-yet = 手上点数还这么多，算张要赔大的。

## 记分表

paid-place = 第 { $place } 名，{ $points } 点，对方 { $against } 点
paid-place-doubled = 第 { $place } 名，{ $maker } 算张 ×2，{ $points } 点，对方 { $against } 点
paid-suan-zhang = 算张而未得第一，{ $points } 点，对方 { $against } 点

## 宣告

act-suanzhang-classic = 算张（封死）
    .told = { $seat } 算张：两端封死
act-suanzhang-smothered = 算张（闷死）
    .told = { $seat } 算张：闷死
act-forced-suanzhang-classic = 被迫算张（封死）
    .told = { $seat } 被迫算张：两端封死
act-forced-suanzhang-smothered = 被迫算张（闷死）
    .told = { $seat } 被迫算张：闷死

## 玩法

preset-classic = 传统
preset-graph = 断数算张
preset-play-on = 闷死继续打
preset-full-set = 全副牌
preset-without = 不算张

## 选项

option-suan-zhang = 算张
    .effect = 哪些死局算作算张
option-suan-zhang-full = 封死和闷死都算
option-suan-zhang-classic = 只算封死
option-suan-zhang-graph = 只算闷死
option-suan-zhang-none = 都不算
option-smothered-numbers = 可断的点数
    .effect = 哪些点数被断算闷死
option-smothered-numbers-4-5 = 四和五
option-smothered-numbers-all = 所有点数
option-forced-counts = 被迫也算
    .effect = 别无选择而算张的人也要负责
option-after-classic = 封死之后
    .effect = 两端封死后是否继续打
option-after-classic-play-on = 继续打
option-after-classic-stop = 结束
option-after-smothered = 闷死之后
    .effect = 闷死后是否继续打
option-after-smothered-stop = 结束
option-after-smothered-play-on = 继续打
option-clean-exempt = 全接免责
    .effect = 算张的人若把牌全部接上，就按没有算张结算
option-tile-set = 牌
    .effect = 每人六张，还是用全副牌每人八张
option-tile-set-bull24 = 二十四张，每人六张
option-tile-set-full32 = 三十二张，每人八张

## 第一局，一步一步来

lesson-1 = 这是你的牌。能接到 3 的牌只有三张，两张 [3:3] 很容易剩下：现在用一张起头。
lesson-2 = 龙的两端都开口：左端 3，右端 6。接哪一端都可以。
lesson-3 = 你有三张牌接得上。趁左端是 3，接上另一张 [3:3]。
lesson-4 = 两端是 6 和 2，只有 [6:1] 接得上。接得上就必须接。
lesson-5 = 看：[6:3]、[6:2] 和一张 [3:1] 都在龙里，另一张 [3:1] 在你手里。接上它，两端是 3 和 2，谁也接不下去，这就是算张。
lesson-6 = 得第一，算张才划算。你会剩 12 点，别人每家将近 27 点，那就算张吧。
lesson-7 = 谁也接不上了。扣最小的牌；四个人接连都扣了牌，这一局就结束。
lesson-8 = 你有意算张，又得了第一：人人付你双倍，一共 12。

## 终端里的胜算和统计表

lab-classic = 算张：两端封死
lab-smothered = 算张：闷死
lab-by-choice = 有意算张
lab-maker-wins = 算张的人赢
lab-maker-loses = 算张的人输
