import { after, formula } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { oneOf } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { email, firstName, lastName, person } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Hospitals and practices that take part in a trial, activated within six months of its start. */
export const sites = table('sites', ownedBy('trials', { min: 2, max: 12, mean: 4 }), {
  site_id: id(),
  trial_id: owner('trials'),
  youngest: hidden(lookup('trial_id', 'youngest')),
  is_of_obesity: hidden(lookup('trial_id', 'is_of_obesity')),
  site_place: hidden(siblingNumber()),
  site_number: formula('100 + site_place'),
  kind_of_site: hidden(
    oneOf({
      'University Hospital': 34,
      'Medical Center': 26,
      'Clinical Research Institute': 20,
      'General Hospital': 15,
      'Cancer Center': 5,
    }),
  ),
  name: template('{city} {kind_of_site}'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 52, DE: 9, GB: 8, ES: 7, PL: 7, FR: 6, CA: 5, IT: 3, AU: 3 }),
  person: person(0.42),
  investigator_first_name: firstName,
  investigator_last_name: lastName,
  investigator_email: email,
  started_on: hidden(lookup('trial_id', 'started_on')),
  activated_on: after('started_on', { as: 'date', unit: 'days', min: 5, max: 170, distribution: gamma(65, 3) }),
  ethics_approval: oneOf({ central: 64, local: 36 }),
})
