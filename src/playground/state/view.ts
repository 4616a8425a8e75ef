/** The tabs of the page. */
export const views = ['data', 'diagram', 'schema', 'take'] as const
export type View = (typeof views)[number]
