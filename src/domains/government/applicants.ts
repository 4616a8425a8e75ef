import { switchBy, when } from '../../builders/computed.ts'
import { date, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { attribute, pattern, template, text, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address, city, country, place, region } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { email, identity, phone } from '../shared/identity.ts'

/** The municipalities that issue permits. A small office serves one. */
export const municipalities = table('municipalities', per('applicants', 0.0002, { min: 1 }), {
  municipality_id: id(),
  name: template('City of {city}'),
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  timezone: attribute('place', 'timezone'),
  online_since: date('2012-01-02', '2020-12-31', { weekdays: [1, 1, 1, 1, 1, 0, 0] }),
})

/** The name of a company: a word, then one of these. */
const company = (kinds: string) => text(companyWord, ' ', { values: words(kinds) })

/** Property owners, contractors and businesses with an account at the permit office. Most of them live in its municipality. */
export const applicants = table('applicants', primary, {
  applicant_id: id(),
  applicant_type: oneOf({ property_owner: 46, contractor: 31, business: 13, architect: 7, organization: 3 }),
  ...identity(0.5, 'first_name', 'last_name'),
  company: switchBy('applicant_type', {
    property_owner: null,
    contractor: company('Construction, Builders, Electric, Plumbing, Roofing, Contractors'),
    business: company('Cafe, Market, Properties, Kitchen, Retail, Events'),
    architect: company('Architects, Design Studio, Engineering'),
    organization: company('Neighborhood Association, School, Community Center'),
  }),
  license_number: when('applicant_type in ["contractor", "architect"]', pattern('LIC-########')),
  email,
  phone,
  municipality_id: ref('municipalities'),
  ...allHidden(lookups('municipality_id', { home_city: 'city', home_region: 'region' })),
  is_local: hidden(yes(0.84)),
  place,
  other_city: hidden(city),
  other_region: hidden(region),
  city: switchBy('is_local', { true: template('{home_city}'), false: template('{other_city}') }),
  region: switchBy('is_local', { true: template('{home_region}'), false: template('{other_region}') }),
  country,
  country_code: lookup('municipality_id', 'country_code'),
  prefers_paper: yes(0.06),
  registered_at: timestamp('2021-09-01', '2025-12-22', wakingHours, { growth: 1.4, weekdays: [1.2, 1.2, 1.15, 1.1, 1, 0.4, 0.35] }),
})
