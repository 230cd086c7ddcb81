"""What a seat of the fishing game Fifteen Lakes does not see, dealt anew: other hands and the woodpile."""

from paiju.games.fishing.redealing import redeal_pool

redeal = redeal_pool
