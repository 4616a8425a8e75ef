import { wordSet } from './word-set.ts'

/** "a customer", "the customers" */
export const articles: ReadonlySet<string> = wordSet('a an the')

/** "their email" */
export const possessives: ReadonlySet<string> = wordSet('our their its his her your my')

/** What stands before rows that were spoken of before: "half of the orders", "12 of our users". */
export const definites: ReadonlySet<string> = wordSet(possessives, 'the these those')

/** What may stand before a noun phrase and is no part of it. */
export const determiners: ReadonlySet<string> = wordSet(articles, definites, 'all some various several many')

/** One by one: "each customer". */
export const distributives: ReadonlySet<string> = wordSet('each every')

/** What stands before the thing that something is told for one of: "a month", "per customer", "/year". */
export const perWords: ReadonlySet<string> = wordSet(distributives, 'a an per /')

/** What stands for rows that were spoken of before: "half of them", "of which 30". */
export const pronouns: ReadonlySet<string> = wordSet('them these those it which whom')

/** Words that deny what stands behind them: "non members", "without a plan". */
export const negations: ReadonlySet<string> = wordSet('non not no without never')

/** Before the thing of which each one is meant. */
export const eachWords: ReadonlySet<string> = wordSet(distributives, 'per')
