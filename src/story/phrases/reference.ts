import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { RelationFact, SelfReference } from '../facts/relation-fact.ts'
import { identifierBefore } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { nounOf } from '../words/nouns.ts'
import { isOneOf, kindAt, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const verbs = wordSet('points references refers fk foreign')
/** Words between a column and the word for a reference. */
const between = wordSet(being, 'nullable optional a an the , (')
/** Between what says so and the table. */
const leads = wordSet('key to fk references the - > :')
const mostLeads = 4
const mostBetween = 4
/** Columns that refer to rows of their own table, and the number or share of rows without a reference. */
const own: ReadonlyMap<string, number> = new Map([
  ['parent', 0.25],
  ['manager', 1],
  ['supervisor', 1],
  ['boss', 1],
  ['reply', 0.6],
])

/** The table that a column refers to, in notations of programs. */
export const reference: Phrase = {
  name: 'reference',
  precedence: 57,
  description: 'A column refers to a table.',
  examples: [
    example('manager_id points to employees.id', { type: 'relation', child: aNoun('employees'), self: { column: 'manager_id', roots: 1 } }),
    example('orders.user_id references users(id)', { type: 'relation', child: aNoun('orders'), parent: aNoun('users') }),
    { story: 'user_id references users', facts: [], asides: ['user_id references users'] },
    example('the points refer to games'),
  ],
  startsAt: ({ text }) => verbs.has(text) || text === '-',
  read: (tokens, at, free) => {
    if (textAt(tokens, at) === '-' && textAt(tokens, at + 1) !== '>') return null
    const end = skipBack(tokens, at, free, between, mostBetween)
    const column = identifierBefore(tokens, end, free)
    if (column === null || !/^(?:id|fk|key|to)$/.test(column.words.at(-1) ?? '')) return null
    let next = at + 1
    while (next < at + 1 + mostLeads && isOneOf(tokens, next, leads)) next++
    const target = tableAt(tokens, next)
    return target === null ? null : readingOf(tokens, column, end, target)
  },
}

/** A table name: "employees", "order_items". */
function tableAt(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  if (kindAt(tokens, at) !== 'word') return null
  let next = at + 1
  while (tokens[next]?.isSnake === true && tokens[next]?.start === (tokens[next - 1]?.end ?? 0) + 1 && tokens[next - 1]?.isSnake === true)
    next++
  return { noun: nounOf(tokens, at, next), next: afterKey(tokens, next) }
}

/** The token after ".id" or "(id)". */
function afterKey(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === '.' && tokens[at]?.end === tokens[at + 1]?.start && kindAt(tokens, at + 1) === 'word')
    return keyEnd(tokens, at + 1)
  if (textAt(tokens, at) !== '(') return at
  const end = keyEnd(tokens, at + 1)
  return textAt(tokens, end) === ')' ? end + 1 : at
}

function keyEnd(tokens: readonly Token[], at: number): number {
  let next = at + 1
  while (tokens[next]?.isSnake === true && tokens[next - 1]?.isSnake === true) next++
  return next
}

/** @param end the token after the column */
function readingOf(
  tokens: readonly Token[],
  column: Noun,
  end: number,
  { noun, next }: { readonly noun: Noun; readonly next: number },
): Reading {
  const start = end - column.words.length
  const name = column.words.join('_')
  const isOf = textAt(tokens, start - 1) === '.' && tokens[start - 1]?.end === tokens[start]?.start && kindAt(tokens, start - 2) === 'word'
  const child = isOf ? nounOf(tokens, start - 2, start - 1) : null
  const first = isOf ? start - 2 : start
  const span = spanOf(tokens, first, next)
  const roots = own.get(column.words[0] ?? '')
  const isOwn = child === null ? roots !== undefined : singularOf(child.words.join(' ')) === singularOf(noun.words.join(' '))
  const isItself = /^(?:itself|themselves|self)$/.test(noun.words.at(-1) ?? '')
  if (isItself || (child === null && !isOwn)) {
    const reason = `the story does not state which table has the column ${name}: write "orders.${name}", or list the columns of the table`
    return { facts: [], asides: [{ ...span, reason }], first, next }
  }
  const parent = { ...noun, words: [...noun.words.slice(0, -1), pluralOf(headOf(noun.words))] }
  const self: SelfReference = { column: name, roots: roots ?? 0.25 }
  const fact: RelationFact = isOwn
    ? { type: 'relation', child: noun, parent: noun, self, ...span }
    : { type: 'relation', child: child ?? noun, parent, ...span }
  return { facts: [fact], first, next }
}
