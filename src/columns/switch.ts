import { Type } from 'typebox'
import { innerColumnType } from '../schema/inner-column.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type ColumnParams, type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { listed, readableCodesOf, selectsCase, unknownWord } from './shared/codes.ts'
import { ownColumn } from './shared/readable.ts'
import { rowsApart } from './shared/rows-apart.ts'
import { selected } from './shared/selected.ts'

const caseType = (use: string) =>
  Type.Union([innerColumnType('The value'), Type.Null({ description: 'No value.' })], {
    description: `${use}: a column without a name, its kind and parameters; null for no value.`,
  })

/** Maximum number of cases, because each case is evaluated for every row. */
const mostCases = 100

function seats(min: number, max: number): ColumnParams {
  return { kind: 'integer', min, max }
}

/** A column whose values are made in one of several ways. */
export const switchKind = defineColumnKind({
  name: 'switch',
  group: 'conditions',
  description:
    'The value of one of several columns without a name, which the category in another column of the row selects. All of ' +
    'them have the same type: number, text, ' +
    'date, timestamp or boolean. Numbers have as many digits as the column with the most. Null if the category is null. To ' +
    'copy the text of other columns, ' +
    'use cases of kind template; for one fixed number or word for each category, use mapping.',
  params: Type.Object({
    by: Type.String({ description: selectsCase }),
    cases: Type.Record(Type.String(), caseType('The value in this case'), {
      description: `The column for each value of \`by\`, at most ${mostCases}; null for no value.`,
    }),
    otherwise: Type.Optional(caseType('The value for all other values of `by`')),
    exact: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether exact shares and exact numbers in a case hold among the rows of this case rather than among all rows: ' +
          'churn of 8% of the free plan and 4% of the ' +
          'others. `by` must have exact shares itself, and the cases must not read other columns. Default false.',
      }),
    ),
  }),
  examples: [],
  usage: [
    {
      by: 'plan',
      cases: { free: null, team: seats(5, 40) },
      otherwise: seats(1, 3),
    },
    { by: 'plan', cases: { free: { kind: 'boolean', rate: 0.08 } }, otherwise: { kind: 'boolean', rate: 0.04 }, exact: true },
    { by: 'type', cases: { purchase: { kind: 'template', template: '{merchant}' } }, otherwise: { kind: 'template', template: '{bank}' } },
  ],
  conflict: ({ cases, otherwise }) => {
    const count = Object.keys(cases).length
    if (count > mostCases)
      return `there are ${count} cases, but at most ${mostCases} are allowed, because each is evaluated for every row: let several values share \`otherwise\``
    return [...Object.values(cases), otherwise ?? null].every((each) => each === null) ? 'one case at least must have a value' : null
  },
  inner: ({ cases, otherwise = null }) => [
    ...Object.entries(cases).flatMap(([value, column]) => (column === null ? [] : [{ pointer: `/${caseParam(value)}`, column }])),
    ...(otherwise === null ? [] : [{ pointer: '/otherwise', column: otherwise }]),
  ],
  compile: ({ by, cases, otherwise, exact = false }, context) => {
    if (exact) return rowsApart({ by, cases, otherwise, caseParam }, context)
    const source = ownColumn(context.table.column(by))
    const codes = readableCodesOf(source)
    const ways: CompiledColumn[] = []
    const compiled = new Map<string, number>()
    const unknown = unknownWord(codes, Object.keys(cases))
    if (unknown !== null) throw new SchemaError(`"${unknown}" is not a value of "${by}", which has ${listed(codes.words)}`)
    for (const [value, column] of Object.entries(cases)) compiled.set(value, wayOf(column, caseParam(value), ways, context))
    const others = otherwise === undefined ? undefined : wayOf(otherwise, 'otherwise', ways, context)
    if (others === undefined) requireAll(source.name, codes.words, compiled)
    const wayOfCode = Int32Array.from(codes.words, (word) => compiled.get(word) ?? others ?? none)
    return selected(ways, source.layout.nullable || wayOfCode.includes(none), (frame, chosen) => {
      const given = codes.read(frame)
      const { nulls } = source.read(frame)
      for (let i = 0; i < frame.count; i++) chosen[i] = nulls?.[i] === 1 ? none : (wayOfCode[given[i] as number] as number)
    })
  },
})

const none = -1

function caseParam(value: string): string {
  return `cases/${value.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Compiles a case and appends it to `ways`; returns its index, or `none` for null. */
function wayOf(column: ColumnParams | null, param: string, ways: CompiledColumn[], context: CompileContext): number {
  return column === null ? none : ways.push(context.inner(column, param)) - 1
}

/** @throws SchemaError if a value has no case */
function requireAll(name: string, words: readonly string[], cases: ReadonlyMap<string, number>): void {
  const missing = words.filter((word) => !cases.has(word))
  if (missing.length > 0) throw new SchemaError(`There is no case for ${listed(missing)} of "${name}": add it, or \`otherwise\``)
}
