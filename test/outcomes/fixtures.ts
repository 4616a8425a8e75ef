import { outcomes } from '../../src/outcomes/index.ts'
import type { AnyColumn, AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { amount, at, name, region, tableWith } from './tables.ts'

/** Tables of which the first, `rows`, has one outcome, and the columns that it changes or adds. */
export interface OutcomeCase {
  readonly name: string
  readonly type: string
  readonly tables: readonly AnyTable[]
  readonly columns: readonly (readonly [string, string])[]
  /** Rows of the table at which it has to be possible. */
  readonly sizes: readonly number[]
}

const city: AnyColumn = { name: 'city', kind: 'category', values: ['Oslo', 'Bergen', 'Trondheim'] }
const country: AnyColumn = { name: 'country', kind: 'category', values: ['US', 'GB'], shares: [0.7, 0.3] }
const wide: AnyColumn = { ...amount, min: 0, max: 50_000_000 }

/** What the examples of all outcomes read. */
const columns: readonly AnyColumn[] = [at, wide, name, city, country, region]

const anySize = [0, 1, 2, 7, 1000]
/** Totals by period need rows in each. */
const monthlySizes = [0, 200, 1000]

const more: readonly AnyOutcome[] = [
  {
    type: 'totals',
    column: 'amount',
    total: 9_000_000.07,
    periods: [
      { period: '2025-02', total: 0 },
      { period: '2025-Q4', total: 4_000_000.5 },
    ],
    shares: { by: 'region', values: { US: 0.2, GB: 0.3, DE: 0.5 } },
  },
]

function caseOf(outcome: AnyOutcome, name: string): OutcomeCase {
  const { type, column, columns: names, answers } = outcome
  const changed = Array.isArray(names) ? (names as readonly string[]) : [String(column)]
  const listed = type === 'duplicates' ? 'original_id' : 'original'
  return {
    name,
    type,
    tables: [tableWith(columns, [outcome])],
    columns: [
      ...changed.map((each) => ['rows', each] as const),
      ...(typeof answers === 'string'
        ? ([
            [answers, 'id'],
            [answers, listed],
          ] as const)
        : []),
    ],
    sizes:
      outcome['periods'] !== undefined
        ? monthlySizes
        : outcome['shares'] !== undefined
          ? [0, 10, 1000]
          : outcome['count'] !== undefined
            ? [0, 80, 1000]
            : anySize,
  }
}

/** Every example of every outcome, and more. */
export const outcomeCases: readonly OutcomeCase[] = [
  ...[...outcomes.values()].flatMap(({ name: type, examples }) =>
    examples.map((example, index) => caseOf({ ...example, type }, `${type} example ${index + 1}`)),
  ),
  ...more.map((outcome, index) => caseOf(outcome, `${outcome.type} fixture ${index + 1}`)),
]
