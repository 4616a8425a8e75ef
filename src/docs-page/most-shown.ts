/** Maximum bytes of an answer that the page shows. */
export const mostShown = 200_000
