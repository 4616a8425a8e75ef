import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person } from '../shared/person-columns.ts'
import { city, place } from '../shared/place-columns.ts'

/** Who answers; their cost by the minute depends on their team. */
export const agents: TableSchema = {
  name: 'agents',
  rows: { type: 'ratio', of: 'customers', ratio: 0.02, min: 4 },
  columns: [
    { name: 'agent_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US', 'IE', 'IN', 'PL'], weights: [45, 20, 20, 15] },
    person(0.5),
    firstName,
    lastName,
    { name: 'mailbox', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'template', template: '{mailbox}@helpdesk.example' },
    place,
    city,
    { name: 'team', kind: 'category', values: ['tier_1', 'tier_2', 'tier_3'], shares: [0.55, 0.28, 0.17] },
    { name: 'shift', kind: 'category', values: ['early', 'day', 'late', 'night'], weights: [28, 44, 20, 8] },
    {
      name: 'cost_per_minute',
      kind: 'mapping',
      by: 'team',
      cases: { tier_1: 0.48, tier_2: 0.62, tier_3: 0.85 },
      scale: 2,
      hidden: true,
    },
    { name: 'is_remote', kind: 'boolean', rate: 0.45 },
    { name: 'hired_on', kind: 'date', from: '2019-02-04', to: '2025-10-20', growth: 1.3, weekdays: [5, 1, 1, 0.6, 0.2, 0, 0] },
  ],
}
