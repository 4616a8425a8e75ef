import { oneOf, whole } from '../../builders/drawn.ts'
import type { ImportedColumn, ImportNote } from '../../import/imported.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import { codeOf } from './code-of.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { distinctNames } from './unique-body.ts'

/** A primary key or a unique set, by its JSON pointer, that the columns of an imported table cannot have as they are. */
interface FailedSet {
  readonly table: number
  /** Place in `unique`; null for the primary key. */
  readonly set: number | null
}

/** Changes a column of a set so that its values can be chosen; null if it cannot. */
type Change = (column: ColumnSchema, declared: ImportedColumn) => ColumnSchema | null

/** The changes that are tried one after the other, from the least to the greatest. */
const changes: readonly Change[] = [evenly, coded]

/**
 * The schema of imported tables, with columns whose values are chosen where a key or a unique set needs that. Sets that are impossible even
 * then are left out, with a note.
 * @param tables the imported tables, in the order of the schema
 */
export function settledSets(schema: Schema, tables: readonly ResolvedTable[], notes: ImportNote[]): Schema {
  let settled = schema
  for (const change of changes) {
    const failed = failedSets(settled)
    if (failed.length === 0) return settled
    settled = withTables(settled, failed, (table, sets, index) => changed(table, sets, tables[index], change))
  }
  const failed = failedSets(settled)
  // The same schema is not compiled again.
  return failed.length === 0 ? settled : withTables(settled, failed, (table, sets, index) => withoutSets(table, sets, tables[index], notes))
}

function failedSets(schema: Schema): readonly FailedSet[] {
  const tried = trySchema(schema)
  if (!('reason' in tried)) return []
  return tried.pointers.flatMap((pointer): FailedSet[] => {
    const found = /^\/tables\/(\d+)\/(?:primary_key|unique\/(\d+))$/.exec(pointer)
    return found === null ? [] : [{ table: Number(found[1]), set: found[2] === undefined ? null : Number(found[2]) }]
  })
}

function withTables(
  schema: Schema,
  failed: readonly FailedSet[],
  change: (table: TableSchema, sets: ReadonlySet<number | null>, index: number) => TableSchema,
): Schema {
  const tables = schema.tables.map((table, index) => {
    const sets = new Set(failed.flatMap((each) => (each.table === index ? [each.set] : [])))
    return sets.size === 0 ? table : change(table, sets, index)
  })
  return { ...schema, tables }
}

function columnsOf({ primary_key: key = [], unique = [] }: TableSchema, set: number | null): readonly string[] {
  return set === null ? [key].flat() : (unique[set] ?? [])
}

function changed(table: TableSchema, sets: ReadonlySet<number | null>, source: ResolvedTable | undefined, change: Change): TableSchema {
  const names = new Set([...sets].flatMap((set) => columnsOf(table, set)))
  const columns = table.columns.map((column) => {
    const declared = names.has(column.name) ? source?.columns.find(({ name }) => name === column.name) : undefined
    return declared === undefined || column.kind === 'foreign_key' || column.kind === 'lookup'
      ? column
      : (change(column, declared) ?? column)
  })
  return { ...table, columns }
}

/** The same values, all equally likely and never empty; phrases with a number where they come again. */
function evenly({ name, ...body }: ColumnSchema): ColumnSchema | null {
  if (body.kind === 'category') return { name, ...oneOf(body.values) }
  if (body.kind === 'integer') return { name, ...whole(body.min, body.max) }
  const names = distinctNames(body)
  return names === null ? null : { name, ...names }
}

/** A code of the declared length, or any number within the declared bounds. */
function coded({ name }: ColumnSchema, { type, values, pattern, length, min, max }: ImportedColumn): ColumnSchema | null {
  if (values !== null || pattern !== null) return null
  if (type === 'text' || type === null) return { name, ...codeOf(length ?? longestCode, false) }
  return type === 'integer' ? { name, ...whole(min ?? 1, max ?? (min ?? 1) + widest) } : null
}

/** Characters of a code without a declared length. */
const longestCode = 9
/** Range of an integer without a declared maximum. */
const widest = 999_999_999

function withoutSets(
  table: TableSchema,
  sets: ReadonlySet<number | null>,
  source: ResolvedTable | undefined,
  notes: ImportNote[],
): TableSchema {
  if (source === undefined) return table
  for (const set of sets) {
    const text = columnsOf(table, set).join(', ')
    const { line, start } = source.source
    notes.push({ line, start, text, reason: 'their values may come together again: nothing makes the rows differ in them' })
  }
  const { primary_key: key, unique = [], ...others } = table
  const kept = unique.filter((_, set) => !sets.has(set))
  return { ...others, ...(key === undefined || sets.has(null) ? {} : { primary_key: key }), ...(kept.length === 0 ? {} : { unique: kept }) }
}
