import { fallingVerbs, fallNouns, riseNouns, risingVerbs } from './changes.ts'
import { wordSet } from './word-set.ts'

/** Nouns whose shares are not shares of rows: changes, prices, promises. */
export const otherShares: ReadonlySet<string> = wordSet(
  risingVerbs,
  fallingVerbs,
  riseNouns,
  fallNouns,
  'chance probability likelihood odds dip dips dipped spike spiked up down more less higher lower faster slower bigger smaller',
  'discount discounts off vat tax interest margin markup commission uptime availability yoy mom sure certain confidence accurate',
)

/** Recurring events, which have a rate per period. */
export const flows: ReadonlySet<string> = wordSet('churn retention attrition turnover renewal cancellation cancelation conversion')

/** Nouns for what happens to a share of rows, also without "rate". */
export const processes: ReadonlySet<string> = wordSet(flows, 'bounce fraud refund default completion attendance')
