game-name = 큰 십 모으기 (夾大十)
game-summary = 뽑고 버리고 바닥 패와 바꾸며 눈 하나와 십이 되는 네 짝을 모읍니다.

## 선택

option-sets = 패 벌 수
    .effect = 32장짜리 패 몇 벌로 하는지. 자동이면 다섯 사람에 두 벌꼴로, 올림
option-sets-auto = 자동
option-max-turns = 차례 수 한도
    .effect = 이만큼 차례가 지나면 아무도 나지 못한 판이 됨. 정하지 않으면 한 사람에 40차례꼴

## 놀이 방식

preset-four-players-gin = 4인, 진 러미
preset-six-players-closed-pool = 6인, 바닥 패 못 가져감
preset-ten-players-last-discard = 10인, 방금 버린 패만
preset-two-players-last-discard-gin = 2인, 방금 버린 패만, 진 러미
preset-twenty-players = 20인
