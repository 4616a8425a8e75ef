import type { TableSchema } from '../../schema/schema.ts'

/** What people ask of the kitchen, by course. */
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

/** The dishes of an order, all of its restaurant's cuisine; a dish costs the same in every order of one restaurant. */
export const orderItems: TableSchema = {
  name: 'order_items',
  rows: { type: 'owned', by: 'orders', min: 1, max: 6, mean: 2.4 },
  columns: [
    { name: 'order_item_id', kind: 'sequence' },
    { name: 'order_id', kind: 'owner_key', table: 'orders' },
    { name: 'line_number', kind: 'sibling_number' },
    { name: 'cuisine', kind: 'lookup', through: 'order_id', column: 'cuisine', hidden: true },
    { name: 'price_factor', kind: 'lookup', through: 'order_id', column: 'price_factor', hidden: true },
    { name: 'price_cut', kind: 'lookup', through: 'order_id', column: 'price_cut', hidden: true },
    // At least two parts: the list starts with the main dishes, so an order of one line is a main dish and not a drink.
    { name: 'dish', kind: 'entry', list: 'dishes', by: { column: 'cuisine', attribute: 'cuisine' }, least_parts: 2, hidden: true },
    { name: 'base_price', kind: 'attribute', entry: 'dish', attribute: 'base_price', hidden: true },
    { name: 'item_name', kind: 'attribute', entry: 'dish', attribute: 'dish' },
    { name: 'course', kind: 'attribute', entry: 'dish', attribute: 'course' },
    {
      name: 'quantity',
      kind: 'integer',
      min: 1,
      max: 6,
      by: 'course',
      cases: {
        main: { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3] },
        side: { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4] },
        dessert: { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4] },
        drink: { name: 'empirical', quantiles: [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 6] },
      },
    },
    { name: 'unit_price', kind: 'formula', expression: 'round(base_price * price_factor * 2) * 0.5 - price_cut', scale: 2 },
    { name: 'line_total', kind: 'formula', expression: 'quantity * unit_price', scale: 2 },
    {
      name: 'wish',
      kind: 'category',
      values: ['none', 'some'],
      by: 'course',
      cases: { main: [80, 20], side: [93, 7], dessert: [95, 5], drink: [90, 10] },
      hidden: true,
    },
    {
      name: 'special_instructions',
      kind: 'conditional',
      when: 'wish == "some"',
      value: { kind: 'text', segments: [{ by: 'course', cases: wishes }] },
    },
  ],
}
