import { describe, expect, it } from 'vitest'
import { limits } from '../../src/schema/limits.ts'
import { column, dice, id, problemsOf, withColumns, withTable } from '../schema/support.ts'

describe('names and limits', () => {
  it.each([
    '1st',
    '',
    ' ',
    'a b',
    'a-b',
    '../../etc/passwd',
    '__proto__',
    '_1',
    '"; drop table x',
    'a.b',
    'é́\n',
    '日 本',
    'x\u0000',
    '\u0301a',
  ])('should refuse the name %j', (name) => {
    expect(problemsOf(withColumns({ ...dice, name })).map(([pointer]) => pointer)).toEqual([`${column}/name`])
    expect(problemsOf(withTable({ name })).map(([pointer]) => pointer)).toEqual(['/tables/0/name'])
  })

  it.each(['today', 'true', 'false', 'null', 'parent'])('should refuse the word %j of formulas as a name', (name) => {
    expect(problemsOf(withColumns({ ...dice, name }))).toEqual([
      [`${column}/name`, expect.stringContaining('is a reserved word of formulas')],
    ])
  })

  it.each(['a', '_a', 'größe', '日本', 'नाम', 'x1_', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(63)])(
    'should take the name %j',
    (name) => {
      expect(problemsOf(withColumns({ ...dice, name }))).toEqual([])
      expect(problemsOf(withTable({ name }))).toEqual([])
    },
  )

  it.each<[string, unknown, string, string]>([
    [
      'tables',
      { version: 1, tables: Array.from({ length: 201 }, (_, i) => ({ name: `t${i}`, rows: 1, columns: [id] })) },
      '/tables',
      '200',
    ],
    ['columns of a table', withColumns(...Array.from({ length: 500 }, (_, i) => ({ ...dice, name: `c${i}` }))), '/tables/0/columns', '500'],
    [
      'columns of all tables',
      {
        version: 1,
        tables: Array.from({ length: 5 }, (_, t) => ({
          name: `t${t}`,
          rows: 1,
          columns: Array.from({ length: 401 }, (_, c) => ({ ...dice, name: `c${c}` })),
        })),
      },
      '/tables',
      '2000',
    ],
    [
      'entries of a list',
      withColumns({ name: 'x', kind: 'category', values: Array.from({ length: 10_001 }, String) }),
      `${column}/values`,
      '10000',
    ],
    [
      'entries of a map',
      withColumns({ name: 'x', kind: 'mapping', by: 'y', cases: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, 'z'])) }),
      `${column}/cases`,
      '10000',
    ],
    ['days of one window', withColumns({ name: 'x', kind: 'date', from: '1700-01-01', to: '2025-12-31' }), column, '73050'],
    [
      'days of all windows',
      withColumns(...Array.from({ length: 14 }, (_, i) => ({ name: `d${i}`, kind: 'date', from: '1826-01-01', to: '2025-12-30' }))),
      '/tables/0/columns/14',
      '1000000',
    ],
    [
      'columns of kind faker, inside of others too',
      withColumns(...Array.from({ length: 99 }, (_, i) => ({ name: `f${i}`, kind: 'faker', method: 'person.jobTitle' })), {
        name: 'either',
        kind: 'switch',
        by: 'f0',
        cases: { a: { kind: 'faker', method: 'company.name' }, b: { kind: 'faker', method: 'company.name' } },
      }),
      '/tables/0/columns/100/cases/b',
      'cost 101 (slow methods 5, others 1), but at most 100',
    ],
    [
      'distributions, of mixtures and cases too',
      withColumns(
        {
          ...dice,
          distribution: {
            name: 'mixture',
            components: Array.from({ length: 8 }, () => ({ weight: 1, distribution: { name: 'normal', mean: 3, standard_deviation: 1 } })),
          },
        },
        ...Array.from({ length: 240 }, (_, i) => ({ ...dice, name: `d${i}`, distribution: { name: 'poisson', mean: i + 1 } })),
        { name: 'word', kind: 'category', values: ['a'] },
        { ...dice, name: 'last', by: 'word', cases: { a: { name: 'poisson', mean: 5 } } },
        { ...dice, name: 'even' },
      ),
      '/tables/0/columns/243',
      'cost 257, but at most 256',
    ],
    [
      'that a number may be',
      withColumns({ ...dice, distribution: { name: 'poisson', mean: 1e300 } }),
      `${column}/distribution/mean`,
      '2^53',
    ],
    ['text', withColumns({ name: 'x', kind: 'constant', value: 'x'.repeat(10_001) }), `${column}/value`, '10000'],
  ])('should refuse more %s than the limit, and tell it', (_, value, pointer, limit) => {
    expect(problemsOf(value)).toEqual([[pointer, expect.stringContaining(limit)]])
  })

  it('should refuse values nested too deeply, and check no further', () => {
    let value: unknown = dice
    for (let depth = 0; depth < 5000; depth++) value = { kind: 'conditional', when: 'true', value }
    expect(problemsOf(withColumns(value))).toEqual([
      [expect.stringMatching(/^\/tables\/0\/columns\/1(\/value)+$/), expect.stringContaining(`${limits.depth}`)],
    ])
  })
})
