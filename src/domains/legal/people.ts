import { bucket, formula, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, primary, table } from '../../builders/table.ts'
import { personal, text } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity, phone } from '../shared/identity.ts'

const industry = oneOf(
  { real_estate: 14, technology: 17, manufacturing: 14, retail: 12, healthcare: 11 },
  { construction: 11, finance: 10, hospitality: 6, transport: 5 },
)

/** Private people and companies. The person of a company is its contact. */
export const clients = table('clients', primary, {
  client_id: id(),
  client_type: oneOf({ individual: 56, company: 44 }),
  company: when('client_type == "company"', text(companyWord, ' ', { list: 'company_suffixes', attribute: 'suffix' })),
  industry: when('client_type == "company"', industry),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  referral_source: oneOf({ client_referral: 38, professional_referral: 26, website: 18, directory: 8, event: 5, advertising: 5 }),
  onboarded_on: date('2021-03-15', '2025-11-20', { growth: 1.3, weekdays: [1.1, 1.1, 1.1, 1, 0.9, 0, 0] }),
})

/**
 * By title: its weight among lawyers of each tenure, and the hourly rate in US dollars. Some join as partners or counsel, and nobody stays
 * an associate for ever.
 */
const { rate: rates, ...titles } = facts(['new', 'short', 'medium', 'long', 'rate'], {
  partner: [3, 9, 36, 66, lognormal(590, 0.22)],
  counsel: [3, 7, 12, 18, lognormal(480, 0.18)],
  senior_associate: [14, 50, 46, 16, lognormal(395, 0.15)],
  associate: [80, 34, 6, 0, lognormal(290, 0.15)],
})
const months = [1.6, 1, 1, 1, 1, 0.8, 0.6, 0.8, 2.4, 1.2, 0.8, 0.4]

/** Lawyers of the firm, who bill at an hourly rate by title. */
export const lawyers = table('lawyers', per('clients', 0.05, { min: 4 }), {
  lawyer_id: id(),
  ...identity(0.5, 'first_name', 'last_name'),
  username: hidden(personal('username')),
  email: text({ column: 'username' }, '@hartwell-law.example'),
  phone,
  days_here: hidden(formula('today - joined_on')),
  tenure: hidden(bucket('days_here', [2700, 3650, 5100], ['new', 'short', 'medium', 'long'])),
  title: oneOfBy('tenure', titles),
  practice_area: oneOf(
    { corporate: 20, litigation: 19, real_estate: 13, employment: 11, family: 10 },
    { intellectual_property: 7, tax: 6, criminal_defense: 5, immigration: 4, estate_planning: 5 },
  ),
  wished_rate: hidden(decimalBy('title', 90, 1400, 2, rates)),
  hourly_rate: formula('round(wished_rate / 5) * 5', 2),
  currency: constant('USD'),
  ...address('city', 'country'),
  country_code: oneOf(['US']),
  joined_on: date('2005-01-10', '2021-02-28', { growth: 5, months, weekdays: [4, 1, 1, 0.5, 0.2, 0, 0] }),
})
