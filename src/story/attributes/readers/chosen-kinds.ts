import { lastJoints } from '../../lexicon/connectives.ts'
import { isStateWord } from '../../lexicon/states.ts'
import { isNoData } from '../../words/is-no-data.ts'
import type { Noun } from '../../words/noun.ts'
import { nounOf } from '../../words/nouns.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidValues } from './said-values.ts'
import { arePlaces, isCategory } from './value-nouns.ts'

const mostKinds = 8

/** Kinds of which each row is one. */
interface ChosenKinds {
  readonly values: readonly string[]
  /** Null if no column is named. */
  readonly column: Noun | null
  readonly next: number
}

/**
 * Reads kinds with an "or" before the last, up to the end of the clause: "single, double or suite", "apple, pear or cherry trees" of trees,
 * "low, medium or high priority". States are those of a status: "open, answered or closed".
 * @param head the noun for the rows, in the singular
 */
export function readChosenKinds(tokens: readonly Token[], text: string, at: number, head: string): ChosenKinds | null {
  const said = readSaidValues(tokens, text, at, 'clause')
  if (said === null || said.shares !== null || said.values.length > mostKinds) return null
  const joint = tokens.slice(at, said.next).findLast(({ text: word }) => lastJoints.has(word))
  const last = said.values.at(-1)?.split(' ') ?? []
  const tail = last.at(-1) ?? ''
  const isTailed = last.length > 1 && said.values.slice(0, -1).every((value) => !value.includes(' '))
  const isColumn = isTailed && isCategory({ words: [tail] })
  const values =
    isColumn || (isTailed && singularOf(tail) === head) ? [...said.values.slice(0, -1), last.slice(0, -1).join(' ')] : said.values
  if (joint?.text !== 'or' || new Set(values).size < values.length || !values.every(isKind) || arePlaces({ values })) return null
  const column = isColumn ? nounOf(tokens, said.next - 1, said.next) : values.every(isState) ? statusAt(tokens[at]) : null
  return { values, column, next: said.next }
}

function statusAt(token: Token | undefined): Noun {
  const start = token?.start ?? 0
  return { words: ['status'], start, end: start }
}

/** Whether a value is a name for a kind: one or two words that are not about cells or quality. */
function isKind(value: string): boolean {
  const words = value.toLowerCase().split(/[ -]/)
  return /^\p{L}[\p{L}-]{1,24}(?: \p{L}[\p{L}-]{1,24})?$/u.test(value) && !isNoData(words) && !words.some((word) => functionWords.has(word))
}

function isState(value: string): boolean {
  return isStateWord(value.split(' ').at(-1) ?? '')
}
