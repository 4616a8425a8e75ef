import { products as productList } from '../../../src/lexicon/products.ts'
import {
  atLeast,
  atMost,
  determined,
  each,
  type Facts,
  longTail,
  measured,
  near,
  never,
  numbered,
  quoted,
  rollUp,
  share,
  unique,
} from './kit.ts'

const { noun = [], category = [], base_price: prices = [] } = productList().attributes
const nouns = noun.map((name, i) => `(${quoted(String(name))}, ${quoted(String(category[i]))}, ${prices[i]})`).join(', ')
const itemsOfOrders = 'order_items i join orders o using (order_id)'
const reviews = `(select i.*, o.status from ${itemsOfOrders} where review is not null)`
const parcel = (shape: string): string => `regexp_full_match(tracking_number, '${shape}')`
const saying = (words: string): string => `(from ${reviews} where regexp_matches(review, '${words}', 'i'))`
const rated = '(select i.rating, p.average_rating from order_items i join products p using (product_id) where i.rating is not null)'
const soldBetween = (low: number, high: number): string =>
  `select avg(quantity) from order_items where unit_price >= ${low} and unit_price < ${high}`
const ordersIn = (moment: string): string => `(select count(*) from orders where ordered_at::varchar like '${moment}%')`

export const facts: Facts = {
  rows: 20_000,
  tables: {
    customers: (rows) => rows,
    products: (rows) => (rows === 0 ? 0 : Math.max(12, Math.round(rows * 0.1))),
    orders: (rows) => Math.round(rows * 2.5),
    order_items: (rows) => Math.round(Math.round(rows * 2.5) * 2.2),
  },
  facts: [
    numbered('customers', 'customer_id', 'signed_up_at'),
    numbered('products', 'product_id', 'launched_on'),
    numbered('orders', 'order_id', 'ordered_at'),
    unique('customers', 'email'),
    unique('products', 'sku'),
    unique('orders', 'tracking_number'),
    unique('order_items', 'order_id, product_id'),
    rollUp('orders', 'order_id', 'subtotal', 'order_items', 'sum(line_total)'),
    never('have something in each order', 'select * from orders where order_id not in (select order_id from order_items)'),
    each(
      'ship to where the customer lives',
      'orders o join customers c using (customer_id)',
      'o.shipping_city = c.city and o.shipping_country_code = c.country_code',
    ),
    each(
      "take off the coupon's percentage",
      'orders',
      `discount = case when coupon_code = 'NEWS5' then round(subtotal * 0.05, 2) when coupon_code = 'SAVE10' then round(subtotal * 0.1, 2)
       when coupon_code = 'EXTRA15' then round(subtotal * 0.15, 2) when coupon_code = 'FRIENDS20' then round(subtotal * 0.2, 2)
       when coupon_code is null then 0 end`,
    ),
    never(
      'launch all products before the first order',
      'select 1 where (select max(launched_on) from products) >= (select min(ordered_at) from orders)',
    ),
    each(
      'ship with a carrier of the country',
      '(from orders where carrier is not null)',
      `case carrier when 'Royal Mail' then shipping_country_code = 'GB' when 'USPS' then shipping_country_code = 'US'
       when 'Colissimo' then shipping_country_code = 'FR' else true end`,
    ),
    measured(
      "use each country's own carrier",
      "select count(distinct carrier) from orders where carrier in ('Royal Mail', 'USPS', 'Colissimo')",
      [3, 3],
    ),
    each(
      'number parcels as their carrier does',
      '(from orders where carrier is not null)',
      `case carrier when 'UPS' then ${parcel('1Z[0-9A-Z]{16}')} when 'FedEx' then ${parcel('[0-9]{12}')}
       when 'USPS' then ${parcel('9[0-9]{21}')}
       when 'Royal Mail' then ${parcel('[A-Z]{2}[0-9]{9}GB')}
       when 'Canada Post' then ${parcel('[0-9]{16}')} else tracking_number <> '' end`,
    ),
    each(
      'name products after what they are, in their category, near its usual price',
      `(select p.*, (select count(*) from (values ${nouns}) n(noun, category, base) where ends_with(p.name, ' ' || n.noun)
        and n.category = p.category and p.price > n.base * 0.25 and p.price < n.base * 4) as known from products p)`,
      'known > 0',
    ),
    each('price products at 99 cents, a fifth above cost or more', 'products', "price::varchar like '%.99' and cost < price * 0.8"),
    determined('begin article numbers alike within a category', 'products', 'category', 'left(sku, 3)'),
    determined('rate what is reviewed in the same words the same', reviews, 'review', 'rating'),
    each(
      'review as returned only what was returned',
      reviews,
      "status = 'returned' or not regexp_matches(review, 'returned|sent it back|went back|easy return|return was easy', 'i')",
    ),
    each('give one star with the worst words', saying('terrible|waste|useless'), 'rating = 1'),
    each('give five stars with the best words', saying('love it|excellent|perfect'), 'rating = 5'),
    each(
      'earn gold after 449 days and platinum after 899',
      "(from customers where loyalty_tier in ('gold', 'platinum'))",
      "date '2026-01-01' - signed_up_at >= case loyalty_tier when 'gold' then interval '449 days' else interval '899 days' end",
    ),
    each('be of age when they sign up', 'customers', "signed_up_at - birth_date > interval '6537 days'"),
    each(
      'be reached by phone in their country',
      'customers',
      `starts_with(phone, case country_code when 'US' then '+1 ' when 'CA' then '+1 '
      when 'GB' then '+44 ' when 'DE' then '+49 ' when 'FR' then '+33 ' when 'AU' then '+61 ' end)`,
    ),
    each(
      'live in cities of their country',
      'customers',
      `country_code = case city when 'Chicago' then 'US' when 'Glasgow' then 'GB' when 'Toronto' then 'CA'
      when 'Berlin' then 'DE' when 'Lyon' then 'FR' when 'Sydney' then 'AU' else country_code end`,
    ),

    share('cancel 5.5% of the orders', 'orders', "status = 'cancelled'", near(0.055, 0.0005)),
    share('have 7.2% of the orders returned', 'orders', "status = 'returned'", near(0.072, 0.000005)),
    share('deliver most orders', 'orders', "status = 'delivered'", atLeast(0.84)),
    measured(
      'have orders that are unpaid, paid and on their way',
      "select count(distinct status) from orders where status in ('pending', 'paid', 'shipped')",
      [3, 3],
    ),
    measured(
      'launch products at uneven intervals',
      `select max(gap) - 3 * min(gap) from (select launched_on - lag(launched_on) over (order by product_id) as gap
       from products limit 12) where gap is not null`,
      atLeast(1),
    ),
    measured('sell several pieces of what is cheap', soldBetween(0, 15), atLeast(1.4)),
    measured('sell one piece of what is dear', soldBetween(60, 1e6), atMost(1.15)),
    share('have a rating for 19% to 27% of what is sold', 'order_items', 'rating is not null', [0.19, 0.27]),
    measured(
      'rate better products better',
      `select (select avg(rating) from ${rated} where average_rating >= 4.5) - (select avg(rating) from ${rated}
       where average_rating < 3.9)`,
      atLeast(0.4),
    ),
    measured('have a mean rating of 3.9 to 4.4', `select avg(rating) from ${rated}`, [3.9, 4.4]),
    measured('spread birthdays', 'select max(n) from (select count(*) as n from customers group by birth_date)', atMost(15)),
    share('sell 52% to 56% at home', 'customers', "country_code = 'US'", [0.52, 0.56]),
    ...['bronze', 'silver', 'gold'].map((tier, i) => {
      const next = ['silver', 'gold', 'platinum'][i]
      const count = (of: string | undefined): string => `count(*) filter (where loyalty_tier = '${of}')`
      return measured(`have more ${tier} than ${next} customers`, `select ${count(tier)} - ${count(next)} from customers`, atLeast(0))
    }),
    share('have few platinum customers', 'customers', "loyalty_tier = 'platinum'", [0.005, 0.25]),
    ...[2022, 2023, 2024].map((year) =>
      measured(`sell more in ${year + 1} than in ${year}`, `select ${ordersIn(`${year + 1}`)} / ${ordersIn(`${year}`)}`, atLeast(1)),
    ),
    measured('sell more in December than in September', `select ${ordersIn('2024-12')} / ${ordersIn('2024-09')}`, atLeast(1.3)),
    share('rest at night', 'orders', 'hour(ordered_at) < 6', atMost(0.04)),
    longTail('order_items', 'product_id', 80, atLeast(0.35)),
    longTail('orders', 'customer_id', 800, atLeast(0.3)),
    measured('sell baskets of 40 to 110', 'select median(total) from orders', [40, 110]),
    share('have a coupon in 26% to 30% of the orders', 'orders', 'coupon_code is not null', [0.26, 0.3]),
  ],
}
