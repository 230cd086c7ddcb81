# 꼬리붙이기

game-name = 꼬리붙이기
game-summary = 패의 꼬리를 잇는 골패 놀이입니다. 꼴찌가 첫째에게 내고, 30점이 넘은 사람도 냅니다.

## 한국 놀이에는 용이 없고 꼬리가 있다.

no-second-lead = 첫 패가 이미 나왔습니다. 꼬리에 패를 이으세요
zone-dragon = 꼬리
zone-dragon-open = 꼬리, 열린 끝 { $number }
zone-dragon-open-both = 꼬리, 왼쪽 끝 { $left }, 오른쪽 끝 { $right }

## 패가 놓인 곳

zone-koan-a = { NIM($seat) }이 관이 { $tiles } 패를 받아 먼저 냄

## 봇이 그렇게 두는 까닭

why-near-thirty = 곧 서른 점이라 점이 많은 패부터 털어 냅니다.

## 점수표

paid-one-stake = { $offence }, { $points }점, 상대 { $against }점, 한 몫
paid-difference = { $offence }, { $points }점, 상대 { $against }점
paid-stakes = { $offence }, { $points }점, 상대 { $against }점, 판돈 ×{ $stake }
paid-last = 꼴찌
paid-above = { $limit }점 넘음
paid-reaching = { $limit }점 이상

## 놀이 방식

preset-koan-a-leads = 관이 먼저

## 선택

option-payment = 내는 방식
    .effect = 정해진 한 몫을 내는지, 점수 차이만큼 내는지
option-payment-tokens = 정해진 한 몫
option-payment-points = 점수 차이
option-stake = 판돈
    .effect = 한 몫의 크기
option-thirty-rule = 30점 규칙
    .effect = 꼴찌 말고 누가 더 내는지: 30점을 넘은 사람, 30점 이상인 사람, 없음
option-thirty-rule-over = 30점을 넘으면
option-thirty-rule-at-least = 30점 이상이면
option-thirty-rule-none = 쓰지 않음
option-thirty-players = 30점 규칙의 인원
    .effect = 30점 규칙을 셋이나 넷일 때 쓰는지, 넷일 때만 쓰는지
option-thirty-players-any = 셋이나 넷
option-thirty-players-four = 넷일 때만
option-thirty-winner-below = 이긴 사람도 30점이면 규칙 없음
    .effect = 이긴 사람의 점수도 30점 규칙에 걸리면 규칙을 쓰지 않음
option-ties = 같은 점수
    .effect = 점수가 같으면 첫째와 꼴찌를 하나씩만 정하는지, 모두 치는지
option-ties-preference = 한 사람씩
option-ties-all = 모두
option-first-lead = 먼저 내는 사람
    .effect = 선이 먼저 내는지, 관이 [5:2] 패를 받은 사람이 먼저 내는지
option-first-lead-dealer = 선
option-first-lead-koan-a = 관이를 받은 사람

## 첫 판을 한 걸음씩

lesson-1 = 당신의 손패입니다. 잇지 못한 패의 점은 모두 벌점이 되므로 점이 많은 패부터 털어 내야 합니다.
lesson-2 = 당신이 선이라 먼저 냅니다. [4:4]는 점이 가장 많은 쌍패이고 4에만 이을 수 있으니 지금 내세요.
lesson-3 = 이것이 꼬리입니다. 끝의 5가 열려 있고 두 장이 맞습니다. 점이 많은 [6:5] 패를 이으세요. 6에는 [6:1] 패가 맞습니다.
lesson-4 = 은지 님과 지우 님은 5가 없어 한 장씩 엎었고, 그 점은 벌점이 됩니다. 당신은 [5:1] 패가 있으니 이어야 합니다.
lesson-5 = 이제 당신에게도 5가 없습니다. 2점밖에 안 되는 [1:1] 패를 엎으세요.
lesson-6 = 서연 님이 5를 이어 판이 계속됩니다. 3이 열려 있을 때 [3:3] 패를 이으세요.
lesson-7 = 5가 모두 꼬리에 나와 이제 아무도 이을 수 없습니다. 가장 가벼운 [2:2] 패를 엎으세요.
lesson-8 = 당신은 19점으로 가장 적습니다. 47점으로 꼴찌인 은지 님이 내고, 37점으로 30점을 넘은 지우 님도 냅니다.

## 터미널에 나오는 승산과 통계 표

lab-above-thirty = 30점을 넘은 사람이 있음
