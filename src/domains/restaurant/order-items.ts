import { formula, switchBy, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, ref, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { words } from '../../builders/words.ts'

/** What was ordered: who voids or gives away an item, charges nothing for it. */
export const orderItems = table('order_items', ownedBy('orders', { min: 2, max: 12, mean: 4.6 }), {
  order_item_id: id(),
  order_id: owner('orders'),
  line_number: siblingNumber(),
  menu_item_id: ref('menu_items', { popularity: 0.2, distinct_among_siblings: true }),
  course: lookup('menu_item_id', 'course'),
  pieces: hidden(whole(1, 4, quantiles([1, 1, 1, 1, 1, 1, 1, 2, 2, 4]))),
  quantity: formula('pieces'),
  unit_price: lookup('menu_item_id', 'price'),
  status: shares({ served: 0.974, voided: 0.017, comped: 0.009 }),
  line_total: formula('status == "served" ? quantity * unit_price : 0', 2),
  reason: switchBy('status', {
    served: null,
    voided: oneOf({ entered_by_mistake: 50, guest_changed_mind: 35, sold_out: 15 }),
    comped: oneOf({ long_wait: 34, quality: 30, birthday: 18, wrong_dish: 18 }),
  }),
  has_request: hidden(yes(0.1)),
  special_request: when(
    'has_request && course != "drink"',
    oneOfBy('course', words('gluten free, no onions, dressing on the side, extra spicy, allergy: nuts, no salt, to share, well done'), {
      starter: [18, 12, 24, 6, 8, 4, 28, 0],
      main: [20, 22, 6, 16, 10, 10, 4, 12],
      side: [16, 0, 0, 10, 4, 36, 34, 0],
      dessert: [26, 0, 0, 0, 34, 0, 40, 0],
      drink: [0, 0, 0, 0, 0, 0, 1, 0],
    }),
  ),
})
