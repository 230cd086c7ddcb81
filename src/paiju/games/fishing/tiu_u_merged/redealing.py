"""What a seat of Merged Tiu-U does not see, dealt anew: other hands and the woodpile."""

from paiju.games.fishing.redealing import redeal_pool

redeal = redeal_pool
