import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, CompileContext, Frame } from '../column-kind.ts'
import { ownColumn, type Readable } from './readable.ts'

/** A column read as one of few values: the text of each value, and the code of every row. */
export interface Codes {
  readonly words: readonly string[]
  readonly read: (frame: Frame) => Int32Array
}

/**
 * Reads a column of categories: a text of one dictionary word, a boolean ('false', 'true'), or whole numbers from 0 to 1023.
 * @throws SchemaError for any other column, and for one that may be null
 */
export function codesOf(column: ColumnRef): Codes {
  if (column.layout.nullable) throw new SchemaError(`Column "${column.name}" may be null and cannot decide`)
  return nullableCodesOf(column)
}

/** The same for a column that may be null, where its codes mean nothing. */
export function nullableCodesOf(column: ColumnRef): Codes {
  return readableCodesOf(ownColumn(column))
}

/** The same for a column that may be another row's. */
export function readableCodesOf({ name, layout, read }: Readable): Codes {
  if (layout.type === 'boolean') return { words: ['false', 'true'], read: (frame) => read(frame).lanes[0] as Int32Array }
  if (layout.type === 'number' && layout.scale === 0)
    return { words: smallNumbers, read: (frame) => wholeNumbers(frame, read(frame).lanes[0] as Float64Array) }
  const part = layout.type === 'text' && layout.parts.length === 1 ? layout.parts[0] : undefined
  if (part?.type !== 'word')
    throw new SchemaError(`Column "${name}" has no categories: choose a category, a boolean or a small whole number`)
  const { lane, dictionary } = part
  return { words: dictionary.words, read: (frame) => read(frame).lanes[lane] as Int32Array }
}

const smallNumbers = Array.from({ length: 1024 }, (_, i) => String(i))

function wholeNumbers(frame: Frame, values: Float64Array): Int32Array {
  const codes = frame.int32()
  for (let i = 0; i < frame.count; i++) codes[i] = Math.min(Math.max(values[i] as number, 0), 1023)
  return codes
}

/** Reads column `column` of the row's table, or the one word `otherwise` in every row where no column is given. */
export function codesOrWord(column: string | undefined, otherwise: string, { table }: Pick<CompileContext, 'table'>): Codes {
  if (column !== undefined) return codesOf(table.column(column))
  return { words: [otherwise], read: (frame) => frame.int32().fill(0, 0, frame.count) }
}

/** `cases[word]` for every word of `codes`, `otherwise` where there is none. @throws SchemaError when a case names no word, or a word has no case. */
export function casesOf<Case>(codes: Codes, cases: Readonly<Record<string, Case>>, otherwise?: Case): readonly Case[] {
  const known = new Set(codes.words)
  for (const word of Object.keys(cases)) if (!known.has(word)) throw new SchemaError(`"${word}" is no value of the column that decides`)
  const fallback = otherwise ?? (codes.words === smallNumbers ? Object.values(cases)[0] : undefined)
  return codes.words.map((word) => {
    const found = Object.hasOwn(cases, word) ? cases[word] : fallback
    if (found === undefined) throw new SchemaError(`There is no case for the value "${word}"`)
    return found
  })
}

/** What `compile` makes of the case of every word, see `casesOf`. Words that share a case share the result: small numbers have a thousand words. */
export function compileCases<Case, Compiled extends object>(
  codes: Codes,
  cases: Readonly<Record<string, Case>>,
  compile: (found: Case) => Compiled,
  otherwise?: Case,
): readonly Compiled[] {
  const compiled = new Map<Case, Compiled>()
  return casesOf(codes, cases, otherwise).map((found) => {
    const known = compiled.get(found) ?? compile(found)
    compiled.set(found, known)
    return known
  })
}
