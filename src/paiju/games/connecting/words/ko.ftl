# 패를 끝과 끝으로 이어 용을 만드는 놀이들의 말.

## 차례에 할 일

ask-lead-open-end = 첫 패를 내고 어느 쪽을 열지 정하세요.
ask-lead-both-open = 첫 패를 내세요. 양 끝이 모두 열립니다.
ask-join = 열린 { $number } 끝에 패를 이으세요.
ask-join-either = 오른쪽 { $right } 끝이나 왼쪽 { $left } 끝에 패를 이으세요.
ask-join-or-put-down = 열린 { $number } 끝에 패를 잇거나 한 장을 엎으세요.
ask-join-either-or-put-down = 오른쪽 { $right } 끝이나 왼쪽 { $left } 끝에 패를 잇거나 한 장을 엎으세요.
ask-put-down = { $number } 끝에 맞는 패가 없습니다. 한 장을 엎으세요.
ask-put-down-either = { $right } 끝이나 { $left } 끝에 맞는 패가 없습니다. 한 장을 엎으세요.

## 안 되는 까닭

no-second-lead = 용이 이미 시작되었습니다. 패를 이으세요
no-lead-yet = 선이 먼저 첫 패를 냅니다
no-tile-chosen = 패를 고르세요
no-more-than-one = 한 장만 고르세요
no-open-end-chosen = 패의 두 숫자 중 하나를 열린 끝으로 정하세요
no-end-to-choose = 양 끝이 모두 열리니 정할 것이 없습니다
no-putting-down = 이을 수 있으면 이어야 합니다. 맞는 패가 없을 때만 엎을 수 있습니다
no-side-to-choose = 열린 끝이 하나뿐이니 어느 쪽인지 고르지 않습니다
no-side-chosen = { $tiles } 패는 양쪽에 다 이을 수 있습니다. 어느 쪽인지 고르세요
no-side-but-right = { $tiles } 패는 오른쪽에만 이을 수 있습니다
no-side-but-left = { $tiles } 패는 왼쪽에만 이을 수 있습니다
no-fit = { $tiles } 패에는 { JOSA($number, "이/가") } 없어 이을 수 없습니다
no-fit-either = { $tiles } 패에는 { $right }도 { $left }도 없어 이을 수 없습니다

## 패가 놓인 곳

zone-dragon = 용
zone-dragon-open = 용, 열린 끝 { $number }
zone-dragon-open-both = 용, 왼쪽 끝 { $left }, 오른쪽 끝 { $right }
zone-face-down = 엎은 패

## 봇이 그렇게 두는 까닭

why-many-pips = 점이 많은 패를 덜어 냅니다.
why-end-i-can-follow = 남는 끝에 내 다른 패를 이을 수 있습니다.
why-double-still-open = 그 수가 열려 있을 때 쌍패를 냅니다.
why-lightest = 꼭 엎어야 한다면 점이 가장 적은 패를 엎습니다.

## 점수표

paid-points-against = { $points }점, 상대 { $against }점

## 동작

act-lead = { $tiles } 첫 패로 내기
    .button = 첫 패 내기
    .told = { NIM($seat) }: { $tiles } 첫 패로 냄
act-lead-open = { $tiles } 첫 패로 내고 { $number } 열기
    .button = 첫 패 내고 { $number } 열기
    .told = { NIM($seat) }: { $tiles } 첫 패로 내고 { $number } 끝을 엶
verb-lead = 첫 패 내기
act-play = { $tiles } 잇기
    .button = 잇기
    .told = { NIM($seat) }: { $tiles } 이음
act-play-r = { $tiles } 오른쪽에 잇기
    .button = 오른쪽에 잇기
    .told = { NIM($seat) }: { $tiles } 오른쪽에 이음
act-play-l = { $tiles } 왼쪽에 잇기
    .button = 왼쪽에 잇기
    .told = { NIM($seat) }: { $tiles } 왼쪽에 이음
verb-play = 잇기
act-discard = { $tiles } 엎기
    .button = 엎기
    .told = { NIM($seat) }: { $tiles } 엎음
act-discard-covered = 한 장 엎기
    .told = { NIM($seat) }: 한 장 엎음
verb-discard = 엎기

## 이 놀이들이 함께 쓰는 선택

preset-two-arm = 양 끝 열림
option-arms = 열린 끝
    .effect = 열린 끝이 하나인지 둘인지
option-next-dealer = 다음 선
    .effect = 다음 판에 누가 선이 되어 패를 나누는지
option-next-dealer-winner = 이긴 사람
option-next-dealer-rotate = 돌아가며

## 터미널에 나오는 승산과 통계 표

lab-blocked = 막힘
lab-joined-all = 패를 모두 이은 사람이 있음

## 목표

aim-few-pips = 남는 점이 적을수록 좋습니다: 엎은 패 { $down }점, 손패 { $held }점.
