/**
 * The kit that phrases are written with. A *reader* is a function `(tokens, at)` that reads something at a token: what it found and the
 * `next` token, or null. Most functions of src/story called `read…` are readers (`readQuantity`, `readAmount`, `readNoun`, `readShare`,
 * `readMoney`, `readPeriod`, `readSeason`, `readPer`, …); words come from `src/story/lexicon`. Small readers make larger ones, so that a
 * phrase reads as its grammar:
 *
 * ```ts
 * // "(avg 4 per customer)"
 * const bracketed = sequence({
 *   opening: oneOf(['(']),
 *   amount: past(averagingWords, 3, readAmount), // what stands before the amount is skipped
 *   per: readPer,
 *   closing: optional(oneOf([')'])), // null in what is read where it is not there
 * })
 *
 * read: (tokens, at) => {
 *   const said = bracketed(tokens, at)
 *   if (said === null) return null
 *   return readingOf(tokens, at, said.next, { type: 'ratio', parent: said.per.parent, mean: said.amount.value, … })
 * }
 * ```
 *
 * - `oneOf(words)` reads the longest of some words or turns of words, `valueOf(map)` what stands for them in a map.
 * - `sequence({ name: reader, … })` reads parts one after the other, `either(a, b)` the first that is there, `optional(reader)` a part that
 * may be missing.
 * - `where(reader, test)` keeps what passes a test; `past(words, most, reader)` and `skip(words, most)` step over words, `skipBack` before
 * a token.
 * - `textAt`, `kindAt`, `isOneOf`, `hasOneOf`, `hasWords`, `isJoined` and `endsClause` look at tokens without reading them.
 * - `spanOf`, `textsOf`, `textOf` and `readingOf` make facts of what was read.
 *
 * Each reader looks at no more tokens than a constant: give all that repeats a most.
 */

export { endsClause, hasOneOf, hasWords, isJoined, isOneOf, kindAt, textAt } from './at-token.ts'
export { either } from './either.ts'
export { oneOf } from './one-of.ts'
export { isAmongNumbers } from './is-among-numbers.ts'
export type { FoundBy, Read, Reader } from './reader.ts'
export { readingOf } from './reading-of.ts'
export { optional, sequence } from './sequence.ts'
export { past, skip, skipBack } from './skip.ts'
export { spanOf } from './span-of.ts'
export { textOf, textsOf } from './texts-of.ts'
export { valueOf } from './value-of.ts'
export { where } from './where.ts'
