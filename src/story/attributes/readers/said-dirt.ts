import { cellWords, type Dirt, dirtTurns, noDirt, rowDirt, wholeRowNouns } from '../../lexicon/dirt-words.ts'
import { particles } from '../../lexicon/particles.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skip, skipBack, textAt, valueOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** A word for dirt. */
export interface SaidDirt {
  readonly dirt: Dirt
  /** Whether it is about whole rows: "duplicate rows". */
  readonly isOfRows: boolean
  /** Whether it is negated: "no nulls", "never empty". */
  readonly isNone: boolean
  /** Its first token, including "no". */
  readonly first: number
  readonly next: number
}

const readTurn = valueOf(dirtTurns)
const firstWords = firstWordsOf(dirtTurns.keys())
const between = wordSet('be any a an have contain')
const texts = wordSet('string strings space spaces line lines page pages slot slots seat seats room rooms')

/** Whether a word for dirt can start at a token. */
export function canStartDirt(text: string): boolean {
  return firstWords.has(text)
}

/** Reads a word for dirt: "missing", "null values", "trailing spaces", "duplicate rows", "no nulls". Null for none. */
export function readDirt(tokens: readonly Token[], at: number, free: number): SaidDirt | null {
  const turn = readTurn(tokens, at)
  // Empty texts are not missing cells, and an empty line is no dirt.
  if (turn === null || (textAt(tokens, at) !== 'missing' && isOneOf(tokens, turn.next, texts) && turn.value === 'missing')) return null
  // "NULL" as text instead of null: the cells are not empty.
  if (textAt(tokens, at - 1) === 'of' && textAt(tokens, at - 2) === 'instead') return null
  const before = skipBack(tokens, at, free, between, 2)
  const isNone = before > free && isOneOf(tokens, before - 1, noDirt)
  const cells = skip(cellWords, 2)(tokens, turn.next).next
  const isOfRows = rowDirt.has(turn.value) && isOneOf(tokens, cells, wholeRowNouns)
  return { dirt: turn.value, isOfRows, isNone, first: isNone ? before - 1 : at, next: isOfRows ? cells + 1 : cells }
}

/** Whether a value of a list is said of a column: "bmi missing" of another one, "unique" of this one. */
export function isSaidOfColumn(value: string): boolean {
  const last = value.split(' ').at(-1) ?? ''
  return value === 'unique' || (last !== value && canStartDirt(last) && !particles.has(last))
}
