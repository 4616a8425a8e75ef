import type { TableSchema } from '../../schema/schema.ts'

/** Who answers; their cost by the minute depends on their team. */
export const agents: TableSchema = {
  name: 'agents',
  rows: { type: 'ratio', of: 'customers', ratio: 0.02, min: 4 },
  columns: [
    { name: 'agent_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US', 'IE', 'IN', 'PL'], weights: [45, 20, 20, 15] },
    { name: 'person', kind: 'person', country: 'country_code', hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'mailbox', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'template', template: '{mailbox}@helpdesk.example' },
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' },
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
