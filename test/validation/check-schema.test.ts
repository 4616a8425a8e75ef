import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import type { SynthError } from '../../src/errors.ts'
import { checkSchema } from '../../src/validation/check-schema.ts'
import { readSchema } from '../../src/validation/read-schema.ts'
import { columnCases } from '../columns/fixtures.ts'
import { column, dice, id, problemsOf, withColumns, withTable } from '../schema/support.ts'

describe('checkSchema', () => {
  it.each([...domains.values()])('should find nothing wrong with the domain $name', ({ schema }) => {
    expect(problemsOf(structuredClone(schema))).toEqual([])
  })

  it('should find nothing wrong with the fixtures of any column kind', () => {
    for (const { name, tables } of columnCases) expect([name, problemsOf({ version: 1, tables })]).toEqual([name, []])
  })

  it.each<[unknown, string, string]>([
    [null, '', 'must be an object with `version`, `tables`, but is null'],
    [[], '', 'must be an object with `version`, `tables`, but is an array'],
    ['{}', '', 'but is the string "{}"'],
    [{ tables: [] }, '', 'needs `version`'],
    [{ schema: { version: 1, tables: [] }, rows: 5 }, '', 'is the body of a request: the schema is the value of its field "schema"'],
    [{ version: 1, schema: {} }, '', 'needs `tables`'],
    [{ version: 2, tables: [] }, '/version', 'must be 1, but is the number 2'],
    [{ version: '1', tables: [] }, '/version', 'must be 1, but is "1"'],
    [{ version: 1, tables: {} }, '/tables', 'must be an array of objects with `name`, `rows`, `columns`, but is an object'],
    [{ version: 1, tables: [] }, '/tables', 'must have at least 1 entry, but has 0'],
    [{ version: 1, tables: [7] }, '/tables/0', 'must be an object with `name`, `rows`, `columns`, but is the number 7'],
    [{ version: 1, tables: [], tabels: [] }, '/tabels', '"tabels" is not a property of the schema: did you mean "tables"?'],
    [{ version: 1, tables: [], $schema: 3 }, '/$schema', 'must be a string, but is the number 3'],
    [{ version: 1, tables: [], reference_date: '2025-02-30' }, '/reference_date', 'must be a calendar date'],
    [{ version: 1, tables: [], reference_date: '0000-01-01' }, '/reference_date', 'must be a calendar date'],
    [{ version: 1, tables: [], story: 'x'.repeat(20_001) }, '/story', 'at most 20000 characters long, but has 20001'],
    [{ version: 1, tables: [], description: 'half \uD800' }, '/description', 'surrogate'],
    [{ version: 1, tables: [], '\uDC00': 1 }, '/\uDC00', 'surrogate'],
    [{ version: 1, tables: [], ['__proto__']: {} }, '/__proto__', '"__proto__" is not a property of the schema'],
    [withTable({ rows: '5' }), '/tables/0/rows', 'must be an integer or an object with `type`, but is the string "5"'],
    [withTable({ rows: 1.5 }), '/tables/0/rows', 'must be an integer, but is the number 1.5'],
    [withTable({ rows: {} }), '/tables/0/rows', 'needs `type`: "primary" or "ratio" or "owned" or "recurring"'],
    [withTable({ rows: { type: 'ownde' } }), '/tables/0/rows/type', '"ownde" is not allowed here: did you mean "owned"?'],
    [withTable({ rows: { type: 'ratio', of: 'a', ratio: -1 } }), '/tables/0/rows/ratio', 'must be at least 0, but is -1'],
    [withTable({ rows: { type: 'ratio', of: 'a', ratoi: 1 } }), '/tables/0/rows/ratoi', 'did you mean "ratio"?'],
    [withTable({ rows: { type: 'owned', by: 'a', min: 0, max: 10_001 } }), '/tables/0/rows/max', 'the difference can be at most 10000'],
    [withTable({ hiden: true }), '/tables/0/hiden', '"hiden" is not a property of a table: did you mean "hidden"?'],
    [withTable({ primary_key: 1 }), '/tables/0/primary_key', 'must be a string or an array of strings, but is the number 1'],
    [withTable({ unique: ['id'] }), '/tables/0/unique/0', 'must be an array of strings, but is the string "id"'],
    [withTable({ unique: [['id', 'id']] }), '/tables/0/unique/0/1', 'equals entry 0'],
    [
      withTable({ correlations: [{ columns: ['id'], coefficient: 1 }] }),
      '/tables/0/correlations/0/columns',
      'exactly 2 entries, but has 1',
    ],
    [
      withTable({ correlations: Array.from({ length: 5_001 }, () => ({ columns: ['id', 'dice'], coefficient: 0.1 })) }),
      '/tables',
      'have 5001 correlations in total, but at most 5000 are allowed',
    ],
    [withTable({ outcomes: [{ type: 'miracles' }] }), '/tables/0/outcomes/0/type', 'there is no outcome "miracles"'],
    [withColumns({ name: 'x' }), column, 'needs `kind`: The kind'],
    [withColumns({ name: 'x', type: 'integer' }), column, 'The property is not called `type`.'],
    [withTable({ name: 'line-items' }), '/tables/0/name', ', such as "line_items"'],
    [withColumns({ name: 'x', kind: 'VARCHAR' }), `${column}/kind`, 'did you mean "category" or "faker" or "pattern"'],
    [withColumns({ ...dice, nullable: 0.2 }), `${column}/nullable`, 'must be an object with any of `rate`, `when`, but is the number 0.2'],
    [
      withTable({ outcomes: [{ type: 'totals', column: 'dice', periods: [{ period: 'Jan 2025', total: 1 }] }] }),
      '/tables/0/outcomes/0/periods/0/period',
      '"Jan 2025" is not allowed here: A year, quarter, month or day',
    ],
    [withColumns('x'), column, 'must be an object with `name`, `kind`, but is the string "x"'],
    [withColumns({ name: 'x', kind: 7 }), `${column}/kind`, 'must be a string, but is the number 7'],
    [withColumns({ name: 'x', kind: 'interger' }), `${column}/kind`, 'there is no column kind "interger": did you mean "integer"?'],
    [withColumns({ name: 'x', kind: 'constructor' }), `${column}/kind`, 'there is no column kind "constructor"'],
    [withColumns({ ...dice, min: '1' }), `${column}/min`, 'must be an integer, but is the string "1"'],
    [withColumns({ ...dice, mni: 1 }), `${column}/mni`, '"mni" is not a property of a column of kind integer: did you mean "min"?'],
    [withColumns({ name: 'x', kind: 'integer', min: 1 }), column, 'needs `max`: Largest value, included.'],
    [withColumns({ ...dice, distribution: { name: 'norml' } }), `${column}/distribution/name`, 'did you mean "normal"?'],
    [
      withColumns({ ...dice, distribution: 'normal' }),
      `${column}/distribution`,
      'must be an object with `name`, but is the string "normal"',
    ],
    [withColumns({ ...dice, distribution: { name: 'poisson', mean: 0 } }), `${column}/distribution/mean`, 'must be above 0, but is 0'],
    [withColumns({ ...dice, distribution: { name: 'normal', mean: 1 } }), `${column}/distribution`, 'needs `standard_deviation`'],
    [withColumns({ ...dice, hidden: 'yes' }), `${column}/hidden`, 'must be a boolean, but is the string "yes"'],
    [withColumns({ ...dice, nullable: { rate: 2 } }), `${column}/nullable/rate`, 'must be at most 1, but is 2'],
    [withColumns({ name: 'x', kind: 'text', segments: [{ colum: 'y' }] }), `${column}/segments/0/colum`, 'did you mean "column"?'],
    [withColumns({ name: 'x', kind: 'text', segments: [{ by: 'y' }] }), `${column}/segments/0`, 'needs `cases`'],
    [withColumns({ name: 'x', kind: 'text', segments: [{}] }), `${column}/segments/0`, 'must be an object with `column`, or with `values`'],
    [
      withColumns({ name: 'x', kind: 'mapping', by: 'y', cases: { a: 1, b: 'c' } }),
      `${column}/cases/b`,
      'must be a number, but is the string "c"',
    ],
    [withColumns({ name: 'x', kind: 'date', from: '2025-13-01', to: '2025-12-31' }), `${column}/from`, 'must be a calendar date'],
    [
      withColumns({ name: 'x', kind: 'roll_up', table: 'y', aggregate: 'summ' }),
      `${column}/aggregate`,
      '"summ" is not allowed here: did you mean "sum"?',
    ],
    [withColumns({ name: 'x', kind: 'category', values: ['a', 'b', 'a'] }), `${column}/values/2`, 'equals entry 0'],
    [withColumns(dice, dice), '/tables/0/columns/2/name', '"dice" is taken'],
    [withColumns({ ...dice, name: 'x'.repeat(64) }), `${column}/name`, 'at most 63 characters long, but has 64'],
  ])('should refuse %j at %s: %s', (value, pointer, detail) => {
    expect(problemsOf(value)).toContainEqual([pointer, expect.stringContaining(detail)])
  })

  it('should report all problems at once', () => {
    const schema = {
      version: 1,
      tables: [
        {
          name: 'a',
          rows: { type: 'primary' },
          columns: [
            { ...dice, max: 'six' },
            { name: 'x', kind: 'colour' },
          ],
        },
        { name: 'b', rows: { type: 'primary' }, columns: [{ name: 'today', kind: 'sequence' }], note: '' },
        {
          name: 'a',
          rows: -1,
          columns: [{ name: 'x', kind: 'conditional', when: 'true', value: { kind: 'boolean', rate: 2, name: 'y' } }],
        },
      ],
    }
    expect(
      problemsOf(schema)
        .map(([pointer]) => pointer)
        .toSorted(),
    ).toEqual([
      '/tables/0/columns/0/max',
      '/tables/0/columns/1/kind',
      '/tables/1/columns/0/name',
      '/tables/1/note',
      '/tables/1/rows/type',
      '/tables/2/columns/0/value/name',
      '/tables/2/columns/0/value/rate',
      '/tables/2/name',
      '/tables/2/rows',
    ])
  })

  it('should report a hundred problems and count the others', () => {
    const { problems } = checkSchema(
      withColumns(...Array.from({ length: 200 }, (_, i) => ({ ...dice, name: `c${i}`, max: null, more: 1 }))),
    )
    expect([problems.count, problems.found.length]).toEqual([400, 100])
    expect(() => problems.report()).toThrow(expect.objectContaining({ message: expect.stringContaining('(and 399 more)') as string }))
    try {
      problems.report()
    } catch (error) {
      expect((error as SynthError).problems.at(-1)).toEqual({ pointer: '', detail: 'and 300 more' })
    }
  })

  it('should say once of a part that is refused for its size or text that it is', () => {
    const transitions = ['\uD800', { from: 'a', to: 'b', share: 1, after: { min: 1, max: 2, unit: 'days' } }]
    expect(problemsOf(withColumns({ name: 'x', kind: 'lifecycle', started_at: 'y', start: 'a', transitions }))).toEqual([
      [`${column}/transitions/0`, expect.stringContaining('surrogate')],
    ])
    expect(problemsOf(withColumns({ ...dice, distribution: { name: 'empirical', quantiles: 1e300 } }))).toEqual([
      [`${column}/distribution/quantiles`, expect.stringContaining('2^53')],
    ])
  })

  it('should keep the readable part if only columns and outcomes are wrong', () => {
    const bad = { ...dice, max: 'six' }
    const { readable, failed } = checkSchema(withTable({ columns: [id, bad, { kind: 7 }], outcomes: [{ type: 7 }, null] }))
    expect([...failed].toSorted()).toEqual(['/tables/0/columns/1', '/tables/0/columns/2', '/tables/0/outcomes/0', '/tables/0/outcomes/1'])
    expect(readable?.tables[0]).toEqual({
      name: 'rows',
      rows: 10,
      columns: [id, { name: 'dice', kind: 'integer' }, { name: '', kind: '' }],
      outcomes: [{ type: '' }, { type: '' }],
    })
    expect(checkSchema(withTable({ columns: [bad], note: 1 })).readable).toBeNull()
  })
})

describe('readSchema', () => {
  it('should return a valid schema', () => {
    const schema = withColumns(dice)
    expect(readSchema(schema)).toEqual(schema)
  })

  it('should refuse an invalid schema with a code, the first problem and all problems', () => {
    expect(() => readSchema(withColumns({ ...dice, max: 'six', mni: 1 }))).toThrow(
      expect.objectContaining({
        code: 'schema_invalid',
        message: `${column}/max: must be an integer, but is the string "six" (and 1 more)`,
        problems: [expect.objectContaining({ pointer: `${column}/max` }), expect.objectContaining({ pointer: `${column}/mni` })],
      }),
    )
  })
})
