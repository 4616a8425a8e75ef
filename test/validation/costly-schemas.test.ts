import { describe, it } from 'vitest'
import { limits } from '../../src/schema/limits.ts'
import { expectSoon, type Hostile } from './support/expect-soon.ts'

type Column = Readonly<Record<string, unknown>>

const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))
const words = (name: string, count: number): Column => ({ name, kind: 'category', values: many(count, (i) => `w${i}`) })
const table = (columns: readonly Column[], more: object = {}) => [{ name: 't', rows: 1000, columns, ...more }]
const numbers = (count: number, of: (index: number) => object): readonly Column[] =>
  many(count, (i) => ({ name: `c${i}`, kind: 'decimal', scale: 2, min: 0, max: 1000, ...of(i) }))
const id = { name: 'id', kind: 'sequence' }
const long = { name: 't0', kind: 'constant', value: 'a'.repeat(limits.textLength) }
const one = { name: 't0', kind: 'constant', value: 'a' }
const template = (text: string): Column => ({ kind: 'template', template: text })

/** Texts of texts, each so many times the one before it. */
function nested(first: Column, depth: number, times: number, of: (text: string) => Column = template): readonly Column[] {
  return [id, first, ...many(depth, (i) => ({ ...of(`{t${i}}`.repeat(times)), name: `t${i + 1}` }))]
}

const parts = /have \d+ parts, .* at most 1000 are/
const started = { name: 'a', kind: 'timestamp', from: '2020-01-01', to: '2025-01-01' }

