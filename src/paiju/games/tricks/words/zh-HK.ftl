# 香港的說法；其餘與台灣相同。

act-lead = 先打 { $tiles }
    .button = 先打
    .told = { $seat } 先打 { $tiles }
verb-lead = 先打
kind-civil-tile = 文子
kind-military-tile = 武子
kind-civil-pair = 文子對
kind-military-pair = 武子對
zone-led = 先打
zone-tricks = 支
no-you-lead = 這一墩由你先打
no-trick-on-table = 已經有人先打；壓，或墊
paid-short-of-quota = 比定額少 { $count } 支
paid-above-quota = 比定額多 { $count } 支
paid-no-trick = 一支未得（{ $quota } + { $extra }）
option-deck-wen-supreme24 = 24 張：文子和至尊
option-deck-wen51-supreme-nines24 = 24 張：文子、至尊和雜九
option-deck-wen-nines24 = 24 張：文子和雜九
option-quota = 定額支數
    .effect = 輸家要得幾支才不用付
option-empty-extra = 一支未得加付
    .effect = 一支未得的輸家，除定額外再付多少
option-early-death = 早死
    .effect = 一支未得的人不能贏最後一墩
preset-civil-tiles-and-the-supreme = 文子與至尊

## 目標

aim-last-trick = 贏最後一支即贏此局。
aim-last-trick-and-quota = 贏最後一支即贏此局；定額 { $quota } 支。
