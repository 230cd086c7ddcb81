# 香港的說法；其餘與台灣相同。

ask-win-or-put-and-take = 可以食糊；不食就放一張牌到隊尾，隊首的一張歸你。
ask-win-or-pass = 你拿到 { $tiles }，可以食糊了：食糊，還是過？
ask-pass = 你拿到 { $tiles }，還不能食糊：請過。
ask-win-or-put = 可以食糊；不食就放一張牌到隊尾。
ask-win-or-rummy-discard = 可以食糊；不食就打出一張牌。
no-winning-hand = 你的六張還未食得糊
no-second-put = 你已經放過一張：食糊，或過
no-turn-but-to-put = 輪到你放一張牌，或食糊
no-turn-but-to-discard = 輪到你打出一張牌，或食糊
why-win-now = 已經食得糊，再等也沒有好處。
why-known-tiles-win = 我知道哪些牌會回到我手上：配上它們就能食糊。
why-most-tiles-win = 留下的牌，能食糊的張數最多。
term-military-dragons = 兩副武子全龍
option-pairs = 武子對
    .effect = 武子怎樣成對，用於成對的全龍和三對
option-three-pairs = 三對
    .effect = 三對能不能食糊（4 分）
option-max-rounds = 圈數上限
    .effect = 打滿這麼多圈，這一局就沒人食糊；沒設定就是 12 圈，有眼 50 圈，拉密 40 圈
preset-korean-no-sok-three-pairs = 韓國規則，不用合巧、五子，三對可食糊
lesson-8 = 兩副三張湊齊了：食糊。其他各家各付你 2 分。
