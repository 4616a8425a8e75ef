import { describe, expect, it } from 'vitest'
import { loadTable } from '../../src/destinations/databases/load-table.ts'
import { databasePlace } from '../../src/destinations/databases/place.ts'
import { requireNames } from '../../src/destinations/databases/require-names.ts'
import { openSchema } from '../../src/index.ts'

/** Checks a table and a column of these names for a destination. */
async function check(out: string, table: string, column = 'id'): Promise<void> {
  const place = databasePlace(out)
  if (place === null) throw new Error(`${out} is no database`)
  const schema = { version: 1, tables: [{ name: table, rows: 1, columns: [{ name: column, kind: 'sequence' }] }] }
  const world = await openSchema(schema)
  requireNames(place, [loadTable(world.table(table))])
}

const [postgres, mysql] = ['postgres://localhost/shop', 'mysql://localhost/shop']

describe('the names of tables and columns in databases', () => {
  it.each([
    [postgres, 'ä'.repeat(31), 'x'.repeat(63)],
    [postgres, 'select', '日本語'],
    [mysql, '日'.repeat(63), 'table'],
    ['shop.sqlite', '日'.repeat(63), '𐐀b'],
    ['shop.duckdb', '日'.repeat(63), '𐐀b'],
  ])('should be allowed in %s if it has them: %s, %s', async (out, table, column) => {
    await expect(check(out, table, column)).resolves.toBeUndefined()
  })

  it.each([
    [postgres, 'ä'.repeat(32), 'id', 'PostgreSQL has names of at most 63 bytes in UTF-8: rename "äää'],
    [postgres, 'things', '日'.repeat(22), 'PostgreSQL has names of at most 63 bytes in UTF-8: rename "日日'],
    [mysql, '𐐀b', 'id', 'MySQL has no characters above U+FFFF in names: rename "𐐀b" in the schema'],
    [mysql, 'things', 'b𐐀', 'MySQL has no characters above U+FFFF in names'],
  ])('should be refused in %s if it would change them: %s, %s', async (out, table, column, message) => {
    await expect(check(out, table, column)).rejects.toMatchObject({
      code: 'database_unsuited',
      message: expect.stringContaining(message) as string,
    })
  })
})
