/** Maximum rows of a world, and of one read. */
export const mostRows = 4_000_000_000
