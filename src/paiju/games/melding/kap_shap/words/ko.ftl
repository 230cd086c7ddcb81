game-name = 십 모으기 (夾十)
game-summary = 둘이 겨루기: 뽑고 버리고 바닥 패와 바꾸며 눈 하나와 십이 되는 세 짝을 모읍니다.

## 선택

option-max-turns = 차례 수 한도
    .effect = 이만큼 차례가 지나면 아무도 나지 못한 판이 됨. 80차례까지 가는 것은 가져온 뒤 뽑지 않을 때뿐

## 놀이 방식

preset-classic = 고전
preset-gin = 진 러미
preset-closed-pool = 바닥 패 못 가져감
preset-dealer-draws = 선이 뽑음
preset-classic-gin = 고전 진 러미
