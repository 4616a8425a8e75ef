import { wordSet } from './word-set.ts'

/** Words that compare a time with others: "higher than", "fewer", "lowest". Before a number they make it a bound. */
export const comparingWords: ReadonlySet<string> = wordSet('than twice thrice more less fewer highest lowest higher lower')

/** Words for the time at which most happens: "peak hours", "the busiest time". */
export const peakWords: ReadonlySet<string> = wordSet('peak peaks peaking busiest')

/** Words for how often something happens. A period next to one is not the window of all data. */
export const levelWords: ReadonlySet<string> = wordSet(
  comparingWords,
  'spike spikes peak peaks peaking surge rush boom dip dips slump drop lull slow slower weak strong busy busier quiet flat high low heavy most least',
  'double doubles doubled triple triples tripled',
)

/** More events at a time, behind how many times as many: "30% more". */
export const moreWords: ReadonlySet<string> = wordSet('more higher bigger larger busier stronger extra')
/** Fewer events at a time: "half fewer". */
export const lessWords: ReadonlySet<string> = wordSet('less fewer lower quieter slower weaker smaller')

/** Adjectives that compare rows: "25 minutes slower". They name no column. */
export const comparatives: ReadonlySet<string> = wordSet(
  comparingWords,
  'older younger newer happier unhappier heavier lighter cheaper dearer slower faster taller shorter longer bigger smaller larger farther further better worse richer poorer',
)

/** Words for less of something. */
export const lowWords: ReadonlySet<string> = wordSet(
  'less fewer lower lowest least younger youngest shorter shortest smaller smallest cheaper cheapest lighter lightest slower slowest worse worst',
  'poorer poorest low short small cheap light young slow poor rarely seldom unhappy unhappier dissatisfied unsatisfied',
)
