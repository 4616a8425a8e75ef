import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Owners, contractors and businesses with an account at the permit portal, most of them from here. */
export const applicants: TableSchema = {
  name: 'applicants',
  rows: { type: 'primary' },
  columns: [
    { name: 'applicant_id', kind: 'sequence' },
    {
      name: 'applicant_type',
      kind: 'category',
      values: ['property_owner', 'contractor', 'business', 'architect', 'organization'],
      weights: [46, 31, 13, 7, 3],
    },
    person(0.5),
    firstName,
    lastName,
    {
      name: 'company',
      kind: 'switch',
      by: 'applicant_type',
      cases: {
        property_owner: null,
        contractor: {
          kind: 'text',
          segments: [
            { list: 'company_words', attribute: 'word' },
            ' ',
            { values: ['Construction', 'Builders', 'Electric', 'Plumbing', 'Roofing', 'Contractors'] },
          ],
        },
        business: {
          kind: 'text',
          segments: [
            { list: 'company_words', attribute: 'word' },
            ' ',
            { values: ['Cafe', 'Market', 'Properties', 'Kitchen', 'Retail', 'Events'] },
          ],
        },
        architect: {
          kind: 'text',
          segments: [{ list: 'company_words', attribute: 'word' }, ' ', { values: ['Architects', 'Design Studio', 'Engineering'] }],
        },
        organization: {
          kind: 'text',
          segments: [
            { list: 'company_words', attribute: 'word' },
            ' ',
            { values: ['Neighborhood Association', 'School', 'Community Center'] },
          ],
        },
      },
    },
    {
      name: 'license_number',
      kind: 'conditional',
      when: 'applicant_type in ["contractor", "architect"]',
      value: { kind: 'pattern', pattern: 'LIC-########' },
    },
    email,
    phone,
    { name: 'municipality_id', kind: 'foreign_key', table: 'municipalities' },
    { name: 'home_city', kind: 'lookup', through: 'municipality_id', column: 'city', hidden: true },
    { name: 'home_region', kind: 'lookup', through: 'municipality_id', column: 'region', hidden: true },
    { name: 'is_local', kind: 'boolean', rate: 0.84, hidden: true },
    place,
    { ...city, name: 'other_city', hidden: true },
    { ...region, name: 'other_region', hidden: true },
    {
      name: 'city',
      kind: 'switch',
      by: 'is_local',
      cases: { true: { kind: 'template', template: '{home_city}' }, false: { kind: 'template', template: '{other_city}' } },
    },
    {
      name: 'region',
      kind: 'switch',
      by: 'is_local',
      cases: { true: { kind: 'template', template: '{home_region}' }, false: { kind: 'template', template: '{other_region}' } },
    },
    country,
    { name: 'country_code', kind: 'lookup', through: 'municipality_id', column: 'country_code' },
    { name: 'prefers_paper', kind: 'boolean', rate: 0.06 },
    {
      name: 'registered_at',
      kind: 'timestamp',
      from: '2021-09-01',
      to: '2025-12-22',
      growth: 1.4,
      weekdays: [1.2, 1.2, 1.15, 1.1, 1, 0.4, 0.35],
      hours: wakingHours,
    },
  ],
}
