# What people in Hong Kong say otherwise.
