import type { TableSchema } from '../../schema/schema.ts'

/** What sponsors pay sites: fees and the site's overhead make the amount, a twentieth of which is held back until the end of the trial. */
export const sitePayments: TableSchema = {
  name: 'site_payments',
  rows: { type: 'ratio', of: 'patients', ratio: 2 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'site_id', kind: 'foreign_key', table: 'sites', popularity: 0.5 },
    { name: 'trial_id', kind: 'lookup', through: 'site_id', column: 'trial_id' },
    { name: 'paid_on', kind: 'date', from: '2023-02-01', to: '2025-12-31', growth: 1.5, weekdays: [0.8, 1.2, 1, 1.3, 1.2, 0, 0] },
    { name: 'invoice_number', kind: 'pattern', pattern: 'CT-#########', unique: true },
    { name: 'payment_type', kind: 'category', values: ['visit_fees', 'start_up', 'procedures', 'pass_through'], weights: [68, 6, 18, 8] },
    {
      name: 'drawn_amount',
      kind: 'decimal',
      scale: 2,
      min: 120,
      max: 90_000,
      by: 'payment_type',
      cases: {
        start_up: { name: 'lognormal', median: 11_500, spread: 0.4 },
        procedures: { name: 'lognormal', median: 2100, spread: 0.6 },
        pass_through: { name: 'lognormal', median: 850, spread: 0.7 },
      },
      distribution: { name: 'lognormal', median: 3900, spread: 0.6 },
      hidden: true,
    },
    { name: 'amount', kind: 'formula', expression: 'drawn_amount', scale: 2 },
    { name: 'overhead', kind: 'formula', expression: 'payment_type == "pass_through" ? 0 : amount * 0.25 / 1.25', scale: 2 },
    { name: 'fees', kind: 'formula', expression: 'amount - overhead' },
    { name: 'holdback', kind: 'formula', expression: 'payment_type == "visit_fees" ? amount * 0.05 : 0', scale: 2 },
    { name: 'paid_amount', kind: 'formula', expression: 'amount - holdback' },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
