# 香港的說法；其餘與台灣相同。

option-goal-civil = 文子四對
option-goal-military = 武子四對
option-goal-civil-or-military = 文子四對或武子四對
ask-goal-generals = 全部成立，而且有一對 { $tiles }，每副三張都是兩張相同的文子加一張武子，就贏了。
term-goal-generals = 有一對 { $tiles }，每副三張都是兩張相同的文子加一張武子
