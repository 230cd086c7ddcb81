# 십오호, 낚시 놀이.

game-name = 십오호 (十五湖, 낚시)
game-summary = 점 개수가 같은 패로 바닥 패를 낚으세요. 같은 묶음을 모으면 물고기의 값이 함께 커집니다.

## 패가 놓인 곳: 여기서는 카드 더미

zone-woodpile = 카드 더미

## 놀이 방법

preset-easy-groups = 쉬운 묶음
preset-thousand = 천 점이면 두 배
