import type { TableSchema } from '../../schema/schema.ts'

const functions: readonly (readonly [name: string, code: string])[] = [
  ['Engineering', 'ENG'],
  ['Operations', 'OPS'],
  ['Sales', 'SAL'],
  ['Customer Support', 'SUP'],
  ['Finance', 'FIN'],
  ['Human Resources', 'HR'],
  ['Marketing', 'MKT'],
  ['Information Technology', 'IT'],
  ['Product', 'PRD'],
  ['Legal', 'LEG'],
]

const byPlace = (cell: 0 | 1) => Object.fromEntries(functions.map((entry, place) => [String(place), entry[cell]]))

/** Departments, all there before the first hire; where there are more than functions, they are numbered. */
export const departments: TableSchema = {
  name: 'departments',
  rows: { type: 'ratio', of: 'employees', ratio: 0.01, min: 10 },
  columns: [
    { name: 'department_id', kind: 'sequence' },
    { name: 'function_place', kind: 'formula', expression: `(department_id - 1) % ${functions.length}`, hidden: true },
    { name: 'round', kind: 'formula', expression: `floor((department_id - 1) / ${functions.length}) + 1`, hidden: true },
    { name: 'repeated', kind: 'bucket', column: 'round', edges: [2], labels: ['first', 'again'], hidden: true },
    { name: 'function', kind: 'mapping', by: 'function_place', cases: byPlace(0), hidden: true },
    { name: 'function_code', kind: 'mapping', by: 'function_place', cases: byPlace(1), hidden: true },
    {
      name: 'name',
      kind: 'switch',
      by: 'repeated',
      cases: { first: { kind: 'template', template: '{function}' } },
      otherwise: { kind: 'template', template: '{function} {round}' },
    },
    {
      name: 'code',
      kind: 'switch',
      by: 'repeated',
      cases: { first: { kind: 'template', template: '{function_code}' } },
      otherwise: { kind: 'template', template: '{function_code}-{round}' },
    },
    { name: 'cost_center_number', kind: 'formula', expression: '4000 + department_id * 10', hidden: true },
    { name: 'cost_center', kind: 'template', template: 'CC-{cost_center_number}' },
    {
      name: 'drawn_budget',
      kind: 'decimal',
      scale: 0,
      min: 150_000,
      max: 12_000_000,
      distribution: { name: 'lognormal', median: 1_400_000, spread: 0.6 },
      hidden: true,
    },
    { name: 'annual_budget', kind: 'formula', expression: 'round(drawn_budget / 5000) * 5000' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'established_on', kind: 'date', from: '2008-01-07', to: '2015-11-30', weekdays: [3, 1, 1, 1, 1, 0, 0] },
  ],
}
