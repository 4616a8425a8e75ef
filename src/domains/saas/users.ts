import { after, formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { id, rollUp } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { attribute, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { city, country, place } from '../shared/address.ts'

const trades = words(
  'Group, Group, Labs, Labs, Systems, Solutions, Partners, Technologies, Consulting, Studio, Software, Digital, Analytics',
  'Media, Logistics, Design, Services, Networks, Health, Capital, Industries, Robotics, Foods, Energy',
)

/** Last words of company names: what they do, or the legal forms of the country. */
const companyEndings: Readonly<Record<string, readonly string[]>> = {
  US: [...trades, 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'LLC', 'LLC', 'LLC', 'LLC', '& Co.'],
  GB: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'LLP', '& Sons'],
  DE: [...trades, 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'AG', 'GmbH & Co. KG'],
  CA: [...trades, 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'Ltd.', 'Ltd.', 'Ltd.'],
  AU: [...trades, 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd'],
  FR: [...trades, 'SAS', 'SAS', 'SAS', 'SAS', 'SARL', 'SARL', 'SARL', 'SA'],
  NL: [...trades, 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'N.V.'],
  ES: [...trades, 'S.L.', 'S.L.', 'S.L.', 'S.L.', 'S.L.', 'S.A.', 'S.A.'],
  SE: [...trades, 'AB', 'AB', 'AB', 'AB', 'AB', 'AB', 'AB'],
  IE: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'DAC'],
  AT: [...trades, 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'AG', 'KG'],
  CH: [...trades, 'AG', 'AG', 'AG', 'AG', 'AG', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH'],
  IT: [...trades, 'S.r.l.', 'S.r.l.', 'S.r.l.', 'S.r.l.', 'S.r.l.', 'S.r.l.', 'S.p.A.', 'S.p.A.'],
  PT: [...trades, 'Lda.', 'Lda.', 'Lda.', 'Lda.', 'Lda.', 'S.A.', 'S.A.'],
  BE: [...trades, 'BV', 'BV', 'BV', 'BV', 'BV', 'BV', 'NV', 'NV'],
  DK: [...trades, 'ApS', 'ApS', 'ApS', 'ApS', 'ApS', 'A/S', 'A/S', 'A/S'],
  NO: [...trades, 'AS', 'AS', 'AS', 'AS', 'AS', 'AS', 'AS', 'ASA'],
  FI: [...trades, 'Oy', 'Oy', 'Oy', 'Oy', 'Oy', 'Oy', 'Oyj'],
  PL: [...trades, 'Sp. z o.o.', 'Sp. z o.o.', 'Sp. z o.o.', 'Sp. z o.o.', 'Sp. z o.o.', 'Sp. z o.o.', 'S.A.'],
  TR: [...trades, 'A.Ş.', 'A.Ş.', 'A.Ş.', 'Ltd. Şti.', 'Ltd. Şti.', 'Ltd. Şti.', 'Ltd. Şti.'],
  ZA: [...trades, '(Pty) Ltd', '(Pty) Ltd', '(Pty) Ltd', '(Pty) Ltd', '(Pty) Ltd', '(Pty) Ltd'],
  NG: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'PLC'],
  IN: [...trades, 'Pvt. Ltd.', 'Pvt. Ltd.', 'Pvt. Ltd.', 'Pvt. Ltd.', 'Pvt. Ltd.', 'Pvt. Ltd.', 'LLP', 'LLP'],
  JP: [...trades, 'K.K.', 'K.K.', 'K.K.', 'K.K.', 'K.K.', 'G.K.', 'Co., Ltd.', 'Co., Ltd.'],
  KR: [...trades, 'Co., Ltd.', 'Co., Ltd.', 'Co., Ltd.', 'Co., Ltd.', 'Co., Ltd.', 'Inc.', 'Inc.'],
  BR: [...trades, 'Ltda.', 'Ltda.', 'Ltda.', 'Ltda.', 'Ltda.', 'Ltda.', 'S.A.', 'S.A.'],
  MX: [...trades, 'S.A. de C.V.', 'S.A. de C.V.', 'S.A. de C.V.', 'S.A. de C.V.', 'S. de R.L.', 'S. de R.L.'],
  AR: [...trades, 'S.A.', 'S.A.', 'S.A.', 'S.R.L.', 'S.R.L.', 'S.R.L.', 'S.R.L.'],
  CO: [...trades, 'S.A.S.', 'S.A.S.', 'S.A.S.', 'S.A.S.', 'S.A.S.', 'S.A.S.', 'Ltda.'],
  NZ: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd'],
}

/** Where users are, by weight. */
const countries: Readonly<Record<string, number>> = {
  US: 380,
  GB: 110,
  DE: 80,
  CA: 65,
  AU: 55,
  FR: 50,
  NL: 40,
  IN: 40,
  ES: 26,
  SE: 20,
  IE: 18,
  BR: 18,
  IT: 14,
  PL: 13,
  CH: 12,
  JP: 10,
  MX: 8,
  BE: 7,
  DK: 7,
  AT: 6,
  NZ: 6,
  NO: 5,
  PT: 5,
  ZA: 5,
  FI: 4,
  KR: 4,
  AR: 4,
  CO: 3,
  TR: 3,
  NG: 2,
}

/** The people who signed up; what became of them is what became of their subscription. */
export const users = table('users', primary, {
  user_id: id(),
  place,
  ...identity(0.46, 'first_name', 'last_name', 'email'),
  company: text({ list: 'company_words', attribute: 'word' }, ' ', { by: 'country_code', cases: companyEndings }),
  job_title: text({ list: 'job_titles', attribute: 'title' }),
  city,
  country,
  country_code: oneOf(Object.keys(countries), Object.values(countries)),
  timezone: attribute('place', 'timezone'),
  plan: hidden(rollUp('first', 'subscriptions', 'plan')),
  signup_source: oneOfBy('plan', ['organic_search', 'direct', 'paid_search', 'referral', 'social', 'partner', 'sales_outreach'], {
    free: [40, 21, 12, 13, 12, 2, 0],
    starter: [34, 21, 17, 14, 10, 4, 0],
    pro: [29, 20, 18, 15, 7, 8, 3],
    enterprise: [16, 14, 10, 15, 2, 15, 28],
  }),
  standing: hidden(rollUp('first', 'subscriptions', 'standing')),
  status: mapped('standing', { trialing: 'trialing', free: 'free', active: 'active', past_due: 'active', canceled: 'churned' }),
  signed_up_at: timestamp('2023-01-01', '2025-12-30', {
    growth: 3,
    months: [1.1, 1.04, 1.05, 1, 0.98, 0.95, 0.9, 0.9, 1.08, 1.08, 1.03, 0.85],
    weekdays: [1.2, 1.25, 1.22, 1.18, 1, 0.5, 0.55],
    hours: wakingHours,
  }),
  last_use: hidden(rollUp('first', 'subscriptions', 'last_use')),
  idle_days: hidden(
    decimalBy('standing', 0.02, 900, 3, {
      trialing: gamma(3, 0.8),
      free: gamma(160, 0.6),
      active: gamma(3, 0.5),
      past_due: gamma(12, 0.7),
      canceled: gamma(9, 0.7),
    }),
  ),
  // Whole days back, so that the hour is theirs to choose, but never into the first hour: who signs up looks around for a while.
  seconds_of_use: hidden(
    formula(
      'max(round(min(3600, 0.8 * (last_use - signed_up_at))), ' +
        'seconds(days(round(last_use - 86400 * (idle_days + (standing == "canceled" ? 1 : 0))))) - signed_up_at)',
    ),
  ),
  seen_from: hidden(secondsAfter('signed_up_at', 'seconds_of_use')),
  seen_then: hidden(after('seen_from', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  // Who leaves on the day of the sign-up was seen before leaving.
  seconds_to_seen: hidden(formula('max(1, min(seen_then, last_use - 1) - signed_up_at)')),
  last_seen_at: secondsAfter('signed_up_at', 'seconds_to_seen'),
  churned_at: rollUp('first', 'subscriptions', 'canceled_at'),
})
