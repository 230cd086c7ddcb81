# 香港的說法；其餘與台灣相同。

act-win = 食糊
    .told = { $seat } 食糊
verb-win = 食糊
refused-full-address = 你的網絡地址連線太多。
family-melding-about = 摸牌、打牌、要牌，湊成食糊的牌。
