import { columnKinds } from '../../src/columns/index.ts'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { table } from './fixture-parts.ts'
import { fixturesAToL } from './fixtures-a-l.ts'
import { fixturesMToZ } from './fixtures-m-z.ts'

/** Tables with one column named `subject` in one of them: the column under test. */
export interface ColumnCase {
  readonly name: string
  readonly kind: string
  readonly tables: readonly AnyTable[]
  /** Whether every seed gives the same cells. */
  readonly fixed: boolean
}

const fixedKinds: ReadonlySet<string> = new Set(['sequence', 'serial', 'constant', 'date', 'formula', 'regular_time', 'template'])

function exampleCases(): ColumnCase[] {
  return [...columnKinds.values()].flatMap(({ name: kind, examples }) =>
    examples.map((example, index): ColumnCase => {
      const fixed = fixedKinds.has(kind) || (kind === 'boolean' && (example['rate'] === 0 || example['rate'] === 1))
      return {
        name: `${kind} example ${index + 1}`,
        kind,
        fixed,
        tables: [table('rows', { type: 'primary' }, { name: 'subject', kind, ...example })],
      }
    }),
  )
}

function fixtureCases(): ColumnCase[] {
  const numbers = new Map<string, number>()
  return [...fixturesAToL, ...fixturesMToZ].map(
    ({ subject, beside = [], rows = { type: 'primary' }, before = [], after = [], fixed = false }) => {
      const kind = String(subject['kind'])
      const number = (numbers.get(kind) ?? 0) + 1
      numbers.set(kind, number)
      const main = table('rows', rows, ...beside, { name: 'subject', ...subject, kind })
      return { name: `${kind} fixture ${number}`, kind, fixed, tables: [...before, main, ...after] }
    },
  )
}

/** Every example of every kind, and a fixture for each way of reading other columns and tables. */
export const columnCases: readonly ColumnCase[] = [...exampleCases(), ...fixtureCases()]
