# 香港的說法；其餘與台灣相同。

option-rules = 規則
    .effect = 擴充一可以開槓，有「槓後牌」，食別家打出的牌也有限制
act-mahjong = 食糊
    .button = 食糊
    .told = { $seat } 食糊
verb-mahjong = 食糊
ask-claim = { $thrower } 打出 { $tiles }：碰、食糊，還是過？
ask-claim-or-quad = { $thrower } 打出 { $tiles }：碰、槓、食糊，還是過？
ask-claim-projectile = { $thrower } 槓後打出 { $tiles }：碰、槓、食糊，還是過？
ask-throw-after-triplet = 打出一張牌；碰過之後這一手不能食糊。
ask-declare = 你食得糊了：請食糊。
no-undeclared-mahjong = 你已經食得糊，必須食糊
no-mahjong-with-straight = 手上有順子，要食別家的牌，那張須是槓後打出的，或自己開過槓
why-mahjong = 食糊了。
why-claim-is-nearer = 要了這張，離食糊更近。
why-quad-opens-claims = 開槓不耽誤進張，之後還可以食別家打出的牌。
why-nearest-and-most-useful = 這樣離食糊最近，有用的進張也最多。
why-safe-tile = 我離食糊還遠，有人像是叫糊了：這張外面出現得最多，比較安全。
zone-mahjong = 食糊
paid-mahjong-thrown = 食 { $thrower } 打出的 { $tile }（{ $tiles }）
lesson-4 = 碰的一組就放在這裡，不再動。碰了不摸牌，要打一張：打掉 5c，就叫第三張 6c 或 9d。
lesson-5 = 你叫第三張 6c 或 9d。還沒出現之前，都過。
lesson-6 = 第三張 6c 來了！它湊成刻子，可以食糊。
