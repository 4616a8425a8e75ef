import { expect, test } from 'vitest'
import type { DatasetTable } from '../../../src/playground/api/dataset.ts'
import { entityGraph } from '../../../src/playground/diagram/entity-graph.ts'
import { entityRelations } from '../../../src/playground/diagram/entity-relations.ts'
import { relationText } from '../../../src/playground/diagram/relation-text.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'

const integer = { type: 'integer', nullable: false }
const customers: DatasetTable = { name: 'customers', rows: 100, primary_key: 'id', columns: [{ name: 'id', ...integer }] }
const orders: DatasetTable = {
  name: 'orders',
  rows: 300,
  primary_key: 'id',
  columns: [
    { name: 'customer_id', ...integer, references: { table: 'customers', column: 'id' } },
    { name: 'total', type: 'decimal(18,2)', nullable: false },
    { name: 'id', ...integer },
    { name: 'replaces', type: 'integer', nullable: true, references: { table: 'orders', column: 'id' } },
  ],
}

function schemaOf(rows: AnySchema['tables'][number]['rows'], unique: readonly (readonly string[])[] = []): AnySchema {
  return {
    version: 1,
    tables: [
      { name: 'customers', rows: 100, columns: [{ name: 'id', kind: 'sequence' }], primary_key: 'id' },
      {
        name: 'orders',
        rows,
        columns: [
          { name: 'customer_id', kind: 'owner_key', table: 'customers' },
          { name: 'id', kind: 'sequence' },
        ],
        unique,
      },
    ],
  }
}

test('a table has its primary key first, then its foreign keys', () => {
  const [, node] = entityGraph([customers, orders], null).nodes
  expect(node?.keys.map(({ name, isPrimary }) => [name, isPrimary])).toEqual([
    ['id', true],
    ['customer_id', false],
    ['replaces', false],
  ])
  expect(node).toMatchObject({ rows: 300, columns: 4 })
})

test('a key that may be null leads to one row or none', () => {
  const { edges } = entityGraph([customers, orders], null)
  expect(edges.map(({ id, parent, isRequired }) => [id, parent, isRequired])).toEqual([
    ['orders.customer_id', 'customers', true],
    ['orders.replaces', 'orders', false],
  ])
})

test.each([
  ['any number', schemaOf({ type: 'owned', by: 'customers', min: 0, max: 5 })],
  ['at least one', schemaOf({ type: 'owned', by: 'customers', min: 1, max: 5 })],
  ['at most one', schemaOf({ type: 'owned', by: 'customers', min: 0, max: 1 })],
  ['exactly one', schemaOf({ type: 'owned', by: 'customers', min: 1, max: 1 })],
  ['at most one', schemaOf(300, [['customer_id']])],
  ['any number', schemaOf(300, [['customer_id', 'id']])],
  ['any number', null],
])('a row of customers has %s of orders', (many, schema) => {
  const [edge] = entityGraph([customers, orders], schema).edges
  expect(edge && relationText(edge)).toContain(`a row of customers has ${many} of orders`)
})

test('keys of tables that are not shown are no edges', () => {
  const graph = entityGraph([orders], null)
  expect(graph.edges.map(({ id }) => id)).toEqual(['orders.replaces'])
  expect(graph.nodes[0]?.keys.map(({ name }) => name)).toEqual(['id', 'replaces'])
})

test('a table describes its references in words', () => {
  const graph = entityGraph([customers, orders], null)
  expect(graph.nodes.map((node) => entityRelations(node, graph))).toEqual([
    'Referred to by orders.',
    'Refers to customers by customer_id, orders by replaces.',
  ])
})
