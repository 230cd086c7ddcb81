# 香港的說法；其餘與台灣相同。

zone-winning-hand = 食糊
no-win-with-tiles = 要食糊就只選「食糊」，不用選牌
ask-win-or-discard = 可以食糊；不食就打出一張牌，本輪結束。
ask-win-or-discard-and-draw = 可以食糊；不食就打出一張牌，然後摸牌。
ask-win-or-other = 可以食糊；不食就打出一張牌（不能是 { $tiles }），本輪結束。
ask-win-or-other-and-draw = 可以食糊；不食就打出一張牌（不能是 { $tiles }），然後摸牌。
no-discard-or-win-first = 你多一張：打出一張，或食糊
why-winning-hand = 這手牌食糊了。
option-dealer-draws = 莊家立即摸牌
    .effect = 開啟時，莊家第一輪先打一張、摸一張、再打一張，兩次打牌之前都可以食糊
