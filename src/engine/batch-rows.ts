/** Rows evaluated at once: few enough for their vectors to stay in a core's cache, many enough to make the cost of a call negligible. */
export const batchRows = 1024
