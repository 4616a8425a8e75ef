import { formula, itself, mapped } from '../../builders/computed.ts'
import { columns, hidden, rollUp, sumOf } from '../../builders/table.ts'
import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Columns for orders whose totals a story sets. Where the items of an order come to less than its total, the quantity of the first item
 * grows until they come to at least that; the discount is the rest and never negative.
 */
export const fullBaskets: Readonly<Record<string, readonly ColumnSchema[]>> = {
  orders: columns({
    usual_subtotal: hidden(sumOf('order_items', 'usual_line')),
    first_price: hidden(rollUp('first', 'order_items', 'unit_price')),
    discount_due: hidden(formula('usual_subtotal * discount_rate', 2)),
    total: formula('usual_subtotal - discount_due'),
    missing: hidden(formula('max(0, total - usual_subtotal)')),
    left_over: hidden(formula('missing % first_price')),
    more_pieces: hidden(formula('round((missing - left_over) / first_price) + (left_over > 0 ? 1 : 0)')),
    subtotal: formula('usual_subtotal + more_pieces * first_price', 2),
  }),
  order_items: columns({
    usual_quantity: hidden(mapped('pieces', itself(1, 2, 3, 4, 5, 6, 8))),
    usual_line: hidden(formula('usual_quantity * unit_price')),
    quantity: formula('usual_quantity + (line_number == 1 ? parent.more_pieces : 0)', 0),
  }),
}
