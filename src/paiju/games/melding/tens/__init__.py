"""What Collecting Tens 夾十 and Collecting Many Tens 夾大十 share: all but the size of the hands and the tiles."""
