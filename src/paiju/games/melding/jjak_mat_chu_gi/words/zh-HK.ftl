# 香港的說法；其餘與台灣相同。

option-pairs = 武子對
    .effect = 哪些武子互相成對
