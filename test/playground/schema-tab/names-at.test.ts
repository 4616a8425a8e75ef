import { parser } from '@lezer/json'
import { expect, test } from 'vitest'
import { namesAt } from '../../../src/playground/schema-tab/names-at.ts'

/** The names at the bar of a schema with two tables. */
function namesIn(columns: string, more = ''): readonly string[] | null {
  const marked = `{"tables": [
    {"name": "customers", "rows": 3, "columns": [{"name": "id", "kind": "sequence"}, {"name": "city", "kind": "constant"}]},
    {"name": "orders", ${more} "columns": [{"name": "customer_id", "kind": "foreign_key", "table": "customers"}, ${columns}]}
  ]}`
  const at = marked.indexOf('|')
  const text = marked.replace('|', '')
  return namesAt(parser.parse(text), text, at)?.names ?? null
}

const tables = ['customers', 'orders']
const own = ['customer_id', 'x']

test.each([
  ['a table', '{"name": "x", "kind": "foreign_key", "table": "|"}', '', tables],
  ['a table, half written', '{"name": "x", "kind": "foreign_key", "table": "cu|"}', '', tables],
  [
    'the column of the table that a key leads to',
    '{"name": "x", "kind": "lookup", "through": "customer_id", "column": "|"}',
    '',
    ['id', 'city'],
  ],
  ['a column of a table that is named', '{"name": "x", "kind": "roll_up", "table": "customers", "column": "|"}', '', ['id', 'city']],
  ['a column of the same table', '{"name": "x", "kind": "after", "column": "|"}', '', own],
  ['the key of a lookup', '{"name": "x", "kind": "lookup", "through": "|"}', '', own],
  ['the category of cases', '{"name": "x", "kind": "decimal", "by": "|"}', '', own],
  ['the owner of rows', '{"name": "x"}', '"rows": {"type": "owned", "by": "|"},', tables],
  ['what rows are counted on', '{"name": "x"}', '"rows": {"type": "ratio", "of": "|"},', tables],
  ['a primary key', '{"name": "x"}', '"primary_key": "|",', own],
  ['a unique set', '{"name": "x"}', '"unique": [["|"]],', own],
  ['a name', '{"name": "x", "kind": "|"}', '', null],
  ['a column that is not written yet', '"|"', '', null],
  ['a correlation', '{"name": "x"}', '"correlations": [{"columns": ["|"]}],', own],
  ['a column whose name is being given', '{"name": "|"}', '', null],
])('%s', (_, columns, more, names) => expect(namesIn(columns, more)).toEqual(names))
