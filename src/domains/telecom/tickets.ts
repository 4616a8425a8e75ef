import type { TableSchema } from '../../schema/schema.ts'

const supportHours = [1, 0.5, 0.4, 0.3, 0.4, 1, 3, 8, 20, 30, 32, 30, 25, 26, 27, 27, 26, 24, 20, 15, 10, 6, 3, 2]

/** What subscribers complain of; solved unless that would be after today. */
export const tickets: TableSchema = {
  name: 'tickets',
  rows: { type: 'ratio', of: 'subscribers', ratio: 0.6 },
  columns: [
    { name: 'ticket_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', popularity: 0.6, existing_at: 'opened_at' },
    {
      name: 'opened_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.4,
      weekdays: [1.3, 1.15, 1.05, 1, 1, 0.7, 0.5],
      hours: supportHours,
    },
    { name: 'channel', kind: 'category', values: ['phone', 'app', 'chat', 'email', 'store'], weights: [42, 21, 19, 11, 7] },
    {
      name: 'category',
      kind: 'category',
      values: ['billing', 'no_signal', 'slow_data', 'plan_change', 'roaming', 'number_porting', 'sim_replacement'],
      weights: [29, 17, 18, 14, 8, 6, 8],
    },
    { name: 'priority', kind: 'category', values: ['low', 'normal', 'high', 'urgent'], weights: [22, 58, 16, 4] },
    {
      name: 'subject',
      kind: 'text',
      segments: [
        {
          by: 'category',
          cases: {
            billing: ['Bill higher than expected', 'Charged twice', 'Question about a charge', 'Discount missing on my bill'],
            no_signal: ['No signal at home', 'Calls drop indoors', 'No service since this morning'],
            slow_data: ['Internet very slow in the evening', 'Data barely works', 'Video keeps buffering'],
            plan_change: ['Want to upgrade my plan', 'Switch to a smaller plan', 'Add data to my plan'],
            roaming: ['Roaming does not work abroad', 'Roaming charges unclear', 'Activate roaming'],
            number_porting: ['Bring my number from another operator', 'Porting still pending', 'Porting code needed'],
            sim_replacement: ['SIM card lost', 'Need an eSIM for a new phone', 'SIM not recognised'],
          },
        },
      ],
    },
    { name: 'is_escalated', kind: 'boolean', rate: 0.09 },
    {
      name: 'minutes_to_solve',
      kind: 'integer',
      min: 4,
      max: 40000,
      by: 'category',
      distribution: { name: 'lognormal', median: 160, spread: 1.4 },
      cases: {
        no_signal: { name: 'lognormal', median: 1500, spread: 1.2 },
        slow_data: { name: 'lognormal', median: 1300, spread: 1.2 },
        number_porting: { name: 'lognormal', median: 2600, spread: 0.6 },
      },
      hidden: true,
    },
    { name: 'minutes_open', kind: 'formula', expression: 'floor((seconds(today) - 1 - opened_at) / 60)', hidden: true },
    { name: 'is_solved', kind: 'formula', expression: 'minutes_to_solve <= minutes_open', as: 'boolean', hidden: true },
    { name: 'status', kind: 'mapping', by: 'is_solved', cases: { true: 'resolved', false: 'open' } },
    {
      name: 'resolved_at',
      kind: 'conditional',
      when: 'is_solved',
      value: { kind: 'shifted', column: 'opened_at', offset: 'minutes_to_solve', unit: 'minutes', as: 'timestamp' },
    },
    { name: 'answers', kind: 'boolean', rate: 0.34, hidden: true },
    {
      name: 'score',
      kind: 'category',
      values: ['1', '2', '3', '4', '5'],
      by: 'is_escalated',
      cases: { true: [32, 22, 18, 16, 12], false: [7, 7, 14, 31, 41] },
      hidden: true,
    },
    {
      name: 'satisfaction',
      kind: 'conditional',
      when: 'is_solved && answers',
      value: { kind: 'mapping', by: 'score', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } },
    },
  ],
}
