import { normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, date, decimalBy, oneOf } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { pattern } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

/** The service staff. */
export const servers = table('servers', per('orders', 0.008, { min: 6 }), {
  server_id: id(),
  country_code: hidden(oneOf({ US: 1 })),
  ...identity(0.62, 'first_name', 'last_name', 'phone'),
  birth_date: birthDate(23, 62, quantiles([23, 24.5, 26, 27.5, 29, 31, 34, 38, 43, 50, 62])),
  role: oneOf({ server: 72, bartender: 18, shift_lead: 10 }),
  employment_type: oneOf({ part_time: 58, full_time: 42 }),
  hourly_wage: decimalBy('role', 7.25, 32, 2, { server: normal(14.2, 1.6), bartender: normal(16.5, 1.6), shift_lead: normal(21, 1.8) }),
  pin: pattern('####'),
  hired_on: date('2020-01-06', '2025-11-17', { growth: 1.8, weekdays: [4, 2, 1, 1, 1, 0, 0] }),
})
