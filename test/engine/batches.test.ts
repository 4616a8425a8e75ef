import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { cellCounterOf } from '../../src/engine/cell-counter-of.ts'
import type { CompiledPlan } from '../../src/engine/compiled-plan.ts'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { tableWriter } from '../../src/engine/table-writer.ts'
import { ByteSink } from '../../src/formats/byte-sink.ts'
import { formatNamed } from '../../src/formats/index.ts'
import { defaultOptions } from '../../src/formats/options.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import { openSchema } from '../output/opened.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { understand } from '../../src/story/understand.ts'
import { madeJson } from '../output/made-bytes.ts'
import { buildPlan } from './support/build-plan.ts'
import { compileTables } from './support/evaluate.ts'
import type { Records } from './support/documents.ts'

/** The rows of a table in a format, evaluated in batches of these sizes, again and again. */
function written(plan: CompiledPlan, index: number, format: string, sizes: readonly number[]): string {
  const run = new Run(plan, 7, new Scratch())
  const table = run.table(index)
  const columns = table.columns.map((_, column) => column)
  const { rows } = table.plan
  const sink = new ByteSink(new ArrayBuffer(1 << 16))
  const options = { ...defaultOptions, ...formatNamed(format).defaults }
  const block = tableWriter(plan, table, columns, format, options).begin({ first: 0, count: rows, opens: true, closes: true }, sink)
  for (let first = 0, batch = 0; first < rows; batch++) {
    const count = Math.min(sizes[batch % sizes.length] ?? 1, rows - first)
    const frame = run.frame(index, first, count)
    block.write(
      columns.map((column) => frame.column(column)),
      count,
    )
    run.scratch.release()
    first += count
  }
  block.end()
  return Buffer.from(sink.bytes.subarray(0, sink.end)).toString('latin1')
}

describe.each(['saas', 'sports', 'restaurant'])('the tables of %s', (name) => {
  const { schema } = understand(domains.get(name)?.story ?? '', 300)
  const plan = compilePlan(buildPlan(schema, 300, 1e9), referenceList)

  it('should have the same bytes for any batches', () => {
    const sizes = fc.array(fc.oneof(fc.constantFrom(1, 2, 64, 1024), fc.integer({ min: 1, max: 3000 })), { minLength: 1, maxLength: 5 })
    const table = fc.constantFrom(...plan.tables.filter(({ plan: { rows } }) => rows < 3000).map(({ index }) => index))
    fc.assert(
      fc.property(sizes, table, fc.constantFrom('records', 'csv', 'parquet', 'arrow'), (cut, index, format) => {
        expect(written(plan, index, format, cut) === written(plan, index, format, [1024]), `${format} of table ${index}`).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})

const id: AnyColumn = { name: 'id', kind: 'sequence' }

/** A row of the first table reads 2^levels rows of the last one. */
function diamond(levels: number): readonly AnyTable[] {
  return Array.from({ length: levels + 1 }, (_, place) => ({
    name: `t${place}`,
    rows: 40,
    columns: [
      id,
      ...(place === levels ? [] : ['a', 'b'].map((key): AnyColumn => ({ name: key, kind: 'foreign_key', table: `t${place + 1}` }))),
      place === levels
        ? { name: 'size', kind: 'integer', min: 0, max: 99 }
        : { name: 'size', kind: 'formula', expression: '(a.size + 3 * b.size) % 100' },
    ],
  }))
}

it('should be made in smaller batches if rows need much memory', () => {
  const tables = diamond(11)
  const { batch, cells } = [cellCounterOf(compileTables(tables, 1))].map((counter) => ({
    batch: counter.rowsAtOnce(0, [0, 1, 2, 3]),
    cells: counter.mostPerRow(0, [0, 1, 2, 3]),
  }))[0] ?? { batch: 0, cells: 0 }
  expect(cells).toBeGreaterThan(2 ** 12)
  expect(batch).toBeLessThan(1024)
  const schema = { version: 1, tables }
  const { tables: made } = madeJson<Records>(openSchema({ schema, rows: null, seed: 3, format: 'records', maxRows: 1e6 }))
  for (let place = 0; place < 11; place++) {
    const next = made[`t${place + 1}`] ?? []
    const sizeOf = (key: unknown): number => Number(next[Number(key) - 1]?.['size'])
    for (const { a, b, size } of made[`t${place}`] ?? []) expect(size).toBe((sizeOf(a) + 3 * sizeOf(b)) % 100)
  }
})

it('should be refused before any batch is made if a row needs too much', () => {
  const schema = { version: 1, tables: diamond(25) }
  const open = (): unknown => openSchema({ schema, rows: null, seed: 3, format: 'records', maxRows: 1e6 })
  expect(open).toThrow(expect.objectContaining({ code: 'plan_too_costly', status: 422 }))
})
