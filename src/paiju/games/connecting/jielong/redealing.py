"""What a seat of Connect the Dragon does not see, dealt anew: other hands, their face-down tiles and idle tiles."""

from paiju.games.connecting.redealing import redeal_chain

redeal = redeal_chain
