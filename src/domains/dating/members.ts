import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { city, country, place } from '../shared/place-columns.ts'
import { genderColumns } from './genders.ts'
import { photoCount } from './photo-count.ts'

/** Profiles, by first name only as the app shows them. */
export const members: TableSchema = {
  name: 'members',
  rows: { type: 'primary' },
  columns: [
    { name: 'member_id', kind: 'sequence' },
    { name: 'woman', kind: 'person', country: 'country_code', female_share: 1, hidden: true },
    { name: 'man', kind: 'person', country: 'country_code', female_share: 0, hidden: true },
    { name: 'her_name', kind: 'person_attribute', person: 'woman', attribute: 'given_name', hidden: true },
    { name: 'his_name', kind: 'person_attribute', person: 'man', attribute: 'given_name', hidden: true },
    { name: 'her_username', kind: 'person_attribute', person: 'woman', attribute: 'username', hidden: true },
    { name: 'his_email', kind: 'person_attribute', person: 'man', attribute: 'email', hidden: true },
    {
      name: 'first_name',
      kind: 'switch',
      by: 'gender',
      cases: { female: { kind: 'template', template: '{her_name}' } },
      otherwise: { kind: 'template', template: '{his_name}' },
    },
    ...genderColumns,
    // At other providers than men are, so that no address comes twice.
    {
      name: 'email',
      kind: 'switch',
      by: 'gender',
      cases: {
        female: {
          kind: 'text',
          segments: [{ column: 'her_username' }, '@', { values: ['heymail.example', 'postnest.example', 'mailtide.example'] }],
        },
      },
      otherwise: { kind: 'template', template: '{his_email}' },
    },
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 22,
      max_age: 70,
      distribution: { name: 'empirical', quantiles: [22, 23.8, 25.2, 26.6, 28, 29.6, 31.5, 34, 38, 45, 70] },
    },
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB', 'AU'], weights: [96, 2, 1, 1] },
    {
      name: 'looking_for',
      kind: 'category',
      values: ['relationship', 'something_casual', 'friends', 'not_sure_yet'],
      weights: [48, 21, 10, 21],
    },
    {
      name: 'interests',
      kind: 'text',
      segments: [
        { values: ['hiking', 'cooking', 'travel', 'running', 'live music', 'photography'] },
        ', ',
        { values: ['coffee', 'dogs', 'movies', 'board games', 'yoga', 'climbing'] },
        ', ',
        { values: ['reading', 'brunch', 'gaming', 'dancing', 'museums', 'cycling'] },
      ],
    },
    ...photoCount('photo_count', 'member_id'),
    { name: 'is_verified', kind: 'boolean', rate: 0.52 },
    { name: 'is_fake', kind: 'boolean', rate: 0.025 },
    {
      name: 'acquisition_channel',
      kind: 'category',
      values: ['app_store', 'friend', 'social_ads', 'search', 'tv'],
      weights: [41, 24, 21, 10, 4],
    },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2023-06-01',
      to: '2025-12-29',
      growth: 1.7,
      months: [1.35, 1.15, 1.02, 0.98, 0.95, 0.92, 0.93, 0.95, 0.98, 0.97, 0.95, 1],
      weekdays: [1.1, 1, 0.98, 0.95, 0.88, 0.95, 1.25],
      hours: wakingHours,
    },
  ],
}
