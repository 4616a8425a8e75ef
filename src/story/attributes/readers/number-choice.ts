import { unitsIn } from '../../lexicon/dimensions.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { percentWords } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, hasWords, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidNumber, type SaidNumber } from './said-number.ts'
import type { SaidValues } from './said-values.ts'

/** Numbers of which each row has one. */
export interface NumberChoice extends SaidValues {
  /** The unit of all numbers, as written; null for none. */
  readonly unit: string | null
  /** ISO 4217 code; null for no money. */
  readonly currency: string | null
}

const most = 40
/** More numbers without "or" are amounts by time. */
const mostListed = 8
const joints = wordSet(', /')

/** Reads a choice of numbers that ends the statement: "5, 10 or 20 percent", "17 or 18". Null for others. */
export function readNumberChoice(tokens: readonly Token[], at: number): NumberChoice | null {
  const choice = readChoice(tokens, at)
  return choice !== null && isWhole(tokens, choice.next) ? choice : null
}

/** Reads a list of three or more different numbers that ends the statement, behind a colon: "prices: | 9.99, 19.99, 29.99". Null for others. */
export function readNumberList(tokens: readonly Token[], at: number): NumberChoice | null {
  if (textAt(tokens, at - 1) !== ':') return null
  const numbers: SaidNumber[] = []
  for (let place = at; numbers.length < mostListed;) {
    const number = readSaidNumber(tokens, place)
    if (number === null) return null
    numbers.push(number)
    const next = afterUnit(tokens, number)
    if (isOneOf(tokens, next, joints)) place = next + 1
    else return numbers.length > 2 && endsClause(tokens, next) ? choiceOf(numbers, next) : null
  }
  return null
}

/** Reads numbers with "or" before the last one, whatever follows: "15 or 30 minutes | long", "250 g, 500 g or 1 kg". Null for others. */
export function readChoice(tokens: readonly Token[], at: number): NumberChoice | null {
  const numbers: SaidNumber[] = []
  for (let place = at; numbers.length < most;) {
    const number = readSaidNumber(tokens, place)
    if (number === null) return null
    numbers.push(number)
    const next = afterUnit(tokens, number)
    if (textAt(tokens, place - 1) === 'or') return choiceOf(numbers, next)
    if (!isOneOf(tokens, next, joints) && textAt(tokens, next) !== 'or') return null
    place = hasWords(tokens, next, ', or') ? next + 2 : next + 1
  }
  return null
}

function afterUnit(tokens: readonly Token[], { next }: SaidNumber): number {
  return isOneOf(tokens, next, percentWords) ? next + 1 : next
}

/** All numbers in the unit of the first one that has one; null if they are of different measures. */
function choiceOf(numbers: readonly SaidNumber[], next: number): NumberChoice | null {
  const unit = numbers.find((number) => number.unit !== null)?.unit ?? null
  const last = numbers.at(-1)?.unit ?? unit
  const currency = numbers.find((number) => number.currency !== null)?.currency ?? null
  const values = numbers.map((number) => {
    const own = number.unit ?? last
    const factor = own === unit ? 1 : sizeIn(own ?? '', unit ?? '')
    return factor === undefined ? null : String(Number((number.value * factor).toPrecision(12)))
  })
  const all = values.filter((value) => value !== null)
  return all.length < values.length || new Set(all).size < all.length ? null : { values: all, shares: null, unit, currency, next }
}

/** How many of one unit another one is: 1000 for a kilogram in grams. */
function sizeIn(unit: string, other: string): number | undefined {
  const [own, one] = [millisecondsIn(unit), millisecondsIn(other)]
  return own === undefined || one === undefined ? unitsIn(unit, other) : own / one
}

/** Whether the choice holds for all rows: not "4 or 5 | in most cases". */
function isWhole(tokens: readonly Token[], next: number): boolean {
  return kindAt(tokens, next) !== 'word' || textAt(tokens, next) === 'and'
}
