/** Maximum bytes of texts of a column in a batch, because offsets have 32 bits. */
export const mostTextBytes: number = 2 ** 31 - 1
