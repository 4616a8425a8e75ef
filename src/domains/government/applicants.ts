import { switchBy, when } from '../../builders/computed.ts'
import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { pattern, template, text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { email, identity, phone } from '../shared/identity.ts'
import { city, country, place, region } from '../shared/address.ts'

/** Owners, contractors and businesses with an account at the permit portal, most of them from here. */
export const applicants = table('applicants', primary, {
  applicant_id: id(),
  applicant_type: oneOf({ property_owner: 46, contractor: 31, business: 13, architect: 7, organization: 3 }),
  ...identity(0.5, 'first_name', 'last_name'),
  company: switchBy('applicant_type', {
    property_owner: null,
    contractor: text({ list: 'company_words', attribute: 'word' }, ' ', {
      values: ['Construction', 'Builders', 'Electric', 'Plumbing', 'Roofing', 'Contractors'],
    }),
    business: text({ list: 'company_words', attribute: 'word' }, ' ', {
      values: ['Cafe', 'Market', 'Properties', 'Kitchen', 'Retail', 'Events'],
    }),
    architect: text({ list: 'company_words', attribute: 'word' }, ' ', { values: ['Architects', 'Design Studio', 'Engineering'] }),
    organization: text({ list: 'company_words', attribute: 'word' }, ' ', {
      values: ['Neighborhood Association', 'School', 'Community Center'],
    }),
  }),
  license_number: when('applicant_type in ["contractor", "architect"]', pattern('LIC-########')),
  email,
  phone,
  municipality_id: ref('municipalities'),
  home_city: hidden(lookup('municipality_id', 'city')),
  home_region: hidden(lookup('municipality_id', 'region')),
  is_local: hidden(yes(0.84)),
  place,
  other_city: hidden(city),
  other_region: hidden(region),
  city: switchBy('is_local', { true: template('{home_city}'), false: template('{other_city}') }),
  region: switchBy('is_local', { true: template('{home_region}'), false: template('{other_region}') }),
  country,
  country_code: lookup('municipality_id', 'country_code'),
  prefers_paper: yes(0.06),
  registered_at: timestamp('2021-09-01', '2025-12-22', { growth: 1.4, weekdays: [1.2, 1.2, 1.15, 1.1, 1, 0.4, 0.35], hours: wakingHours }),
})
