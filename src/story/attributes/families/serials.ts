import type { ColumnBody } from '../../../schema/schema.ts'
import type { Aspect } from '../aspect.ts'
import { calculatedColumns, isReferred } from '../columns/is-referred.ts'
import { rowsDeclared } from '../columns/rows-declared.ts'
import { isOfRows } from '../columns/is-of-rows.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'
import type { AspectNote } from '../columns/column-place.ts'
import { withoutBody } from '../columns/without-body.ts'

type Serial = Extract<Aspect, { readonly type: 'serial' }>

/** Kinds that numbers of the rows can replace. */
const replaceable = new Set<ColumnBody['kind']>([
  'sequence',
  'uuid',
  'pattern',
  'template',
  'text',
  'compound',
  'slug',
  'integer',
  'faker',
  'decimal',
])

/** Columns that count the rows: "order ids start at 10001". */
export const serials: AspectFamily = {
  types: ['serial'],
  apply: (aspects, { table, column, isOwn }) => {
    const said = aspects.findLast((aspect): aspect is Serial => aspect.type === 'serial')
    if (said === undefined) return { table, notes: [] }
    const { prefix, first, digits, last } = said
    const path = `${table.name}.${column.name}`
    const rows = rowsDeclared(table)
    if (last !== null && rows !== last - first + 1 && prefix === '' && column.kind === 'integer') return { table, notes: [] }
    const count = last === null ? rows : last - first + 1
    if (prefix !== '' && count < Math.min(rows, mostCodes) && !isOfRows(table, column.name) && replaceable.has(column.kind))
      return { table: withColumn(table, { ...withoutBody(column), ...oneOfCodes(said, count) }), notes: [codesNote(said, path, count)] }
    if (last !== null && rows !== count)
      return { reason: `${path} counts the rows of ${table.name}, and from ${first} to ${last} there are ${count} numbers` }
    if (column.nullable !== undefined) return { reason: `${path} is empty in some rows` }
    if (!replaceable.has(column.kind) || (!isOwn && isReferred({ columns: calculatedColumns(table.columns) }, column.name)))
      return { reason: `other columns need ${path} in its own form` }
    const isFirst = first === 1 && prefix === '' && digits === null
    const code = { ...(prefix === '' ? {} : { prefix }), ...(digits === null ? {} : { digits }) }
    const body: ColumnBody = isFirst ? { kind: 'sequence' } : { kind: 'serial', first, ...code }
    const isKey = table.primary_key === undefined && column.kind === 'sequence' && !isFirst
    return {
      table: { ...withColumn(table, { name: column.name, ...body }), ...(isKey ? { primary_key: column.name } : {}) },
      notes: [
        {
          aspect: said,
          text: `${path} counts the rows of ${table.name} from ${prefix}${String(first).padStart(digits ?? 0, '0')}`,
          claims: [{ type: 'numbered', table: table.name, column: column.name, prefix, first }],
        },
      ],
    }
  },
}

/** Most codes that are listed. */
const mostCodes = 1000

/** The codes from the first to the last: "S001 to S050" where sensors have several rows. */
function codesOf({ prefix, first, digits }: Serial, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${String(first + at).padStart(digits ?? 0, '0')}`)
}

function oneOfCodes(said: Serial, count: number): ColumnBody<'category'> {
  return { kind: 'category', values: codesOf(said, count) }
}

function codesNote(said: Serial, path: string, count: number): AspectNote {
  const [table = '', column = ''] = path.split('.')
  const values = codesOf(said, count)
  return { aspect: said, text: `${path} is one of ${count} codes`, claims: [{ type: 'among', table, column, values }] }
}
