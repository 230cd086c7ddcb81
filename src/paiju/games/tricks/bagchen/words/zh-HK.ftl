# 香港的說法；其餘與台灣相同。

ask-lead = 先打一套。
ask-lead-or-charity = 先打一套，或暗出一張施捨。
zone-big-slam = 支，大滿貫
zone-passport = 支，有通行證
no-redeal-now = 只有弱牌，而且在出第一張之前，才問要不要重發
no-mixing-points = 點牌只能與點牌一起先打：{ $tiles }
option-passport = 通行證
    .effect = 得滿六支的人，不再為點牌付籌碼
option-passport-leads = 通行證限制先打
    .effect = 得滿六支的人，先打的牌受限制
preset-passport-leads = 通行證限制先打
lesson-2 = 這是你的牌。首領 [6:6] 配九 [6:3] 是一套，沒有更大的：兩張一起先打。
lesson-3 = 兩張算兩支。三張相同的天門牌也不容易被壓：先打 [4:4][4:4][4:4]。
lesson-6 = 先打的是兩張百姓。你的姊妹 [3:3][3:3] 更大：壓下去，拿回先打權。
lesson-7 = 最後一墩。先打點牌：用點牌贏最後一墩叫跳級，結算加倍。
lesson-8 = 你得九支，贏了。其他家比六支每少一支付一分，再乘二；有七支的那家由你付。
