# 香港的說法；其餘與台灣相同。

lobby-intro = 選一個遊戲，馬上和機械人打一局；或開一桌，把連結傳給朋友。不必註冊，規則就在桌邊。
setup-bots = 機械人數
setup-level = 機械人程度
setup-level-of = 機械人 { $number }
seat-bot = 機械人
seat-standin = 離開，機械人代打
waiting-fill = 開始，{ $count } 個空位由機械人補上
problem-server = 無法連線到伺服器。請確認伺服器正在執行，且網絡正常。
tour-learn = 「提示」會給出機械人的打法與理由；「規則」會在桌邊開啟規則書。
seat-stoodin = 你離開了，機械人正在替你打。
leave-away-about = 座位為你留著。一分鐘後由機械人代打，直到你回來；這一桌會留在「我的牌桌」裡。
leave-finish-about = 放棄座位，不再回來。由機械人替你打完；沒有真人的牌桌會關閉。
