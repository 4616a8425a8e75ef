/** Rows evaluated at once: few enough for their vectors to stay in a core's cache, many enough to forget the cost of a call. */
export const batchRows = 1024
