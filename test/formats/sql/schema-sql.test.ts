import { describe, expect, it } from 'vitest'
import type { ColumnOutline, TableOutline } from '../../../src/formats/format.ts'
import { schemaSql } from '../../../src/formats/sql/schema-sql.ts'
import type { Layout } from '../../../src/vector.ts'

const whole: Layout = { type: 'number', scale: 0, nullable: false }
const text: Layout = { type: 'text', nullable: false, parts: [] }

function column(name: string, layout: Layout, references: ColumnOutline['references'] = null): ColumnOutline {
  return { name, layout, references }
}

const customers: TableOutline = {
  name: 'customers',
  rows: 3,
  primaryKey: ['customer_id'],
  columns: [column('customer_id', whole), column('name', { ...text, nullable: true }), column('born', { type: 'date', nullable: false })],
}
const orders: TableOutline = {
  name: 'orders',
  rows: 9,
  primaryKey: ['code'],
  columns: [
    column('code', text),
    column('customer_id', { ...whole, nullable: true }, { table: 'customers', column: 'customer_id' }),
    column('total', { type: 'number', scale: 2, nullable: false }),
    column('paid', { type: 'boolean', nullable: false }),
    column('at', { type: 'timestamp', nullable: false }),
  ],
}
const items: TableOutline = {
  name: 'items',
  rows: 20,
  primaryKey: ['order_code', 'line'],
  columns: [column('order_code', text, { table: 'orders', column: 'code' }), column('line', whole), column('note', text)],
}

describe('the statements that create tables', () => {
  it('should be read by PostgreSQL: tables with their keys, then the references between them', () => {
    expect(schemaSql([customers, orders, items], 'postgres', 'copy')).toBe(`CREATE TABLE "customers" (
  "customer_id" BIGINT NOT NULL,
  "name" TEXT,
  "born" DATE NOT NULL,
  PRIMARY KEY ("customer_id")
);

CREATE TABLE "orders" (
  "code" TEXT NOT NULL,
  "customer_id" BIGINT,
  "total" DECIMAL(18, 2) NOT NULL,
  "paid" BOOLEAN NOT NULL,
  "at" TIMESTAMPTZ NOT NULL,
  PRIMARY KEY ("code")
);

CREATE TABLE "items" (
  "order_code" TEXT NOT NULL,
  "line" BIGINT NOT NULL,
  "note" TEXT NOT NULL,
  PRIMARY KEY ("order_code", "line")
);

-- Load the files here, in this order: customers.copy, orders.copy, items.copy

-- References, best added when the rows are loaded

ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers" ("customer_id");
ALTER TABLE "items" ADD CONSTRAINT "items_order_code_fkey" FOREIGN KEY ("order_code") REFERENCES "orders" ("code");
`)
  })

  it('should be read by MySQL, which indexes texts of a known length only', () => {
    const statements = schemaSql([customers, orders, items], 'mysql', 'sql')
    expect(statements).toContain('  `code` VARCHAR(255) NOT NULL,\n')
    expect(statements).toContain('  `order_code` VARCHAR(255) NOT NULL,\n  `line` BIGINT NOT NULL,\n  `note` TEXT NOT NULL,\n')
    expect(statements).toContain('  `at` DATETIME NOT NULL,\n')
    expect(statements).toContain('ALTER TABLE `items` ADD CONSTRAINT `items_order_code_fkey` FOREIGN KEY (`order_code`)')
  })

  it('should have references inside of the tables for SQLite, which cannot add them', () => {
    const statements = schemaSql([customers, orders, items], 'sqlite', 'sql')
    expect(statements).not.toContain('ALTER TABLE')
    expect(statements).toContain(
      '  PRIMARY KEY ("code"),\n  CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers" ("customer_id")\n);',
    )
  })

  it('should not refer to missing tables, nor to tables with a key of several columns', () => {
    const lonely = { ...orders, columns: [column('code', text, { table: 'shops', column: 'id' })] }
    const toItems = { ...orders, columns: [column('code', text, { table: 'items', column: 'line' })] }
    const toOther = { ...orders, columns: [column('code', text, { table: 'customers', column: 'name' })] }
    for (const table of [lonely, toItems, toOther]) {
      for (const dialect of ['postgres', 'mysql', 'sqlite'] as const)
        expect(schemaSql([customers, items, table], dialect, 'sql')).not.toMatch(/REFERENCES ["`]?(?:shops|items|customers)/)
    }
  })

  it('should have no primary key of columns that are not written', () => {
    expect(schemaSql([{ ...items, columns: items.columns.slice(1) }], 'postgres', 'sql')).not.toContain('PRIMARY KEY')
    expect(schemaSql([{ ...items, primaryKey: [] }], 'postgres', 'sql')).not.toContain('PRIMARY KEY')
  })

  it('should give no reference a name that is cut to that of another', () => {
    const name = 'a_table_of_which_the_name_is_as_long_as_the_name_of_a_table_may'
    const columns = ['first', 'second', 'größte'].map((each) => column(each, whole, { table: 'customers', column: 'customer_id' }))
    const statements = schemaSql([customers, { name, rows: 1, columns }], 'postgres', 'sql')
    expect(statements.match(/ALTER TABLE "\w+" ADD FOREIGN KEY \("[\wöß]+"\) REFERENCES/g)).toHaveLength(3)
    expect(statements).not.toContain('CONSTRAINT')
  })
})
