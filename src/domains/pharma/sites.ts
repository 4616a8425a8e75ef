import type { TableSchema } from '../../schema/schema.ts'
import { people } from '../shared/people.ts'
import { places } from '../shared/places.ts'

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
    ...places({ US: 52, DE: 9, GB: 8, ES: 7, PL: 7, FR: 6, CA: 5, IT: 3, AU: 3 }),
    ...people(0.42)
      .filter(({ name }) => name !== 'gender')
      .map((column) => (column.hidden === true ? column : { ...column, name: `investigator_${column.name}` })),
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
