import { formula, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { attribute, attributes, entry, text } from '../../builders/texts.ts'

/** Requests to the kitchen, by course. */
const wishes = {
  main: [
    'No onions, please',
    'Sauce on the side',
    'Extra spicy, please',
    'Mild, please',
    'Extra sauce',
    'No garlic, please',
    'Nut allergy - please avoid cross-contact',
    'Less salt, please',
    'Please pack the sauce separately',
  ],
  side: ['Please pack separately', 'Extra napkins, please', 'Freshly made if possible', 'Less salt, please'],
  dessert: ['Two spoons, please', 'It is a birthday - a candle would be great', 'Please keep it away from the hot dishes'],
  drink: ['No straw, please', 'Please pack it upright', 'Make sure the lid is tight, please', 'With a straw, please'],
}

/** The dishes of an order, all of the restaurant's cuisine. A dish costs the same in all orders of one restaurant. */
export const orderItems = table('order_items', ownedBy('orders', { min: 1, max: 6, mean: 2.4 }), {
  order_item_id: id(),
  order_id: owner('orders'),
  line_number: ordinal(),
  ...allHidden(lookups('order_id', 'cuisine', 'price_factor', 'price_cut')),
  // At least two parts: the list starts with the main dishes, so that an order of one line is a main dish and not a drink.
  dish: hidden(entry('dishes', { by: { column: 'cuisine', attribute: 'cuisine' }, least_parts: 2 })),
  base_price: hidden(attribute('dish', 'base_price')),
  ...attributes('dish', { item_name: 'dish' }, 'course'),
  quantity: wholeBy('course', 1, 6, {
    main: quantiles([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3]),
    side: quantiles([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4]),
    dessert: quantiles([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4]),
    drink: quantiles([1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 6]),
  }),
  unit_price: formula('round(base_price * price_factor * 2) * 0.5 - price_cut', 2),
  line_total: formula('quantity * unit_price', 2),
  wish: hidden(oneOfBy('course', ['none', 'some'], { main: [80, 20], side: [93, 7], dessert: [95, 5], drink: [90, 10] })),
  special_instructions: when('wish == "some"', text({ by: 'course', cases: wishes })),
})
