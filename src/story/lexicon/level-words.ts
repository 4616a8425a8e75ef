import { wordSet } from './word-set.ts'

/** What is said of one time beside others, whatever is measured: "higher than", "fewer", "lowest". Before a number they bound it. */
export const comparingWords: ReadonlySet<string> = wordSet('than twice thrice more less fewer highest lowest higher lower')

/** Said of how often things happen: the period beside one of them is no time of all data. */
export const levelWords: ReadonlySet<string> = wordSet(
  comparingWords,
  'spike spikes peak peaks peaking surge rush boom dip dips slump drop lull slow slower weak strong busy busier quiet flat high low heavy most least',
  'double doubles doubled triple triples tripled',
)

/** What rows are beside others: "25 minutes slower". They name no column. */
export const comparatives: ReadonlySet<string> = wordSet(
  comparingWords,
  'older younger heavier lighter cheaper dearer slower faster taller shorter longer bigger smaller larger farther further better worse richer poorer',
)
