import { wordSet } from './word-set.ts'

/** "are urgent", "was returned". */
export const finiteBeing: ReadonlySet<string> = wordSet('is are was were')

/** All forms of "to be". */
export const being: ReadonlySet<string> = wordSet(finiteBeing, 'be been being')

/** "can have", "should include". */
export const modals: ReadonlySet<string> = wordSet('can could may might will would shall should must')

/** "customers with orders", "each has 3". */
export const having: ReadonlySet<string> = wordSet('with have has having')

/** Verbs between an owner and its rows: "a customer owns accounts", "hives contain frames". */
export const owningVerbs: ReadonlySet<string> = wordSet('have has having own owns owning hold holds holding contain contains containing')

/** Verbs between a parent and its number of rows: "customers with 2 accounts", "placing 3 orders". */
export const havingVerbs: ReadonlySet<string> = wordSet(
  having,
  owningVerbs,
  'include includes including place places placing make makes making take takes taking get gets getting use uses using',
)
