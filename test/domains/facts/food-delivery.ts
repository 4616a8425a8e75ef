import { dishes } from '../../../src/lexicon/dishes.ts'
import {
  atLeast,
  atMost,
  determined,
  each,
  entries,
  type Facts,
  listed,
  longTail,
  measured,
  near,
  never,
  numbered,
  rollUp,
  share,
  unique,
} from './kit.ts'

const ordersOfBoth = `(select o.*, r.cuisine, r.rating as restaurant_rating, r.address as from_address,
   c.address as to_address, c.is_plus_member
  from orders o join restaurants r using (restaurant_id) join customers c using (customer_id))`
const meals = `(select i.*, o.restaurant_id, r.cuisine from order_items i join orders o using (order_id)
   join restaurants r using (restaurant_id))`
const reviewed = '(from orders where review is not null)'
const saying = (words: string): string => `(from ${reviewed} where regexp_matches(review, '${words}', 'i'))`
const delivered = "(from orders where status = 'delivered')"
/** Kilometres to the north that a house number tells. */
const north = (address: string): string => `regexp_extract(${address}, '^[0-9]+')::double / 497`
const rating = (condition: string): string => `(select avg(rating) from ${ordersOfBoth} where ${condition})`
const atHour = (hour: number): string => `(select count(*) from orders where hour(placed_at) = ${hour})`

export const facts: Facts = {
  rows: 50_000,
  tables: {
    restaurants: (rows) => (rows === 0 ? 0 : Math.max(12, Math.round(rows * 0.02))),
    customers: (rows) => rows,
    couriers: (rows) => (rows === 0 ? 0 : Math.max(8, Math.round(rows * 0.012))),
    orders: (rows) => rows * 3,
    order_items: (rows) => Math.round(rows * 7.2),
  },
  facts: [
    numbered('restaurants', 'restaurant_id', 'joined_on'),
    numbered('customers', 'customer_id', 'signed_up_at'),
    numbered('couriers', 'courier_id', 'joined_on'),
    numbered('orders', 'order_id', 'placed_at'),
    unique('customers', 'email'),
    unique('couriers', 'email'),
    unique('couriers', 'license_plate'),
    unique('order_items', 'order_id, item_name'),
    rollUp('orders', 'order_id', 'subtotal', 'order_items', 'sum(line_total)'),
    never('have something in each order', 'select * from orders where order_id not in (select order_id from order_items)'),
    never(
      'deliver drinks and desserts with a main course only',
      "select order_id from order_items group by order_id having count(*) filter (where course = 'main') = 0",
    ),
    listed(
      'serve dishes of the cuisine, with their course',
      meals,
      "concat_ws('|', cuisine, item_name, course)",
      entries(dishes(), 'cuisine', 'dish', 'course'),
    ),
    determined('sell a dish at one price in one restaurant', meals, 'restaurant_id, item_name', 'unit_price'),
    // House numbers tell how far north an address is, so that no distance is shorter than their difference.
    each(
      'measure the distance along the streets between restaurant and customer',
      ordersOfBoth,
      `distance_km >= abs(${north('from_address')} - ${north('to_address')}) - 0.02`,
    ),
    each(
      'charge members no delivery fee from 15 dollars on, and others by distance',
      ordersOfBoth,
      'delivery_fee = case when is_plus_member and subtotal >= 15 then 0 else 1.99 + 0.5 * ceil(greatest(0, distance_km - 2)) end',
    ),
    each('deliver with couriers who have joined before', 'orders o join couriers u using (courier_id)', 'u.joined_on < o.placed_at'),
    each('blame only what was late', saying('late|forever|wait|delay|promised time'), 'is_late'),
    each('praise only what was in time', saying('on time|early|fast'), 'not is_late'),
    each('give five stars with the best words', saying('delicious|love|best|great|fantastic'), 'rating = 5'),
    determined('rate what is reviewed in the same words the same', reviewed, 'review', 'rating'),
    each(
      'name restaurants after their cuisine',
      "(from restaurants where regexp_matches(name, 'Sushi|Ramen|Sakura'))",
      "cuisine = 'Japanese'",
    ),
    determined(
      'have one postal code in a neighbourhood',
      '(select neighborhood, postal_code from restaurants union all select neighborhood, postal_code from customers)',
      'neighborhood',
      'postal_code',
    ),
    each(
      'number houses by how far north they are',
      'restaurants',
      "abs((latitude - 41.882) * 111.2 * 497 - regexp_extract(address, '^[0-9]+')::double) < 3",
    ),
    each(
      'ask for nothing that does not go with the course',
      '(from order_items where special_instructions is not null)',
      "course = case special_instructions when 'No straw, please' then 'drink' when 'Extra spicy, please' then 'main' else course end",
    ),
    each(
      'leave open only what is younger than two hours',
      'orders',
      "status in ('delivered', 'cancelled') or placed_at > timestamp '2025-12-31 22:00'",
    ),
    each('close what is older', 'orders', "status in ('delivered', 'cancelled') or placed_at >= timestamp '2025-12-31 22:00'"),

    share('be late with 6% to 16% of the deliveries', delivered, 'is_late', [0.06, 0.16]),
    measured(
      'rate better restaurants better',
      `select ${rating('restaurant_rating >= 4.6')} - ${rating('restaurant_rating <= 4.1')}`,
      atLeast(0.2),
    ),
    measured('rate punctual deliveries better', `select ${rating('not is_late')} - ${rating('is_late')}`, atLeast(0.5)),
    measured('have a mean rating above 4', `select ${rating('true')}`, atLeast(4)),
    share('have wishes for 10% to 22% of the dishes', 'order_items', 'special_instructions is not null', [0.1, 0.22]),
    measured(
      'know wishes for drinks and for main courses',
      `select count(distinct special_instructions) from order_items
       where special_instructions in ('No straw, please', 'Extra spicy, please')`,
      [2, 2],
    ),
    measured('be busier at dinner than at lunch', `select ${atHour(19)} / ${atHour(12)}`, atLeast(1)),
    measured('be busier at lunch than in the afternoon', `select ${atHour(12)} / ${atHour(15)}`, atLeast(2)),
    measured('take no orders from 2 to 7 in the morning', 'select count(*) from orders where hour(placed_at) between 2 and 6', [0, 0]),
    share('take half of the orders from Friday to Sunday', 'orders', 'dayofweek(placed_at) in (5, 6, 0)', [0.48, 0.55]),
    share('cancel 5.8% of the orders', 'orders', "status = 'cancelled'", near(0.058, 0.0005)),
    longTail('orders', 'restaurant_id', 40, atLeast(0.25)),
    longTail('orders', 'customer_id', 2000, atLeast(0.4)),
    measured('cost 30 to 48 for a meal', 'select median(total) from orders', [30, 48]),
    measured('cost more than 8', 'select min(total) from orders', atLeast(8)),
    measured('charge 2 or more for a dish', 'select min(unit_price) from order_items', atLeast(2)),
    measured('charge 45 or less for a dish', 'select max(unit_price) from order_items', atMost(45)),
  ],
}
