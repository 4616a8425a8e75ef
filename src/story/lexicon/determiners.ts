import { wordSet } from './word-set.ts'

/** "a customer", "the customers". */
export const articles: ReadonlySet<string> = wordSet('a an the')

/** "their email". */
export const possessives: ReadonlySet<string> = wordSet('our their its his her your my')

/** Determiners of known rows: "half of the orders", "12 of our users". */
export const definites: ReadonlySet<string> = wordSet(possessives, 'the these those')

/** Words before a noun phrase that are not part of it. */
export const determiners: ReadonlySet<string> = wordSet(articles, definites, 'all some various several many')

/** "each customer". */
export const distributives: ReadonlySet<string> = wordSet('each every')

/** Words before the rows of a column: "the price of | all the products". */
export const beforeRows: ReadonlySet<string> = wordSet(articles, distributives, possessives, 'all these those')

/** Words before the base of a rate: "a month", "per customer", "/year". */
export const perWords: ReadonlySet<string> = wordSet(distributives, 'a an per /')

/** Pronouns for known rows: "half of them", "of which 30". */
export const pronouns: ReadonlySet<string> = wordSet('them these those it which whom')

/** Words that negate the word after them: "non members", "without a plan". */
export const negations: ReadonlySet<string> = wordSet('non not no without never')

/** Words before the parent of a ratio. */
export const eachWords: ReadonlySet<string> = wordSet(distributives, 'per')
