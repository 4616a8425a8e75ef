import { expect, test } from 'vitest'
import { laidOut } from '../../../src/playground/schema-tab/laid-out.ts'

const schema = { version: 1, tables: Array.from({ length: 50 }, (_, index) => ({ name: `table_${index}`, rows: 10, columns: [] })) }

test('a schema in one long line is laid out, and says the same', () => {
  const text = laidOut(JSON.stringify(schema))
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(JSON.parse(text)).toEqual(schema)
})

test.each([
  ['a short one', '{"version":1}'],
  ['one in lines', JSON.stringify(schema, null, 4)],
  ['what is no JSON', `${JSON.stringify(schema)}]`],
  ['a part of one', `"${'x'.repeat(3000)}"`],
])('%s stays as it is', (_, text) => expect(laidOut(text)).toBe(text))
