import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Hospitals and practices that take part in a trial, activated within six months of its start. */
export const sites: TableSchema = {
  name: 'sites',
  rows: { type: 'owned', by: 'trials', min: 2, max: 12, mean: 4 },
  columns: [
    { name: 'site_id', kind: 'sequence' },
    { name: 'trial_id', kind: 'owner_key', table: 'trials' },
    { name: 'youngest', kind: 'lookup', through: 'trial_id', column: 'youngest', hidden: true },
    { name: 'is_of_obesity', kind: 'lookup', through: 'trial_id', column: 'is_of_obesity', hidden: true },
    { name: 'site_place', kind: 'sibling_number', hidden: true },
    { name: 'site_number', kind: 'formula', expression: '100 + site_place' },
    {
      name: 'kind_of_site',
      kind: 'category',
      values: ['University Hospital', 'Medical Center', 'Clinical Research Institute', 'General Hospital', 'Cancer Center'],
      weights: [34, 26, 20, 15, 5],
      hidden: true,
    },
    { name: 'name', kind: 'template', template: '{city} {kind_of_site}' },
    place,
    city,
    country,
    countryCode({ US: 52, DE: 9, GB: 8, ES: 7, PL: 7, FR: 6, CA: 5, IT: 3, AU: 3 }),
    person(0.42),
    { ...firstName, name: 'investigator_first_name' },
    { ...lastName, name: 'investigator_last_name' },
    { ...email, name: 'investigator_email' },
    { name: 'started_on', kind: 'lookup', through: 'trial_id', column: 'started_on', hidden: true },
    {
      name: 'activated_on',
      kind: 'after',
      column: 'started_on',
      as: 'date',
      unit: 'days',
      min: 5,
      max: 170,
      distribution: { name: 'gamma', mean: 65, shape: 3 },
    },
    { name: 'ethics_approval', kind: 'category', values: ['central', 'local'], weights: [64, 36] },
  ],
}
