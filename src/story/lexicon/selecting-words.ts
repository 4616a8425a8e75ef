import { wordSet } from './word-set.ts'

/** Adjectives that limit a noun to some rows, besides states and words in "-ed": "premium customers", "weekend visits". */
export const selectingWords: ReadonlySet<string> = wordSet(
  'old young existing former current premium basic standard pro vip trial enterprise gold silver bronze smb mobile web loyal frequent occasional',
  'returning recurring early overdue fraudulent suspicious legitimate genuine normal successful weekend weekday holiday night morning evening',
  'senior junior male female adult foreign domestic international local cheap expensive large small big long short heavy light rural urban',
  'anonymous anomalous invalid valid top bottom best worst biggest smallest oldest youngest corporate private annual monthly weekly daily',
)

/** Pronouns for some rows: "free ones", "all others". */
export const partPronouns: ReadonlySet<string> = wordSet('ones others rest nobody none someone somebody')

/** Determiners for some rows. */
export const vagueDeterminers: ReadonlySet<string> = wordSet('some most many few several half certain')

/** Words after a statement that start a condition. */
export const laterConditions: ReadonlySet<string> = wordSet('when whenever if unless except otherwise')
