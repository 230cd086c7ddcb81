# Ku Pai, 古牌.

game-name = Ku Pai (Ancient Tiles)
game-summary = One tile a trick, all face up: the highest of the suit led takes it, and the last trick wins the hand.

## Actions

act-play = Play { $tiles }
    .button = Play
    .told = { $seat } plays { $tiles }
verb-play = Play

## What is asked

ask-lead = Lead a tile: only its suit can take the trick.
ask-beat-civil = Beat { $tiles } with a higher civil tile, or discard one.
ask-beat-military = Beat { $tiles } with a higher military tile, or discard one.
ask-follow-civil = Play a tile; a civil tile higher than { $tiles } takes over.
ask-follow-military = Play a tile; a military tile higher than { $tiles } takes over.
ask-shut-out = You have taken no trick and cannot win the last one.

## What lies where

zone-followed = played

## Why something is not allowed

no-you-lead = you lead this trick: play a tile
no-tile-on-table = a tile is on the table; beat it or discard
no-choice-to-beat = here a tile is simply played; if it is higher in the suit led, it takes over
no-one-tile = choose one tile only
no-shut-out = without a trick you cannot win the last one

## Why a bot plays so

why-all-masters = All that is left are masters of their suits, and they take the rest.
why-sure-first-trick = I have no trick yet, and nobody can beat it.
why-likely = Few higher tiles of this suit are left, and the masters are kept for the end.
why-first-trick = Without a trick I would pay more.
why-least = It is the lowest play that takes the trick.
why-save = A master is worth more at the end; this tile is of the least use.
why-useless = It is of the least use: many higher tiles of its suit are left.
why-forced = Every tile of mine takes over, and this is the least of them.

## Options

option-discards-exposed = Discards face up
    .effect = false: a tile that is thrown away lies face down
option-discard-high = High tiles may be discarded
    .effect = a tile that would take over may be thrown away instead
option-hands = Hands
    .effect = hands in a session

## Ways to play

preset-high-tiles-may-go = High tiles may go
preset-face-down = Face down
preset-early-death = Early death
preset-three-players-quota-four = Three players, quota four
preset-civil-tiles-and-the-nines = Civil tiles and the Nines

## The guided first hand

lesson-1 = Your tiles. The Heaven [6:6] is the highest civil tile: keep it for the last trick, which wins the hand.
lesson-2 = You are the banker and lead. Choose the Man [4:4] and play it: only an Earth [1:1] or the other Heaven can take it.
lesson-3 = An Earth of the same suit is higher and takes over. Nobody has to follow suit, and a tile of the other suit can never take the trick.
lesson-4 = A military tile was led, an Eight. You cannot beat it, so throw a low civil tile away.
lesson-5 = Your Heaven would take this trick, but the last one is worth more. Keep it and throw a low tile away.
lesson-6 = Without any trick you would pay more. Your Plum [5:5] is just higher than [3:3]: take the trick.
lesson-7 = Two tiles are left. A Nine would take your Seven at the end, so lead the Seven now and keep the Heaven.
lesson-8 = The Heaven took the last trick. The quota is 4: the others pay for each trick short, doubled because you are the banker.
