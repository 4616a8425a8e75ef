import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateTask } from '../../src/engine/generate-task.ts'
import { openSchema } from '../output/opened.ts'
import { SynthError } from '../../src/errors.ts'
import type { Task } from '../../src/engine/task.ts'
import type { AnySchema } from '../../src/schema/any-schema.ts'
import { tasksOf } from '../output/made-bytes.ts'
import { Dice } from '../schema/arbitrary/dice.ts'
import { arbitrarySchema, numbers } from '../schema/arbitrary-schema.ts'
import { changes } from '../schema/oracle/changes.ts'
import { dataOf, parsed, textOf } from '../schema/oracle/data.ts'
import { changes as changesColumn, differences } from '../schema/oracle/laws.ts'
import { outcomeProblems } from '../schema/oracle/outcomes.ts'
import { problemsOf } from '../schema/oracle/problems.ts'

const many = Number(process.env['FUZZ_RUNS'] ?? 0)
const runs = (few: number) => ({ numRuns: Math.max(few, many), endOnFailure: true })
/** Schemas that cost more than a request may are refused, see costly-schemas.test.ts. */
const schemas = arbitrarySchema().filter(isAffordable)

function isAffordable(schema: AnySchema): boolean {
  try {
    openSchema({ schema, rows: null, maxRows: 1e9, seed: 0, format: 'columns' })
    return true
  } catch (error) {
    if (error instanceof SynthError && error.code === 'plan_too_costly') return false
    throw error
  }
}

/** Columns that outcomes change, as table and column. */
function changedColumns({ tables }: AnySchema): ReadonlySet<string> {
  const changed = tables.flatMap(({ name, columns, outcomes = [] }) =>
    columns.filter((column) => outcomes.some((outcome) => changesColumn(outcome, column.name))).map((column) => `${name}.${column.name}`),
  )
  return new Set(changed)
}

const withoutOutcomes = (schema: AnySchema): AnySchema => ({
  ...schema,
  tables: schema.tables.map(({ outcomes: _outcomes, ...table }) => table),
})

/** The text of a response of which every rows section was cut at random and generated in random order. */
function textInParts(schema: AnySchema, seed: number, format: 'columns' | 'records', dice: Dice): string {
  const items = [...tasksOf(openSchema({ schema, rows: null, maxRows: 1e9, seed, format }))].flatMap((task) =>
    task.items.flatMap((item): readonly Task[] => {
      if (item.type !== 'rows') return [{ ...task, items: [item] }]
      const cuts = Array.from({ length: dice.below(4) }, () => item.first + dice.below(item.count + 1))
      const starts = [item.first, ...cuts.toSorted((a, b) => a - b)]
      const ends = [...starts.slice(1), item.first + item.count]
      return starts.map((first, place) => {
        const end = ends[place] ?? first
        const [opens, closes] = [item.opens && first === item.first, item.closes && end === item.first + item.count]
        return { ...task, items: [{ ...item, first, count: end - first, opens, closes }] }
      })
    }),
  )
  const texts = new Map<number, string>()
  for (const place of dice.shuffled([...items.keys()])) {
    const task = items[place]
    if (task === undefined) continue
    const { buffer, start, end } = generateTask({ ...task, estimatedBytes: 1000 }, null)
    texts.set(place, Buffer.from(buffer, start, end - start).toString())
  }
  return items.map((_, place) => texts.get(place)).join('')
}

describe('a valid schema, whatever it is', () => {
  it('should be accepted, and its data follow it', () => {
    fc.assert(
      fc.property(schemas, fc.nat(), (schema, seed) => {
        expect(problemsOf(schema, dataOf(schema, seed), changedColumns(schema))).toEqual([])
      }),
      runs(25),
    )
  })

  it('should have outcomes where they are listed and nowhere else', () => {
    fc.assert(
      fc.property(schemas, fc.nat(), (schema, seed) => {
        expect(outcomeProblems(schema, dataOf(withoutOutcomes(schema), seed), dataOf(schema, seed))).toEqual([])
      }),
      runs(15),
    )
  })

  it('should give the same cells as records and as columns', () => {
    fc.assert(
      fc.property(schemas, fc.nat(), (schema, seed) => {
        const records = JSON.parse(textOf(schema, seed, 'records')) as { readonly tables: Record<string, readonly object[]> }
        const columns = JSON.parse(textOf(schema, seed, 'columns')) as {
          readonly tables: Record<string, Record<string, readonly unknown[]>>
        }
        for (const [table, cells] of Object.entries(columns.tables)) {
          const rows = records.tables[table] ?? []
          expect(rows).toEqual(rows.map((_, row) => Object.fromEntries(Object.entries(cells).map(([name, column]) => [name, column[row]]))))
          expect(Object.values(cells).filter((column) => column.length !== rows.length)).toEqual([])
        }
      }),
      runs(10),
    )
  })

  it('should give the same bytes in whatever pieces and order they are generated', () => {
    fc.assert(
      fc.property(schemas, fc.nat(), fc.constantFrom('columns', 'records'), numbers, (schema, seed, format, stream) => {
        expect(textInParts(schema, seed, format, new Dice(stream))).toBe(textOf(schema, seed, format))
      }),
      runs(10),
    )
  })

  it.each(Object.entries(changes))('should keep the cells that do not follow from %s', (_name, change) => {
    fc.assert(
      fc.property(schemas, fc.nat(), numbers, (schema, seed, stream) => {
        const changed = change(schema, new Dice(stream))
        expect(differences(parsed(textOf(schema, seed, 'columns')), dataOf(changed.schema, seed), changed)).toEqual([])
      }),
      runs(3),
    )
  })
})
