import type { ExactWords, Groups } from '../columns/column-kind.ts'

/** The groups of rows with the same word, in a column with exact shares. */
export function exactGroups({ shares, site }: ExactWords): Groups {
  const codes = shares.strata[0]?.counts ?? []
  return {
    areSiblings: false,
    most: () => codes.reduce((most, _, code) => Math.max(most, shares.rowsOf(code)), 0),
    fill: (frame, groups, places) => shares.fillNumbers(frame.rowNumbers(), frame.count, frame.siteKey(site), groups, places),
  }
}
