import type { TableSchema } from '../../schema/schema.ts'

const causes = {
  annual_giving: ['Annual Fund', 'Friends Fund', 'Community Fund', 'Sustainers Circle'],
  program: ['Clean Water Program', 'After-School Tutoring', 'Community Food Bank', 'Reading for All', 'Youth Mentoring', 'Winter Shelter'],
  emergency_relief: ['Flood Relief', 'Emergency Aid', 'Wildfire Recovery', 'Refugee Aid', 'Storm Relief'],
  capital: ['New Community Center', 'Clinic Expansion', 'Building for Tomorrow', 'Shelter Renovation'],
  scholarship: ['Scholarship Fund', 'First in Family Scholarships', 'Music for Every Child', 'Future Teachers Fund'],
  endowment: ['Endowment Fund', 'Legacy Circle', 'Forever Fund'],
}

/** Who asks for them. They bear no year: gifts come in as long as they are open. */
const chapters = [
  'Riverside',
  'Lakeview',
  'Northside',
  'Southside',
  'East End',
  'West Hills',
  'Old Town',
  'Mill Creek',
  'Green Valley',
  'Bay Area',
  'Highlands',
  'Harbor District',
]

/** What gifts are asked for; all of them still take gifts, those with a deadline until then. */
export const campaigns: TableSchema = {
  name: 'campaigns',
  rows: { type: 'ratio', of: 'donors', ratio: 0.015, min: 8 },
  columns: [
    { name: 'campaign_id', kind: 'sequence' },
    {
      name: 'launched_on',
      kind: 'date',
      from: '2020-09-01',
      to: '2025-10-15',
      months: [1, 1, 1.2, 1, 0.9, 0.8, 0.7, 0.8, 1.4, 1.5, 1.3, 0.6],
      weekdays: [3, 4, 3, 3, 2, 0, 0],
    },
    { name: 'campaign_type', kind: 'category', values: Object.keys(causes), weights: [26, 32, 15, 9, 13, 5] },
    {
      name: 'name',
      kind: 'text',
      segments: [{ by: 'campaign_type', cases: causes }, ', ', { values: chapters }],
    },
    {
      name: 'wished_amount',
      kind: 'decimal',
      scale: 2,
      min: 5000,
      max: 20000000,
      by: 'campaign_type',
      cases: {
        annual_giving: { name: 'lognormal', median: 150000, spread: 0.5 },
        program: { name: 'lognormal', median: 60000, spread: 0.6 },
        emergency_relief: { name: 'lognormal', median: 90000, spread: 0.6 },
        capital: { name: 'lognormal', median: 1500000, spread: 0.6 },
        scholarship: { name: 'lognormal', median: 80000, spread: 0.5 },
        endowment: { name: 'lognormal', median: 2500000, spread: 0.5 },
      },
      hidden: true,
    },
    { name: 'goal_amount', kind: 'formula', expression: 'max(round(wished_amount / 5000), 1) * 5000', scale: 0 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'is_matched', kind: 'boolean', rate: 0.18 },
    { name: 'days_to_deadline', kind: 'integer', min: 30, max: 900, hidden: true },
    { name: 'days_open', kind: 'formula', expression: 'max(today - launched_on, 0) + days_to_deadline', hidden: true },
    {
      name: 'ends_on',
      kind: 'conditional',
      when: 'campaign_type in ["capital", "program", "scholarship"]',
      value: { kind: 'shifted', column: 'launched_on', offset: 'days_open', unit: 'days', as: 'date' },
    },
  ],
}
