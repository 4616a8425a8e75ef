import type { TableSchema } from '../../schema/schema.ts'

/** What was ordered: who voids or gives away an item, charges nothing for it. */
export const orderItems: TableSchema = {
  name: 'order_items',
  rows: { type: 'owned', by: 'orders', min: 2, max: 12, mean: 4.6 },
  columns: [
    { name: 'order_item_id', kind: 'sequence' },
    { name: 'order_id', kind: 'owner_key', table: 'orders' },
    { name: 'line_number', kind: 'sibling_number' },
    { name: 'menu_item_id', kind: 'foreign_key', table: 'menu_items', popularity: 0.2, distinct_among_siblings: true },
    { name: 'course', kind: 'lookup', through: 'menu_item_id', column: 'course' },
    {
      name: 'pieces',
      kind: 'integer',
      min: 1,
      max: 4,
      distribution: { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 1, 2, 2, 4] },
      hidden: true,
    },
    { name: 'quantity', kind: 'formula', expression: 'pieces' },
    { name: 'unit_price', kind: 'lookup', through: 'menu_item_id', column: 'price' },
    { name: 'status', kind: 'category', values: ['served', 'voided', 'comped'], shares: [0.974, 0.017, 0.009] },
    { name: 'line_total', kind: 'formula', expression: 'status == "served" ? quantity * unit_price : 0', scale: 2 },
    {
      name: 'reason',
      kind: 'switch',
      by: 'status',
      cases: {
        served: null,
        voided: { kind: 'category', values: ['entered_by_mistake', 'guest_changed_mind', 'sold_out'], weights: [50, 35, 15] },
        comped: { kind: 'category', values: ['long_wait', 'quality', 'birthday', 'wrong_dish'], weights: [34, 30, 18, 18] },
      },
    },
    { name: 'has_request', kind: 'boolean', rate: 0.1, hidden: true },
    {
      name: 'special_request',
      kind: 'conditional',
      when: 'has_request && course != "drink"',
      value: {
        kind: 'category',
        values: ['gluten free', 'no onions', 'dressing on the side', 'extra spicy', 'allergy: nuts', 'no salt', 'to share', 'well done'],
        by: 'course',
        cases: {
          starter: [18, 12, 24, 6, 8, 4, 28, 0],
          main: [20, 22, 6, 16, 10, 10, 4, 12],
          side: [16, 0, 0, 10, 4, 36, 34, 0],
          dessert: [26, 0, 0, 0, 34, 0, 40, 0],
          drink: [0, 0, 0, 0, 0, 0, 1, 0],
        },
      },
    },
  ],
}
