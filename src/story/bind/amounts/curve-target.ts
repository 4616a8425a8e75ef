import { columnNamed } from '../tables/references.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Measure } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { CurveFact, GrowthFact } from '../../facts/amount-facts.ts'
import { tableOf } from './find-measure.ts'

/** The facts about one measure, or about the number of rows of one table. */
export interface CurveGroup {
  readonly table: string
  /** Null for the number of rows. */
  readonly measure: Measure | null
  readonly curves: readonly CurveFact[]
  readonly growths: readonly GrowthFact[]
}

/** Currencies whose amounts have no decimals in practice: integers fit columns with any number of digits. */
const whole: ReadonlySet<string> = wordSet('JPY KRW VND CLP ISK HUF IDR PYG UGX XAF XOF')

/** Factors from units in a story to units at the end of column names. */
const unitFactors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  wh: { wh: 1, kwh: 1e3, mwh: 1e6, gwh: 1e9, twh: 1e12 },
  b: {
    byte: 1,
    bytes: 1,
    b: 1,
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    gigabyte: 1e9,
    gigabytes: 1e9,
    tb: 1e12,
    terabyte: 1e12,
    terabytes: 1e12,
    pb: 1e15,
  },
  g: { g: 1, gram: 1, grams: 1, kg: 1e3, kilo: 1e3, kilos: 1e3, t: 1e6, ton: 1e6, tons: 1e6, tonne: 1e6, tonnes: 1e6 },
  m: { m: 1, metre: 1, metres: 1, meter: 1, meters: 1, km: 1e3, kilometre: 1e3, kilometres: 1e3, kilometer: 1e3, kilometers: 1e3 },
  min: { min: 1, mins: 1, minute: 1, minutes: 1, hour: 60, hours: 60, hrs: 60 },
}

/** Number of decimals of the totals of a group. */
export function digitsOf({ table, measure, curves }: CurveGroup, schema: Schema): number {
  if (measure === null) return 0
  const column = columnOf(schema, table, measure)
  const given = column?.kind === 'integer' ? 0 : column !== null && 'scale' in column ? column.scale : undefined
  const known = typeof given === 'number' ? Math.min(2, given) : measure.unit === 'money' ? 2 : 0
  return curves.some(({ currency }) => currency !== null && whole.has(currency)) ? 0 : known
}

/** Converts an amount to the unit of the measure's column: "40 MWh" is 40,000 in a column of kWh. */
export function inColumnUnits(amount: number, { measure: words, currency }: CurveFact, measure: Measure | null): number {
  if (measure === null || currency !== null) return amount
  const ending = measure.column.split('_').at(-1) ?? ''
  for (const units of Object.values(unitFactors)) {
    const own = units[ending]
    const said = words.findLast((word) => units[word] !== undefined)
    if (own !== undefined && said !== undefined) return Number(((amount * (units[said] ?? 1)) / own).toPrecision(15))
  }
  return amount
}

function columnOf(schema: Schema, table: string, { column: path }: Measure): ColumnSchema | null {
  return columnNamed(schema, table, path.slice(tableOf(path).length + 1)) ?? null
}
