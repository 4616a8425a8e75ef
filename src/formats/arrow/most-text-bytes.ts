/** Texts of a column in a batch are told by 32-bit offsets. */
export const mostTextBytes: number = 2 ** 31 - 1
