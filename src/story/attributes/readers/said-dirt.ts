import { cellWords, type Dirt, dirtTurns, noDirt, rowDirt, rowWords } from '../../lexicon/dirt-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skip, skipBack, textAt, valueOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** A word for dirt in a story. */
export interface SaidDirt {
  readonly dirt: Dirt
  /** Whether it is told of whole rows: "duplicate rows". */
  readonly isOfRows: boolean
  /** Whether there is none: "no nulls", "never empty". */
  readonly isNone: boolean
  /** Where it starts, "no" included. */
  readonly first: number
  readonly next: number
}

const readTurn = valueOf(dirtTurns)
const firstWords = wordSet([...dirtTurns.keys()].map((turn) => turn.split(' ')[0] ?? '').join(' '))
const between = wordSet('be any a an have contain')
const texts = wordSet('string strings space spaces line lines page pages slot slots seat seats room rooms')

/** Whether words for dirt may start at a token. */
export function canStartDirt(text: string): boolean {
  return firstWords.has(text)
}

/** Reads "missing", "null values", "trailing spaces", "duplicate rows", "no nulls"; null where no dirt starts at the token. */
export function readDirt(tokens: readonly Token[], at: number, free: number): SaidDirt | null {
  const turn = readTurn(tokens, at)
  // Empty texts are not missing, and an empty line is no dirt.
  if (turn === null || (textAt(tokens, at) !== 'missing' && isOneOf(tokens, turn.next, texts) && turn.value === 'missing')) return null
  // The text 'NULL' instead of null: the cells are not empty.
  if (textAt(tokens, at - 1) === 'of' && textAt(tokens, at - 2) === 'instead') return null
  const before = skipBack(tokens, at, free, between, 2)
  const isNone = before > free && isOneOf(tokens, before - 1, noDirt)
  const cells = skip(cellWords, 2)(tokens, turn.next).next
  const isOfRows = rowDirt.has(turn.value) && isOneOf(tokens, cells, rowWords)
  return { dirt: turn.value, isOfRows, isNone, first: isNone ? before - 1 : at, next: isOfRows ? cells + 1 : cells }
}
