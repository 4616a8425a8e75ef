import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnParams, CompileContext, CompiledColumn, Frame } from '../column-kind.ts'
import { codesByWord, listed } from './codes.ts'
import { selected } from './selected.ts'

interface Cases {
  readonly by: string
  /** The columns by value; null for no value. */
  readonly cases: Readonly<Record<string, ColumnParams | null>>
  readonly otherwise: ColumnParams | null | undefined
  /** The path of the parameter with the case of a value. */
  readonly caseParam: (value: string) => string
}

/** One case: its column, its parameter, and the codes of the words that have it. */
interface Part {
  readonly column: ColumnParams | null
  readonly param: string
  readonly codes: readonly number[]
}

/**
 * Evaluates one column for each value of a column with exact shares. The rows of a case are numbered consecutively, and its column is
 * compiled for a table of exactly these rows. So guarantees for a whole table, such as exact shares, hold within each case.
 * @throws SchemaError if `by` has no exact shares, the key of a case is not a value of `by`, or a value has no case
 */
export function rowsApart({ by, cases, otherwise, caseParam }: Cases, context: CompileContext): CompiledColumn {
  const { exact } = context.table.column(by)
  if (exact === undefined)
    throw new SchemaError(`\`exact\` needs exact shares of "${by}": make it a boolean, or a category with \`shares\`, that is never null`)
  const { words, shares, site } = exact
  const places = codesByWord(words)
  const unknown = Object.keys(cases).find((word) => !places.has(word))
  if (unknown !== undefined) throw new SchemaError(`"${unknown}" is not a value of "${by}", which has ${listed(words)}`)
  const others = words.filter((word) => !Object.hasOwn(cases, word))
  if (others.length > 0 && otherwise === undefined)
    throw new SchemaError(`There is no case for ${listed(others)} of "${by}": add it, or \`otherwise\``)
  const codesOf = (own: readonly string[]): readonly number[] => own.flatMap((word) => places.get(word) ?? [])
  const parts: readonly Part[] = [
    ...Object.entries(cases).map(([word, column]) => ({ column, param: caseParam(word), codes: codesOf([word]) })),
    ...(others.length === 0 ? [] : [{ column: otherwise ?? null, param: 'otherwise', codes: codesOf(others) }]),
  ]
  const ways: CompiledColumn[] = []
  const wayOf = new Int32Array(words.length).fill(none)
  /** For each word, the number of rows of its case that belong to earlier words. */
  const offsets = new Float64Array(words.length)
  for (const { column, param, codes } of parts) {
    let rows = 0
    for (const code of codes) {
      offsets[code] = rows
      rows += shares.rowsOf(code)
      if (column !== null) wayOf[code] = ways.length
    }
    if (column !== null) ways.push(context.inner(column, param, Math.max(1, rows)))
  }
  let numbers: Float64Array = new Float64Array(0)
  let taken: Int32Array = new Int32Array(0)
  const choose = (frame: Frame, chosen: Int32Array): void => {
    numbers = frame.float64()
    shares.fillNumbers(frame.rowNumbers(), frame.count, frame.siteKey(site), chosen, numbers)
    for (let i = 0; i < frame.count; i++) {
      const code = chosen[i] as number
      numbers[i] = (numbers[i] as number) + (offsets[code] as number)
      chosen[i] = wayOf[code] as number
    }
    taken = chosen
  }
  // Each case is evaluated for all rows. Rows of other cases take its first row; the result is not used.
  const frameOf = (frame: Frame, way: number): Frame => {
    const own = frame.float64()
    for (let i = 0; i < frame.count; i++) own[i] = taken[i] === way ? (numbers[i] as number) : 0
    return frame.at(own, frame.count)
  }
  return selected(ways, wayOf.includes(none), choose, frameOf)
}

const none = -1
