import { Type } from 'typebox'
import { SynthError } from '../../errors.ts'
import type { Row } from '../../library/row.ts'
import type { World } from '../../library/world.ts'
import { fields } from '../fields.ts'
import { openAsked } from '../open-asked.ts'
import { defineTool } from '../tool.ts'

/** Maximum rows of one table in an answer: an assistant reads all of them. */
const mostRows = 200
/** Maximum bytes of the rows of an answer. */
const mostBytes = 1_000_000

/** Samples rows of a story or a schema. */
export const sampleRows = defineTool({
  name: 'sample_rows',
  title: 'Sample rows',
  description:
    'Generates some rows of the tables of a story or a schema, at any offset; rows are related, and the same seed gives the same rows. For all rows use dataset_links.',
  input: Type.Object(
    {
      ...fields.source,
      table: Type.Optional(Type.String({ description: 'The only table to sample. Default all.' })),
      columns: Type.Optional(
        Type.Array(Type.String(), { minItems: 1, description: 'The columns of the table, in this order. Requires table. Default all.' }),
      ),
      rows: Type.Optional(
        Type.Integer({ minimum: 1, maximum: mostRows, default: 5, description: `Rows of each table, at most ${mostRows}. Default 5.` }),
      ),
      offset: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Rows to skip at the beginning of each table. Default 0.',
        }),
      ),
      primary_rows: fields.primaryRows,
      seed: fields.seed,
    },
    { additionalProperties: false },
  ),
  call: async ({ story, schema, table, columns, rows: limit = 5, offset = 0, primary_rows: rows, seed }) => {
    if (columns !== undefined && table === undefined) {
      const detail = 'columns are those of one table: name it as table'
      throw new SynthError('validation_failed', detail, [{ pointer: '/columns', detail }])
    }
    const world = await openAsked({ story, schema }, { rows, seed })
    const names = table === undefined ? world.tables.map(({ name }) => name) : [table]
    const sampled: Sample[] = []
    let bytes = 0
    for (const name of names) {
      const one = await sample(world, name, columns, { offset, limit })
      bytes += JSON.stringify(one).length
      if (bytes > mostBytes) throw tooMuch(limit, columns ?? world.table(name).info.columns)
      sampled.push(one)
    }
    return { seed: world.seed, version: world.version, tables: Object.fromEntries(sampled) }
  },
})

type Sample = readonly [string, { readonly rows_in_all: number; readonly rows: readonly Row[] }]

async function sample(
  world: World,
  name: string,
  columns: readonly string[] | undefined,
  range: { readonly offset: number; readonly limit: number },
): Promise<Sample> {
  const table = world.table(name)
  const chosen = columns === undefined ? table : table.columns(columns)
  return [name, { rows_in_all: table.info.rows, rows: await chosen.toArray(range) }]
}

function tooMuch(rows: number, columns: readonly unknown[]): SynthError {
  const fewer = rows > 1 ? 'fewer rows, ' : ''
  const detail = `These rows are more than ${mostBytes} bytes: ask for ${fewer}one table${columns.length > 1 ? ', or some of its columns' : ''}`
  return new SynthError('too_many_rows', detail, [{ pointer: '/rows', detail }])
}
