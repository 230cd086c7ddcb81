"""The server: tables that never lose a move, never leak a tile, and prove their shuffles."""
