import { insteadOf } from '../../nearest.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, CompileContext, Frame, ValueRange } from '../column-kind.ts'
import { ownColumn, type Readable } from './readable.ts'
import type { Bounds } from './value-range.ts'

/** A column read as codes: the text of each value, and the code of every row. */
export interface Codes {
  readonly words: readonly string[]
  /** Whether the words are whole numbers, one after another. */
  readonly areNumbers?: boolean
  readonly read: (frame: Frame) => Int32Array
}

/**
 * Reads a column of categories: a text of one dictionary word, a boolean ('false', 'true'), or whole numbers of at most 1024 values.
 * @throws SchemaError for any other column, and for one that may be null
 */
export function codesOf(column: ColumnRef): Codes {
  if (column.layout.nullable) throw new SchemaError(`Column "${column.name}" may be null, but must have a value in every row`)
  return nullableCodesOf(column)
}

/** The same for a column that may be null; the codes of null cells are undefined. */
export function nullableCodesOf(column: ColumnRef): Codes {
  return readableCodesOf(ownColumn(column))
}

/** The same for a column that may belong to another row. */
export function readableCodesOf({ name, layout, range, read }: Readable): Codes {
  if (layout.type === 'boolean') return { words: ['false', 'true'], read: (frame) => read(frame).lanes[0] as Int32Array }
  if (layout.type === 'number' && layout.scale === 0) return wholeNumbers(name, range, read)
  const part = layout.type === 'text' && layout.parts.length === 1 ? layout.parts[0] : undefined
  if (part?.type !== 'word')
    throw new SchemaError(`Column "${name}" has no categories: choose a category, a boolean or a small whole number`)
  const { lane, dictionary } = part
  return { words: dictionary.words, read: (frame) => read(frame).lanes[lane] as Int32Array }
}

/** Maximum number of values of a number column with cases. */
const mostNumbers = 1024

/** The description of a column that selects cases. */
export const selectsCase = `A column that selects one of \`cases\`: a category, a boolean, or whole numbers with at most ${mostNumbers} values.`

/** Whole numbers within known bounds; each number is a word. */
function wholeNumbers(name: string, range: Bounds, read: Readable['read']): Codes {
  if (range === null)
    throw new SchemaError(`The range of the numbers of "${name}" is unknown, so they cannot select cases: put them into a \`bucket\``)
  const { min, max } = range
  if (max - min >= mostNumbers)
    throw new SchemaError(
      `"${name}" may be ${max - min + 1} numbers, from ${min} to ${max}, but at most ${mostNumbers} can select cases: put them into a \`bucket\``,
    )
  return {
    areNumbers: true,
    words: numbersIn(range),
    read: (frame) => {
      const values = read(frame).lanes[0] as Float64Array
      const codes = frame.int32()
      // Null cells may hold any number.
      for (let i = 0; i < frame.count; i++) codes[i] = Math.min(Math.max((values[i] as number) - min, 0), max - min)
      return codes
    },
  }
}

/** By the range of a column, so that all columns that read it share one list. */
const numbers = new WeakMap<ValueRange, readonly string[]>()

function numbersIn(range: ValueRange): readonly string[] {
  const { min, max } = range
  const known = numbers.get(range) ?? Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  numbers.set(range, known)
  return known
}

/** Reads column `column` of the row's table. Without a column, every row has the word `otherwise`. */
export function codesOrWord(column: string | undefined, otherwise: string, { table }: Pick<CompileContext, 'table'>): Codes {
  if (column !== undefined) return codesOf(table.column(column))
  return { words: [otherwise], read: (frame) => frame.int32().fill(0, 0, frame.count) }
}

/**
 * For each word of `codes` its case `cases[word]`, or `otherwise`.
 * @throws SchemaError if the key of a case is not a word of `codes`, or a word has no case
 */
export function casesOf<Case>(codes: Codes, cases: Readonly<Record<string, Case>>, otherwise?: Case): readonly Case[] {
  const unknown = unknownWord(codes, Object.keys(cases))
  if (unknown !== null) throw new SchemaError(() => `"${unknown}" is not a value of the column in \`by\`${insteadOf(unknown, codes.words)}`)
  const found = Array.from<unknown, Case | undefined>(codes.words, () => otherwise)
  const places = codesByWord(codes.words)
  for (const [word, each] of Object.entries(cases)) for (const code of places.get(word) ?? []) found[code] = each
  const missing = codes.words.filter((_, index) => found[index] === undefined)
  if (missing.length > 0) throw new SchemaError(`There is no case for ${listed(missing)}, which the column in \`by\` may have`)
  return found as Case[]
}

/** The first of `words` that the column cannot have; null if it may have all of them. */
export function unknownWord(codes: Codes, words: Iterable<string>): string | null {
  const places = codesByWord(codes.words)
  // The range of numbers may depend on the number of rows, so a number outside of it is not a mistake.
  for (const word of words) if (!places.has(word) && !(codes.areNumbers === true && /^-?\d+$/.test(word))) return word
  return null
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>()

/** The codes of each word; a word that is listed several times has several codes. Columns with the same list of words share the result. */
export function codesByWord(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = known.get(words)
  if (found !== undefined) return found
  const codes = new Map<string, number[]>()
  for (const [code, word] of words.entries()) {
    const own = codes.get(word)
    if (own === undefined) codes.set(word, [code])
    else own.push(code)
  }
  known.set(words, codes)
  return codes
}

/** The first ten words in quotes, and the number of the others. */
export function listed(words: readonly string[]): string {
  const shown = words.slice(0, 10).map((word) => `"${word}"`)
  return words.length > shown.length ? `${shown.join(', ')} and ${words.length - shown.length} more` : shown.join(', ')
}

/**
 * Applies `compile` to the case of every word, see `casesOf`. Words with equal cases share the result, whether or not the schema holds them
 * as one object: threads compile a copy of the schema, and the layouts must be the same.
 */
export function compileCases<Case, Compiled extends object>(
  codes: Codes,
  cases: Readonly<Record<string, Case>>,
  compile: (found: Case) => Compiled,
  otherwise?: Case,
): readonly Compiled[] {
  const compiled = new Map<Case, Compiled>()
  const byContent = new Map<string, Compiled>()
  return casesOf(codes, cases, otherwise).map((found) => {
    const known = compiled.get(found)
    if (known !== undefined) return known
    const content = JSON.stringify(found)
    const made = byContent.get(content) ?? compile(found)
    byContent.set(content, made)
    compiled.set(found, made)
    return made
  })
}
