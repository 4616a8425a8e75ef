import { code, pattern } from '../../../builders/texts.ts'
import type { ColumnBody } from '../../../schema/schema.ts'
import type { Aspect } from '../aspect.ts'
import { isNumbered } from '../columns/is-numbered.ts'
import { isReferred } from '../columns/is-referred.ts'
import { isOfRows } from '../columns/is-of-rows.ts'
import { rowsDeclared } from '../columns/rows-declared.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'
import { withoutBody } from '../columns/without-body.ts'

type Form = Extract<Aspect, { readonly type: 'form' }>

/** Kinds that a code can replace where no other column reads them. */
const replaceable = new Set<ColumnBody['kind']>([
  'pattern',
  'template',
  'text',
  'attribute',
  'compound',
  'slug',
  'integer',
  'faker',
  'phone',
])

/** Forms with fewer codes stay codes that may repeat, because a table can have more rows. */
const manyCodes = 100_000

/** Forms of codes: "tracking numbers like TRK-000123". */
export const forms: AspectFamily = {
  types: ['form', 'length'],
  apply: (aspects, { table, column, isOwn }) => {
    const said = aspects.findLast((aspect): aspect is Form => aspect.type === 'form')
    if (said === undefined) return { table, notes: [] }
    const path = `${table.name}.${column.name}`
    const { length } = said.pattern
    const misfit = aspects.find((aspect) => aspect.type === 'length' && (length < aspect.min || length > aspect.max))
    if (misfit !== undefined) return { reason: `codes of the form ${said.pattern} have ${length} characters` }
    const isFree = isOwn || column.kind === 'pattern' || (replaceable.has(column.kind) && !isReferred(table, column.name))
    if (!isFree) return { reason: `other columns need ${path} in its own form` }
    const isKey = table.primary_key === column.name || column.kind === 'sequence'
    const codes = codesOf(said.pattern)
    if (isKey && codes < rowsDeclared(table)) return { reason: `${said.pattern} gives ${codes} codes, fewer than ${table.name} has rows` }
    const kept = withoutBody(column)
    const counted = said.counts
    if (
      counted !== undefined &&
      column.nullable === undefined &&
      isOfRows(table, column.name) &&
      rowsDeclared(table) < 10 ** counted.digits
    )
      return {
        table: withColumn(table, { name: column.name, kind: 'serial', first: 1, ...counted }),
        notes: [
          {
            aspect: said,
            text: `${path} counts the rows of ${table.name} in codes of the form ${said.pattern}`,
            claims: [{ type: 'form', table: table.name, column: column.name, pattern: said.pattern }],
          },
        ],
      }
    const isDistinct = ('unique' in column && column.unique === true) || isNumbered(table, column.name)
    const isUnique = isKey || (isDistinct && codes >= manyCodes)
    return {
      table: withColumn(table, { ...kept, ...(isUnique ? code(said.pattern) : pattern(said.pattern)) }),
      notes: [
        {
          aspect: said,
          text: `${path} has codes of the form ${said.pattern}, in which # is a digit and ? a letter`,
          claims: [{ type: 'form', table: table.name, column: column.name, pattern: said.pattern }],
        },
      ],
    }
  },
}

function codesOf(shape: string): number {
  return [...shape].reduce((codes, sign) => codes * (sign === '#' ? 10 : sign === '?' ? 26 : 1), 1)
}
