// Compiled in a project that has the package and no types of Node.js: what is wrong here must not compile, and all else must.
import { openSchema, openStory, SynthError, type Cell, type Row, type World, type WrittenFile } from 'synth'
import type { ErrorCode, FileFormatName, TableInfo } from 'synth'

interface Order {
  order_id: number
  status: string
}

export async function story(): Promise<void> {
  const world: World = await openStory('an online shop', { rows: 10, seed: null, workers: 0 })
  const tables: readonly TableInfo[] = world.tables
  for await (const row of world.table('orders').rows({ offset: 1, limit: 2 })) {
    const each: Row = row
    const cell: Cell | undefined = each['order_id']
    void cell
  }
  const chosen = await world.table('orders').columns('order_id', 'status').toArray()
  const status: Cell | undefined = chosen[0]?.status
  // @ts-expect-error a column that was not chosen
  void chosen[0]?.total
  for await (const bytes of world.table('orders').stream('parquet', { codec: 'gzip', limit: 5 })) {
    const length: number = bytes.length
    void length
  }
  const files: readonly WrittenFile[] = await world.write('data', { format: 'csv', tables: ['orders'], header: false })
  // @ts-expect-error a document is no file
  await world.write('data', { format: 'records' })
  // @ts-expect-error a table is not a document
  world.table('orders').stream('records')
  const format: FileFormatName = 'arrow'
  const facts: readonly string[] = world.explain.facts.map(({ text }) => text)
  void [tables, status, files, format, facts, world.schema.tables[0]?.columns[0]?.kind, world.seed + 1, world.version]
  await world.close()
  const typed = await openStory<{ orders: Order }>('an online shop')
  const order: Order = await typed.row('orders', 3)
  // @ts-expect-error a table that was not named
  void typed.table('customers')
  // @ts-expect-error no option
  await openStory('an online shop', { row: 10 })
  void order
}

export async function schema(): Promise<void> {
  const world = await openSchema({
    version: 1,
    tables: [
      {
        name: 'users',
        rows: 10,
        columns: [
          { name: 'id', kind: 'sequence' },
          { name: 'name', kind: 'person' },
          { name: 'active', kind: 'boolean', rate: 0.5, nullable: { rate: 0.1 } },
          { name: 'secret', kind: 'uuid', hidden: true },
        ],
        outcomes: [{ type: 'duplicates', columns: ['name'], count: 2, answers: 'duplicate_users' }],
      },
      { name: 'inner', rows: 1, hidden: true, columns: [{ name: 'id', kind: 'sequence' }] },
    ],
  })
  const { id, name, active } = await world.row('users', 0)
  const known: readonly [number, string, boolean | null] = [id, name, active]
  // @ts-expect-error a hidden column
  void (await world.row('users', 0)).secret
  // @ts-expect-error a hidden table
  void world.table('inner')
  // @ts-expect-error no table
  void world.table('user')
  // @ts-expect-error a boolean may be null here
  const sure: boolean = active
  void [known, sure, await world.table('duplicate_users').toArray()]
  const read: { version: number; tables: { name: string; rows: number; columns: { name: string; kind: string }[] }[] } = JSON.parse('{}')
  const loose = await openSchema(read)
  const row: Row = await loose.row('anything', 0)
  void row
}

export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof SynthError ? error.code : null
}
