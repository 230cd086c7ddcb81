# 낚시 64장: 십오호처럼 셈하는 낚시.

game-name = 낚시 64장 (釣魚)
game-summary = 골패 두 벌로 하는 십오호: 같은 묶음을 모으면 물고기의 값이 함께 커집니다.

## 놀이 방법

preset-authors-page = 고안자 웹페이지 규칙
preset-strict-groups = 엄격한 묶음
