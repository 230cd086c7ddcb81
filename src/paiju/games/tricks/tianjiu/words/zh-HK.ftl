# 香港的說法；其餘與台灣相同。

ask-lead = 先打一張或一套牌。
ask-shut-out = 你一支未得，贏不了最後一墩：墊{ $amount }。
no-kind-at-this-table = 這一桌不能先打{ $kind }
no-shut-out = 一支未得，贏不了最後的單張
why-first-trick = 一支都沒有要多付，最後一張單牌也沒有我的份。
term-points-of-taker = { $count } 分（{ $tricks } 支，結牌 { $last }）
option-combinations = 可出的牌型
    .effect = 哪些牌型可以先打
option-allow-123 = 三張順子
    .effect = 可以先打 [1:1][2:2][3:3]，以及更大的 [6:6][5:5][4:4]
option-early-death = 早死
    .effect = 一支未得的人，不能贏單張的最後一墩
option-scoring-classic = 按定額算支
option-scoring-trick-points = 一支一分，結牌加四分
option-banker-excess-multiplied = 莊家超額也加倍
    .effect = 莊家輸了而支數超過定額，收進的也乘莊家倍數
option-supreme-bonus = 賀尊
    .effect = 有人先打至尊時，其餘各家付多少
lesson-1 = 這是你的牌。天牌 [6:6] 是最大的文子，雜九 [6:3] 是最大的武子，兩張都要留到最後。
lesson-2 = 你是莊家，由你先打第一墩。出鵝牌 [3:1]：它不小，用掉也不可惜。
lesson-4 = 這是至尊 [4:2][2:1]，沒有牌壓得住。墊掉最小的兩張；這一墩算兩支。
lesson-5 = 先打的是三張：人牌加一對雜七。你沒有這樣的三張，只好墊三張，但要留住天牌和雜九。
lesson-6 = 先打的是雜八，只有雜九壓得住。壓吧：一支都沒有，就贏不了最後的單張。
lesson-8 = 你只得兩支，卻結了牌。一支未得的各付 5 分，莊家加倍；有六支的人比定額多兩支，這兩支由你付。
