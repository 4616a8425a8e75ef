import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Orders whose totals a story asks for: where the items of an order come to less than its total, as many more pieces of the first one are
 * bought as it takes, so that the discount, which takes the rest, is never below 0.
 */
export const fullBaskets: Readonly<Record<string, readonly ColumnSchema[]>> = {
  orders: [
    { name: 'usual_subtotal', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'usual_line', hidden: true },
    { name: 'first_price', kind: 'roll_up', table: 'order_items', aggregate: 'first', column: 'unit_price', hidden: true },
    { name: 'discount_due', kind: 'formula', expression: 'usual_subtotal * discount_rate', scale: 2, hidden: true },
    { name: 'total', kind: 'formula', expression: 'usual_subtotal - discount_due' },
    { name: 'missing', kind: 'formula', expression: 'max(0, total - usual_subtotal)', hidden: true },
    { name: 'left_over', kind: 'formula', expression: 'missing % first_price', hidden: true },
    {
      name: 'more_pieces',
      kind: 'formula',
      expression: 'round((missing - left_over) / first_price) + (left_over > 0 ? 1 : 0)',
      hidden: true,
    },
    { name: 'subtotal', kind: 'formula', expression: 'usual_subtotal + more_pieces * first_price', scale: 2 },
  ],
  order_items: [
    {
      name: 'usual_quantity',
      kind: 'mapping',
      by: 'pieces',
      cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 8 },
      hidden: true,
    },
    { name: 'usual_line', kind: 'formula', expression: 'usual_quantity * unit_price', hidden: true },
    { name: 'quantity', kind: 'formula', expression: 'usual_quantity + (line_number == 1 ? parent.more_pieces : 0)', scale: 0 },
  ],
}
