import type { Recipe } from './recipe.ts'

/** Recipes for totals, dependent values and dirty data. */
export const valueRecipes: readonly Recipe[] = [
  {
    title: 'Exact revenue',
    text:
      'With the outcome `totals`, the payments of each month add up to its total, to the cent; `shares` divides the total by ' +
      'country. `rate` is also exact: 2 of 100 payments are fraud. With `existing_at`, no customer pays before joining.',
    tables: [
      {
        name: 'customers',
        rows: { type: 'primary', count: 500 },
        columns: [
          { name: 'customer_id', kind: 'sequence' },
          { name: 'joined_on', kind: 'date', from: '2023-01-01', to: '2025-12-31' },
        ],
        primary_key: 'customer_id',
      },
      {
        name: 'payments',
        rows: { type: 'ratio', of: 'customers', ratio: 6 },
        columns: [
          { name: 'payment_id', kind: 'sequence' },
          { name: 'paid_at', kind: 'timestamp', from: '2025-01-01', to: '2025-03-31', growth: 1.5 },
          { name: 'customer_id', kind: 'foreign_key', table: 'customers', existing_at: 'paid_at' },
          { name: 'country', kind: 'category', values: ['US', 'GB'], shares: [0.7, 0.3], even_in: ['2025-01', '2025-02', '2025-03'] },
          { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 900, distribution: { name: 'lognormal', median: 40, spread: 0.6 } },
          { name: 'is_fraud', kind: 'boolean', rate: 0.02 },
        ],
        primary_key: 'payment_id',
        outcomes: [
          {
            type: 'totals',
            column: 'amount',
            periods: [
              { period: '2025-01', total: 50_000 },
              { period: '2025-02', total: 62_500.5 },
              { period: '2025-03', total: 75_000 },
            ],
            shares: { by: 'country', values: { US: 0.75, GB: 0.25 } },
          },
        ],
      },
    ],
  },
  {
    title: 'Numbers with an exact mean',
    text:
      'With `exact`, the mean, the median and the other quantiles of a column are those of its distribution, for any seed ' +
      'and any number of rows. ' +
      'The distribution is cut at `min` and `max`: values beyond a bound are left out, not moved to it. Before values are ' +
      'rounded, their mean is within ' +
      '0.1% of that of the cut distribution. If a distribution jumps from one value to the next, as `poisson` does, the ' +
      'share of rows with each value is ' +
      'accurate to 1 in 8192. The guarantee is for all rows of the table: if `nullable`, `conditional`, `switch` or a filter ' +
      'leaves only some of the ' +
      'numbers, their mean is not exact.',
    tables: [
      {
        name: 'results',
        rows: { type: 'primary', count: 600 },
        columns: [
          { name: 'student', kind: 'sequence' },
          {
            name: 'points',
            kind: 'decimal',
            scale: 1,
            min: 0,
            max: 100,
            distribution: { name: 'normal', mean: 70, standard_deviation: 8 },
            exact: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Numbers that go together',
    text:
      'There are three ways, from loose to strict: `correlations` relate the ranks of two columns, `cases` give each category ' +
      'its own distribution, and a `formula` computes a number from others. `constraints` are checked in every row.',
    tables: [
      {
        name: 'staff',
        rows: { type: 'primary', count: 400 },
        columns: [
          { name: 'level', kind: 'category', values: ['junior', 'senior'], weights: [3, 1] },
          { name: 'years', kind: 'integer', min: 0, max: 40, distribution: { name: 'gamma', mean: 8, shape: 2 } },
          {
            name: 'salary',
            kind: 'decimal',
            scale: 2,
            min: 30_000,
            max: 250_000,
            by: 'level',
            cases: {
              junior: { name: 'lognormal', median: 48_000, spread: 0.15 },
              senior: { name: 'lognormal', median: 95_000, spread: 0.2 },
            },
          },
          { name: 'bonus', kind: 'formula', expression: 'level == "senior" ? salary * 0.1 : 0', scale: 2 },
        ],
        correlations: [{ columns: ['years', 'salary'], coefficient: 0.7 }],
        constraints: ['bonus < salary'],
      },
    ],
  },
  {
    title: 'Sums that add up',
    text:
      'From the bottom up, the total of an order is the sum of its lines (`roll_up`). From the top down, the total is divided ' +
      'into instalments that add up to it (`split`).',
    tables: [
      {
        name: 'orders',
        rows: { type: 'primary', count: 100 },
        columns: [
          { name: 'order_id', kind: 'sequence' },
          { name: 'total', kind: 'roll_up', table: 'lines', aggregate: 'sum', column: 'amount' },
        ],
        primary_key: 'order_id',
      },
      {
        name: 'lines',
        rows: { type: 'owned', by: 'orders', min: 1, max: 5 },
        columns: [
          { name: 'order_id', kind: 'owner_key', table: 'orders' },
          { name: 'line', kind: 'sibling_number' },
          { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 300, ending: 99 },
        ],
        primary_key: ['order_id', 'line'],
      },
      {
        name: 'instalments',
        rows: { type: 'owned', by: 'orders', min: 1, max: 3 },
        columns: [
          { name: 'order_id', kind: 'owner_key', table: 'orders' },
          { name: 'paid', kind: 'split', of: 'total' },
        ],
      },
    ],
  },
  {
    title: 'Missing and dirty data',
    text:
      'Data for tests of data cleaning. `nullable` makes cells null, at random or in rows in which a formula is true. ' +
      '`duplicates`, `typos` and `outliers` change an exact number of cells; `answers` adds a table that lists them, to score ' +
      'the results of the cleaning.',
    tables: [
      {
        name: 'patients',
        rows: { type: 'primary', count: 1000 },
        columns: [
          { name: 'patient_id', kind: 'sequence' },
          { name: 'name', kind: 'person' },
          { name: 'city', kind: 'faker', method: 'location.city' },
          { name: 'age', kind: 'integer', min: 0, max: 99 },
          {
            name: 'weight_kg',
            kind: 'decimal',
            scale: 1,
            min: 3,
            max: 160,
            distribution: { name: 'normal', mean: 74, standard_deviation: 14 },
          },
          { name: 'phone', kind: 'phone', nullable: { rate: 0.2 } },
          { name: 'income', kind: 'integer', min: 0, max: 200_000, nullable: { rate: 0.5, when: 'income > 100000' } },
        ],
        primary_key: 'patient_id',
        outcomes: [
          { type: 'duplicates', columns: ['name', 'city', 'age'], rate: 0.03, answers: 'duplicate_patients' },
          { type: 'outliers', column: 'weight_kg', count: 8, factor: 10, answers: 'wrong_weights' },
          { type: 'typos', column: 'city', rate: 0.02, answers: 'misspelt_cities' },
        ],
      },
    ],
  },
]
