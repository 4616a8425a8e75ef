import type { ColumnOf, ColumnSchema, InnerColumn, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { bodyOf } from './body-of.ts'
import { exactPart } from './exact-part.ts'
import type { ResolvedEntries } from './resolve-entries.ts'
import type { Case, Target } from './target.ts'
import { columnPointer } from '../note.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'

/** A schema whose column follows from another one, or the reason why it cannot. */
export type WithCases = { readonly schema: Schema; readonly pointer: string } | { readonly reason: string }

/** A way in which the column can follow. */
interface Way {
  readonly table: TableSchema
  /** All values of the deciding column; null if they are not listed. */
  readonly values: readonly string[] | null
  /** The values of the rows outside of all parts; null if every row is in a part. */
  readonly rest: InnerColumn | null
  readonly exact: boolean
}

/**
 * Makes a column follow from the column whose values name the parts. Bounds hold in each row; shares and means are exact within each part.
 * @param rest the values of the rows outside of the parts; null to keep them
 */
export function withCases(
  { schema, column }: Pick<Target, 'schema' | 'column'>,
  { table: name, by, entries }: Pick<ResolvedEntries, 'table' | 'by' | 'entries'>,
  cases: readonly Case[],
  rest: InnerColumn | null,
): WithCases {
  const table = tableNamed(schema, name)
  if (table === null) return { reason: `there is no table ${name}` }
  const bodies = Object.fromEntries(
    entries.flatMap(({ part }, index) => (part === null || cases[index] === undefined ? [] : [[part.value, cases[index].body]])),
  )
  const others = rest ?? cases[entries.findIndex(({ part }) => part === null)]?.body ?? null
  let reason = `other columns depend on ${name}.${column.name} in all rows, so it cannot follow from ${by}`
  for (const way of waysOf(table, by, column, cases, others)) {
    if ('reason' in way) {
      reason = way.reason
      continue
    }
    const { hidden, nullable } = column
    const isAll = way.values?.every((value) => Object.hasOwn(bodies, value)) === true
    const switched: ColumnOf<'switch'> = {
      name: column.name,
      ...(hidden === undefined ? {} : { hidden }),
      ...(nullable === undefined ? {} : { nullable }),
      kind: 'switch',
      by,
      cases: bodies,
      ...(isAll ? {} : { otherwise: way.rest }),
      ...(way.exact ? { exact: true } : {}),
    }
    const changed = withTable(schema, withColumn(way.table, switched))
    if ('reason' in trySchema(changed)) continue
    return { schema: changed, pointer: columnPointer(changed, name, switched.name) }
  }
  return { reason }
}

/** The possible ways, the one with the smallest change first. */
function waysOf(
  table: TableSchema,
  by: string,
  column: ColumnSchema,
  cases: readonly Case[],
  others: InnerColumn | null,
): readonly (Way | { readonly reason: string })[] {
  // A column that was made for these numbers has no values for the other rows.
  const stays = others ?? (column.kind === 'text' ? null : bodyOf(column))
  const loose: readonly Way[] = cases.some(({ isExact }) => isExact) ? [] : [{ table, values: null, rest: stays, exact: false }]
  const exact = exactPart(table, by)
  if ('reason' in exact) return [...loose, exact]
  const plain = plainOf(column)
  const rests = others !== null || plain === null ? [stays] : [stays, plain]
  return [...loose, ...rests.map((rest) => ({ ...exact, rest, exact: true }))]
}

/** Drawn numbers that follow from nothing; null for other columns. */
function plainOf(column: ColumnSchema): InnerColumn | null {
  const own = numberColumn(column)
  if (own === null) return null
  const { min, max, scale, isWhole, distribution } = own
  const spread = distribution === null ? {} : { distribution }
  return isWhole ? { kind: 'integer', min, max, ...spread } : { kind: 'decimal', scale, min, max, ...spread }
}
