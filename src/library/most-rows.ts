/** Maximum rows of the primary table of a world. */
export const mostRows = 4_000_000_000
