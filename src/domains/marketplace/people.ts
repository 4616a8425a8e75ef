import { mapped } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimalBy, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { id, per, primary, table } from '../../builders/table.ts'
import { compound, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

const months = [1, 0.92, 0.95, 0.95, 0.96, 0.93, 0.95, 0.95, 0.98, 1.05, 1.25, 1.2]

/** Buyers, all of them adults when they joined. */
export const buyers = table('buyers', primary, {
  buyer_id: id(),
  ...identity(0.56, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('joined_at', [18.2, 22.5, 26, 29, 32, 35.5, 40, 45, 51, 59, 80]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 52, GB: 16, DE: 10, CA: 8, FR: 6, AU: 5, NL: 3 }),
  signup_channel: oneOf({ organic: 36, paid_search: 18, social: 22, referral: 14, app_store: 10 }),
  preferred_device: oneOf({ mobile_app: 52, mobile_web: 19, desktop: 29 }),
  newsletter: yes(0.41),
  joined_at: timestamp('2021-01-01', '2025-12-30', wakingHours, { growth: 2.2, months }),
})

const shopNames = words('Finds, Goods, Studio, Vintage, Outlet, Crafts, Supply, Corner, Market, Boutique, Traders, Deals')

/** Sellers and their shops. */
export const sellers = table('sellers', per('buyers', 0.12, { min: 5 }), {
  seller_id: id(),
  shop_name: compound([companyWord, shopNames]),
  ...identity(0.51, 'first_name', 'last_name', 'gender', 'email'),
  seller_type: oneOf({ individual: 64, business: 36 }),
  ...address('city', 'country'),
  country_code: oneOf({ US: 44, GB: 14, DE: 12, CA: 8, FR: 7, AU: 6, IT: 5, NL: 4 }),
  level: oneOf({ new: 18, standard: 44, above_standard: 24, top_rated: 14 }),
  rating: decimalBy('level', 2.4, 5, 2, each(normal, { top_rated: [4.86, 0.07], above_standard: [4.68, 0.14], otherwise: [4.35, 0.35] })),
  commission_percent: mapped('level', { new: 13, standard: 12, above_standard: 11, top_rated: 9.5 }),
  is_verified: yes(0.83),
  status: oneOf({ active: 93, on_vacation: 4, suspended: 3 }),
  joined_at: timestamp('2020-01-01', '2025-11-30', wakingHours, { growth: 1.8, weekdays: [1.1, 1.1, 1.05, 1, 0.95, 0.85, 0.95] }),
})