const hostile: readonly Hostile[] = [
  { name: 'templates 200 times over', tables: table(nested(one, 4, 200)), refused: ['/tables/0/columns/3', parts] },
  { name: 'templates 16 times over, 20 deep', tables: table(nested(one, 20, 16)), refused: ['/tables/0/columns/4', parts] },
  { name: 'templates twice over, 40 deep', tables: table(nested(one, 40, 2)), refused: ['/tables/0/columns/11', parts] },
  {
    name: 'a template of long texts',
    tables: table(nested(long, 1, 100)),
    refused: ['/tables/0/columns/2', /1000000 characters in the longest value, .* at most 131072 are/],
  },
  {
    name: 'a template of long lists',
    tables: table([words('c', 10_000), { name: 'x', ...template('{c} '.repeat(30)) }]),
    refused: ['/tables/0/columns/1', /300000 words to choose from, .* at most 250000 are/],
  },
  {
    name: 'texts of texts',
    tables: table([one, ...many(4, (i) => ({ name: `t${i + 1}`, kind: 'text', segments: many(200, () => ({ column: `t${i}` })) }))]),
    refused: ['/tables/0/columns/2', parts],
  },
  {
    name: 'conditionals of templates',
    tables: table(nested(one, 5, 100, (text) => ({ kind: 'conditional', when: 'id > 3', value: template(text) }))),
    refused: ['/tables/0/columns/3/value', parts],
  },
  {
    name: 'lookups of templates',
    tables: many(6, (i) => ({
      name: `u${i}`,
      rows: 10,
      columns:
        i === 0
          ? [id, { name: 'v', kind: 'template', template: '{id}' }]
          : [
              id,
              { name: 'p', kind: 'foreign_key', table: `u${i - 1}` },
              { name: 'l', kind: 'lookup', through: 'p', column: 'v' },
              { name: 'v', ...template('{l}'.repeat(100)) },
            ],
    })),
    refused: ['/tables/2/columns/3', parts],
  },
  {
    name: 'switches of templates',
    tables: table([
      words('k', 100),
      id,
      { name: 't0', ...template('{id}a{id}') },
      ...many(3, (i) => ({
        name: `t${i + 1}`,
        kind: 'switch',
        by: 'k',
        cases: Object.fromEntries(many(99, (j) => [`w${j}`, template(`{t${i}}`)])),
        otherwise: template(`{t${i}}b`),
      })),
    ]),
    refused: ['/tables/0/columns/4/cases/w26', /have \d+ parts, but at most 20000 are/],
  },
  {
    name: 'switches of the same long list',
    tables: table([
      words('k', 100),
      words('c', 10_000),
      ...many(120, (i) => ({
        name: `s${i}`,
        kind: 'switch',
        by: 'k',
        cases: Object.fromEntries(many(30, (j) => [`w${j}`, template('{c}')])),
        otherwise: { kind: 'constant', value: `x${i}` },
      })),
    ]),
    refused: ['/tables/0/columns/100', /have \d+ words to choose from, but at most 1000000 are/],
  },
  {
    name: 'distributions to look for',
    tables: table(numbers(80, (i) => ({ distribution: { name: 'gamma', mean: 10, shape: 2 + i } }))),
    refused: null,
  },
  {
    name: 'narrow distributions',
    tables: table(numbers(250, (i) => ({ distribution: { name: 'gamma', mean: 10, shape: 9_000 + i } }))),
    refused: ['/tables/0/columns/28', /cost 261, but at most 256 is/],
  },
  {
    name: 'steep distributions',
    tables: table(numbers(250, (i) => ({ distribution: { name: 'beta', alpha: 0.05, beta: 0.06 + i / 1000, min: 0, max: 1 } }))),
    refused: ['/tables/0/columns/28', /cost 261, but at most 256 is/],
  },
  {
    name: 'mixtures',
    tables: table(
      numbers(100, (i) => ({
        distribution: {
          name: 'mixture',
          components: many(16, (j) => ({ weight: 1, distribution: { name: 'poisson', mean: 1e5 + i * 16 + j } })),
        },
      })),
    ),
    refused: ['/tables/0/columns/4', /cost 320, but at most 256 is/],
  },
  {
    name: 'lifecycles',
    tables: table([
      started,
      ...many(80, (q) => ({
        name: `l${q}`,
        kind: 'lifecycle',
        started_at: 'a',
        start: 's0',
        transitions: many(120, (i) => ({
          from: `s${i}`,
          to: `s${i + 1}`,
          share: 0.5,
          after: { min: 1, max: 2 + i + q / 100, unit: 'days' },
        })),
      })),
    ]),
    refused: ['/tables/0/columns/9', /cost 270, but at most 256 is/],
  },
  {
    name: 'slow methods of faker',
    tables: table(many(100, (i) => ({ name: `c${i}`, kind: 'faker', method: 'system.fileExt' }))),
    refused: ['/tables/0/columns/20', /cost 105 \(slow methods 5, others 1\), but at most 100 is/],
  },
  {
    name: 'correlations of columns with ties',
    tables: table(
      many(60, (i) => ({ name: `c${i}`, kind: 'integer', min: 0, max: 4 + (i % 10) })),
      { correlations: many(60, (i) => many(i, (j) => ({ columns: [`c${i}`, `c${j}`], coefficient: 0.05 }))).flat() },
    ),
    refused: null,
  },
  {
    name: 'references to columns that are not there',
    tables: table(many(500, (i) => ({ name: `column_number_${i}`, ...template(`{colum_number_${i}}`) }))),
    refused: ['/tables/0/columns/0', /has no column "colum_number_0": did you mean "column_number_0"/],
  },
  {
    name: 'comparisons with words that are not there',
    tables: table([words('k', 10_000), id], { constraints: many(100, (i) => `k == "wx${i}"`) }),
    refused: ['/tables/0/constraints/0', /"wx0" is not a value of "k"/],
  },
  {
    name: 'categories of long lists of numbers, and of long maps',
    tables: table([
      words('k', 2),
      { name: 'n', kind: 'category', values: many(10_000, (i) => i + 0.25) },
      { name: 'w', kind: 'category', weights: Object.fromEntries(many(10_000, (i) => [`w${i}`, i])) },
      {
        name: 'c',
        kind: 'category',
        by: 'k',
        cases: { w0: Object.fromEntries(many(5_000, (i) => [`a${i}`, 1])), w1: Object.fromEntries(many(5_000, (i) => [`b${i}`, 1])) },
      },
    ]),
    refused: null,
  },
  {
    name: 'comparisons with words of a long list',
    tables: table([
      words('k', 10_000),
      ...many(200, (i) => ({ name: `f${i}`, kind: 'formula', as: 'boolean', expression: many(30, (j) => `k == "w${j}"`).join(' || ') })),
    ]),
    refused: null,
  },
  {
    name: 'centuries of months',
    tables: [
      { name: 'u', rows: 1000, columns: [id, { name: 'at', kind: 'date', from: '1930-01-01', to: '2025-12-31' }] },
      ...['r', 's'].map((name) => ({
        name,
        rows: { type: 'recurring', by: 'u', since: { table: 'u', column: 'at' }, delay_months: 1, monthly_churn: 0.05 },
        columns: [id, { name: 'd', kind: 'occurrence_date' }],
      })),
    ],
    refused: ['/tables/2/rows', /give \d+ pairs of a first and a later month, but at most 750000 are/],
  },
]

describe('costly schemas', () => {
  it.each(hostile)('should plan or refuse $name at once', (each) => expectSoon(each))
})
