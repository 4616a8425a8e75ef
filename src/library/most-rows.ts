/** The most rows of a world, and of what is read of it at once. */
export const mostRows = 4_000_000_000
