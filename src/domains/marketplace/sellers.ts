import { mapped } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimalBy, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { compound } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Sellers with their shops; a few suspended. */
export const sellers = table('sellers', per('buyers', 0.12, { min: 5 }), {
  seller_id: id(),
  shop_name: compound(
    [
      { list: 'company_words', attribute: 'word' },
      ['Finds', 'Goods', 'Studio', 'Vintage', 'Outlet', 'Crafts', 'Supply', 'Corner', 'Market', 'Boutique', 'Traders', 'Deals'],
    ],
    ' ',
  ),
  ...identity(0.51, 'first_name', 'last_name', 'gender', 'email'),
  seller_type: oneOf({ individual: 64, business: 36 }),
  ...address('city', 'country'),
  country_code: oneOf({ US: 44, GB: 14, DE: 12, CA: 8, FR: 7, AU: 6, IT: 5, NL: 4 }),
  level: oneOf({ new: 18, standard: 44, above_standard: 24, top_rated: 14 }),
  rating: decimalBy('level', 2.4, 5, 2, {
    top_rated: normal(4.86, 0.07),
    above_standard: normal(4.68, 0.14),
    otherwise: normal(4.35, 0.35),
  }),
  commission_percent: mapped('level', { new: 13, standard: 12, above_standard: 11, top_rated: 9.5 }),
  is_verified: yes(0.83),
  status: oneOf({ active: 93, on_vacation: 4, suspended: 3 }),
  joined_at: timestamp('2020-01-01', '2025-11-30', { growth: 1.8, weekdays: [1.1, 1.1, 1.05, 1, 0.95, 0.85, 0.95], hours: wakingHours }),
})
