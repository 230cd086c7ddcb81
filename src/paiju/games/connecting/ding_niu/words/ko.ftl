# 정우 (頂牛)

game-name = 정우 (頂牛)
game-summary = 양쪽으로 뻗는 용이고 절반이 쌍패입니다. 일부러 막은 사람은 두 배로 이기거나 모두의 몫을 대신 냅니다.

## 패가 놓인 곳

zone-layout-open = 양 끝이 열려 있음
zone-layout-classic = 양 끝이 막혔음: 쌍패로만 이을 수 있음
zone-layout-smothered = 숫자가 끊겼음: 이을 수 없는 숫자가 있음
zone-suan-zhang = { NIM($seat) } 산장({ $kind })
zone-forced-suan-zhang = { NIM($seat) } 어쩔 수 없는 산장({ $kind })
kind-classic = 양 끝 막힘
kind-smothered = 숫자 끊김

## 봇이 그렇게 두는 까닭

why-block-now = 남은 점이 적습니다. 지금 막으면 두 배로 이길 것입니다.
why-not-block-yet = 점이 이렇게 많이 남았는데 막으면 크게 잃습니다.

## 점수표

paid-place = { $place }등, { $points }점, 상대 { $against }점
paid-place-doubled = { $place }등, { NIM($maker) } 산장 ×2, { $points }점, 상대 { $against }점
paid-suan-zhang = 산장했지만 1등을 못 함, { $points }점, 상대 { $against }점

## 알림

act-suanzhang-classic = 산장(양 끝 막힘)
    .told = { NIM($seat) }: 산장, 양 끝을 막음
act-suanzhang-smothered = 산장(숫자 끊김)
    .told = { NIM($seat) }: 산장, 숫자를 끊음
act-forced-suanzhang-classic = 어쩔 수 없는 산장(양 끝 막힘)
    .told = { NIM($seat) }: 어쩔 수 없이 산장, 양 끝을 막음
act-forced-suanzhang-smothered = 어쩔 수 없는 산장(숫자 끊김)
    .told = { NIM($seat) }: 어쩔 수 없이 산장, 숫자를 끊음

## 놀이 방식

preset-classic = 고전
preset-graph = 끊긴 숫자만 산장
preset-play-on = 끊겨도 계속
preset-full-set = 온 벌
preset-without = 산장 없이

## 선택

option-suan-zhang = 산장 (算張)
    .effect = 어떻게 막힌 것을 산장으로 치는지
option-suan-zhang-full = 둘 다
option-suan-zhang-classic = 양 끝이 막힌 것만
option-suan-zhang-graph = 숫자가 끊긴 것만
option-suan-zhang-none = 없음
option-smothered-numbers = 끊기는 숫자
    .effect = 어떤 숫자가 끊기면 산장인지
option-smothered-numbers-4-5 = 4와 5
option-smothered-numbers-all = 모든 숫자
option-forced-counts = 어쩔 수 없어도 책임
    .effect = 다른 수가 없이 막은 사람도 책임을 짐
option-after-classic = 양 끝이 막힌 뒤
    .effect = 양 끝이 막힌 뒤에도 판을 계속하는지
option-after-classic-play-on = 계속
option-after-classic-stop = 끝냄
option-after-smothered = 숫자가 끊긴 뒤
    .effect = 숫자가 끊긴 뒤에도 판을 계속하는지
option-after-smothered-stop = 끝냄
option-after-smothered-play-on = 계속
option-clean-exempt = 모두 이으면 면책
    .effect = 막은 사람이 패를 모두 이었으면 산장이 없었던 것으로 셈함
option-tile-set = 패
    .effect = 여섯 장씩 나누는지, 온 벌로 여덟 장씩 나누는지
option-tile-set-bull24 = 24장, 여섯 장씩
option-tile-set-full32 = 32장, 여덟 장씩

## 첫 판을 한 걸음씩

lesson-1 = 당신의 손패입니다. 3으로 건너가는 패는 세 장뿐이라 [3:3] 두 장은 남기 쉽습니다. 지금 한 장을 내세요.
lesson-2 = 용은 양 끝이 열려 있습니다. 왼쪽은 3, 오른쪽은 6이고 어느 쪽에든 이을 수 있습니다.
lesson-3 = 세 장이 맞습니다. 3이 열려 있을 때 다른 [3:3] 패를 왼쪽에 이으세요.
lesson-4 = 양 끝은 6과 2이고 맞는 패는 [6:1] 하나뿐입니다. 이을 수 있으면 이어야 합니다.
lesson-5 = 보세요. [6:3], [6:2], [3:1] 한 장이 용에 있고 다른 [3:1] 패는 당신 것입니다. 이것을 이으면 양 끝이 3과 2가 되어 아무도 못 나아갑니다. 산장입니다.
lesson-6 = 산장은 1등을 할 때 이롭습니다. 당신은 12점, 남들은 27점 가까이 남으니 하세요.
lesson-7 = 이제 아무도 이을 수 없습니다. 가장 가벼운 패를 엎으세요. 네 사람이 잇따라 엎으면 판이 끝납니다.
lesson-8 = 일부러 막고 1등을 했습니다. 모두가 두 배로 내어 12를 받습니다.

## 터미널에 나오는 승산과 통계 표

lab-classic = 산장: 양 끝이 막힘
lab-smothered = 산장: 숫자가 끊김
lab-by-choice = 일부러 한 산장
lab-maker-wins = 막은 사람이 이김
lab-maker-loses = 막은 사람이 짐
