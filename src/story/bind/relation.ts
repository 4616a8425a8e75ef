import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import type { RelationFact } from '../fact.ts'
import type { Claim } from '../proofs/claim.ts'
import { type Bound, unused } from './note.ts'
import { referredBy, tableNamed, withTable } from './references.ts'
import { saidTable } from './said-table.ts'

/** Lets rows of a table belong to rows of another: as they do already, over any tables between, else by a foreign key that is added. */
export function setRelation(schema: Schema, domain: Domain, { child: childNoun, parent: parentNoun }: RelationFact): Bound {
  const child = saidTable(schema, domain, childNoun, parentNoun)
  const parent = saidTable(schema, domain, parentNoun, childNoun)
  if (child === null) return unused(schema, `no table is called "${childNoun.words.join(' ')}"`)
  if (parent === null) return unused(schema, `no table is called "${parentNoun.words.join(' ')}"`)
  const index = schema.tables.indexOf(child)
  const path = pathTo(schema, child, parent.name, new Set())
  if (path !== null) {
    const at = child.columns.indexOf(path)
    return {
      schema,
      notes: [
        {
          pointer: `/tables/${index}/columns/${at}`,
          text: `rows of ${child.name} belong to rows of ${parent.name}`,
          claims: claimsOf(schema, child, path),
        },
      ],
      used: true,
    }
  }
  const key = keyOf(parent)
  if (child === parent) return unused(schema, `both are the table "${child.name}"`)
  if (key === null) return unused(schema, `rows of "${parent.name}" have no key of one column to refer to`)
  const column = keyColumn(child, parent, key)
  const changed = withTable(schema, { ...child, columns: placed(child.columns, column) })
  const at = changed.tables[index]?.columns.indexOf(column) ?? 0
  return {
    schema: changed,
    notes: [
      {
        pointer: `/tables/${index}/columns/${at}`,
        text: `each row of ${child.name} refers to one of ${parent.name}`,
        claims: claimsOf(changed, child, column),
      },
    ],
    used: true,
  }
}

function claimsOf(schema: Schema, { name }: TableSchema, column: ColumnSchema): readonly Claim[] {
  const parent = tableNamed(schema, referredBy(column) ?? '')
  const key = parent === null ? null : keyOf(parent)
  if (parent === null || parent.hidden === true || key === null || column.hidden === true) return []
  return [{ type: 'refers', child: name, key: column.name, parent: parent.name, parentKey: key }]
}

/** The key by which rows of a table reach those of another. */
function pathTo(schema: Schema, table: TableSchema, target: string, seen: Set<string>): ColumnSchema | null {
  seen.add(table.name)
  for (const column of table.columns) {
    const next = referredBy(column)
    if (next === target) return column
    const between = next === null || seen.has(next) ? null : tableNamed(schema, next)
    if (between !== null && pathTo(schema, between, target, seen) !== null) return column
  }
  return null
}

/** The column by which rows of a table are referred to; null where it takes several, or where there is none. */
export function keyOf({ primary_key: key, columns }: TableSchema): string | null {
  if (typeof key === 'string') return key
  const [first] = columns
  return key === undefined && (first?.kind === 'sequence' || first?.kind === 'uuid') ? first.name : null
}

function keyColumn(child: TableSchema, parent: TableSchema, key: string): ColumnSchema {
  const names = new Set(child.columns.map(({ name }) => name))
  let name = key
  for (let number = 2; names.has(name); number++) name = `${key}_${number}`
  const [own, other] = [arrivalColumn(child.columns), arrivalColumn(parent.columns)]
  const begins = own !== null && other !== null && other.from < own.from
  return { name, kind: 'foreign_key', table: parent.name, ...(begins ? { existing_at: own.name } : {}) }
}

/** Keys stand behind the keys that are there. */
function placed(columns: readonly ColumnSchema[], column: ColumnSchema): readonly ColumnSchema[] {
  const after = columns.findLastIndex((each, at) => at === 0 || referredBy(each) !== null) + 1
  return [...columns.slice(0, after), column, ...columns.slice(after)]
}
