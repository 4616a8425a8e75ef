// What a domain must not be able to say. Nothing runs here: `npm run typecheck` fails where a line below an expected error has none.
import type { TableSchema } from '../../src/schema/schema.ts'

export const orders: TableSchema = {
  name: 'orders',
  rows: { type: 'primary' },
  columns: [
    { name: 'order_id', kind: 'sequence' },
    // @ts-expect-error: no kind has this name
    { name: 'items', kind: 'integr', min: 1, max: 9 },
    // @ts-expect-error: the kind has no such parameter
    { name: 'items', kind: 'integer', minn: 20, min: 1, max: 9 },
    // @ts-expect-error: a parameter is missing
    { name: 'items', kind: 'integer', min: 1 },
    // @ts-expect-error: a parameter is of another type
    { name: 'items', kind: 'integer', min: '1', max: 9 },
    // @ts-expect-error: the parameter is one of another kind
    { name: 'status', kind: 'category', values: ['paid', 'sent'], rate: 0.2 },
    // @ts-expect-error: the word is none of those possible
    { name: 'paid_at', kind: 'shifted', column: 'ordered_at', offset: 'days', unit: 'weeks', as: 'date' },
    // @ts-expect-error: no distribution has this name
    { name: 'price', kind: 'decimal', scale: 2, min: 1, max: 9, distribution: { name: 'lognorml', median: 3, spread: 1 } },
    // @ts-expect-error: the distribution has no such parameter
    { name: 'price', kind: 'decimal', scale: 2, min: 1, max: 9, distribution: { name: 'lognormal', mean: 3, spread: 1 } },
    // @ts-expect-error: the column inside is wrong
    { name: 'refund', kind: 'conditional', when: 'is_returned', value: { kind: 'integer', min: 1, mx: 9 } },
    // @ts-expect-error: the column inside is wrong
    { name: 'refund', kind: 'switch', by: 'status', cases: { paid: null, sent: { kind: 'formla', expression: '1' } } },
    // @ts-expect-error: a column inside another has no name
    { name: 'refund', kind: 'conditional', when: 'is_returned', value: { name: 'x', kind: 'integer', min: 1, max: 9 } },
  ],
}
