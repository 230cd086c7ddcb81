# 香港的說法；其餘與台灣相同。

game-summary = 一墩一張，全部明牌：先打的那一門，最大的收墩，贏最後一墩即贏此局。
ask-lead = 先打一張：只有同門的牌能收這一墩。
ask-beat-civil = 用更大的文子壓 { $tiles }，或墊一張。
ask-beat-military = 用更大的武子壓 { $tiles }，或墊一張。
ask-follow-civil = 出一張；比 { $tiles } 大的文子能壓住它。
ask-follow-military = 出一張；比 { $tiles } 大的武子能壓住它。
ask-shut-out = 你一支未得，贏不了最後一墩。
no-you-lead = 這一墩由你先打：出一張
no-shut-out = 一支未得，贏不了最後一墩
why-first-trick = 一支都沒有要多付。
preset-three-players-quota-four = 三人，定額四支
preset-civil-tiles-and-the-nines = 文子與雜九
lesson-1 = 這是你的牌。天牌 [6:6] 是最大的文子：留到最後一墩，收了它就贏這一局。
lesson-2 = 你是莊家，由你先打。選人牌 [4:4] 出：只有地牌 [1:1] 和另一張天牌壓得住。
lesson-4 = 先打的是武子雜八。你壓不住，丟一張小的文子。
lesson-6 = 一支未得要多付。你的梅花 [5:5] 剛好比 [3:3] 大：收下這一墩。
lesson-8 = 天牌收了最後一墩。定額是 4 支：其他家每少一支付一分，你是莊家，所以加倍。
