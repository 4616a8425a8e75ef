/** An example of each rule for the number of rows. */
export const rowsExamples: Readonly<Record<string, object>> = {
  primary: { type: 'primary', count: 1000 },
  ratio: { type: 'ratio', of: 'customers', ratio: 0.1, min: 12 },
  owned: { type: 'owned', by: 'orders', min: 1, max: 5, mean: 2.2 },
  recurring: {
    type: 'recurring',
    by: 'subscriptions',
    since: { table: 'subscriptions', column: 'started_on' },
    delay_months: 1,
    starters: { column: 'plan', values: ['pro', 'team'] },
    ended_share: 0.2,
  },
}
