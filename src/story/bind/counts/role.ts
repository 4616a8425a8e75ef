import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { trySchema } from '../../../try-schema.ts'
import type { RelationFact } from '../../facts/relation-fact.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findTable } from '../../find/find-table.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { type Bound, columnPointer, unused, used } from '../note.ts'
import { keyOf } from '../tables/key-of.ts'
import { placedKey } from '../tables/placed-key.ts'
import { countFollows, referredBy, tableNamed, withTable } from '../tables/references.ts'
import { saidTable } from '../tables/said-table.ts'
import { setSelfReference } from './self-reference.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'
import { noTable } from '../no-table.ts'

type RoleFact = RelationFact & { readonly as: Noun }

/** Makes rows refer to rows of another table in a role, such as `reporter_id` of tasks to users. */
export function setRole(schema: Schema, domain: Domain, fact: RoleFact): Bound {
  const { child: childNoun, parent: parentNoun } = fact
  const as = roleName(fact)
  const child = saidTable(schema, domain, childNoun, parentNoun)
  const parent = saidTable(schema, domain, parentNoun, childNoun)
  const key = parent === null ? null : keyOf(parent)
  if (child === null) return unused(schema, noTable(childNoun))
  if (parent === null) return unused(schema, noTable(parentNoun))
  if (key === null) return unused(schema, `table "${parent.name}" has no key of one column, so nothing can refer to its rows`)
  const name = ownPair(child, key, fact) ?? `${as}_id`
  if (child === parent) return setSelfReference(schema, domain, childNoun, { column: name, roots: ownRoots })
  if (fact.isOwn === true && !isOwnedBy(parent.rows, child.name))
    return unused(schema, `rows of ${parent.name} are not made for each of ${child.name}, so that none of its own can be referred to`)
  const there = child.columns.find((column) => column.name === name && column.hidden !== true)
  if (there !== undefined && referredBy(there) !== parent.name && name === `${as}_id`)
    return unused(schema, `"${child.name}" has another column ${name}`)
  const open = there === undefined ? withRole(schema, child, parent, fact) : schema
  const changed = open === null || fact.within === undefined ? open : withinOwner(open, domain, child.name, name, fact.within)
  if (open !== null && changed === null)
    return unused(schema, `rows of ${child.name} and ${parent.name} do not have such an owner in common`)
  if (changed === null) return unused(schema, `rows of ${parent.name} follow from rows of ${child.name}, which can refer to none of them`)
  const text = `each row of ${child.name} refers to one of ${parent.name} as its ${as.replaceAll('_', ' ')}`
  const claims =
    parent.hidden === true ? [] : [{ type: 'refers', child: child.name, key: name, parent: parent.name, parentKey: key } as const]
  return used(changed, columnPointer(changed, child.name, name), text, claims)
}

/** The side of a pair that rows have already: the home and away team of matches between two teams. Null for none. */
function ownPair({ columns }: TableSchema, key: string, { as, isApart }: RoleFact): string | null {
  const [one, other, more] = columns.filter(({ name, hidden }) => hidden !== true && name.endsWith(`_${key}`))
  if (!pairs.has(as.words[0] ?? '') || other === undefined || more !== undefined) return null
  return (isApart === true ? other : one)?.name ?? null
}

/** First words of the two columns of a pair whose sides have no names. */
const pairs = wordSet('from to first second')

function roleName({ as }: RoleFact): string {
  return as.words.map(singularOf).join('_')
}

/** Share of rows without a reference, if a table refers to itself. */
const ownRoots = 0.25

function withRole(schema: Schema, child: TableSchema, parent: TableSchema, fact: RoleFact): Schema | null {
  const { isApart } = fact
  const as = roleName(fact)
  const name = `${as}_id`
  const plain = isApart === true ? null : plainKey(child, parent)
  const renamed = plain === null ? null : withRenamedColumn(schema, { table: child.name, from: plain, to: name })
  if (renamed !== null) return withTable(renamed, withoutText(tableNamed(renamed, child.name) ?? child, as))
  const added = isOwnedBy(parent.rows, child.name)
    ? firstOwned(parent, name)
    : countFollows(schema, parent.name, child.name)
      ? null
      : keys(child, parent, name, isApart)
  if (added === null) return null
  const columns = added.reduce(placedKey, withoutText(child, as).columns)
  return withTable(schema, { ...child, columns })
}

/** The only reference to a table, if it has the name of its key: the first role takes its place. */
function plainKey({ columns }: TableSchema, parent: TableSchema): string | null {
  const [only, other] = columns.filter((column) => referredBy(column) === parent.name)
  const plain = `${parent.name.split('_').map(singularOf).join('_')}_id`
  const isPlain = only !== undefined && only.kind !== 'owner_key' && other === undefined && only.name === plain && only.hidden !== true
  return isPlain ? only.name : null
}

/** Makes a reference pick rows of the same owner; null if the rows have no such owner in common. */
function withinOwner(schema: Schema, domain: Domain, child: string, name: string, within: Noun): Schema | null {
  const table = tableNamed(schema, child)
  const owner = findTable(within, domain)?.table
  const by = table?.columns.find((column) => referredBy(column) === owner)?.name
  const column = table?.columns.find((each) => each.name === name)
  if (table === null || by === undefined || column?.kind !== 'foreign_key') return null
  const inside: ColumnSchema = { name, kind: 'foreign_key', table: column.table, partition_by: by }
  const changed = withTable(schema, { ...table, columns: table.columns.map((each) => (each === column ? inside : each)) })
  return 'reason' in trySchema(changed) ? null : changed
}

/** Hides the text column with the name of the role, as it would name somebody else. */
function withoutText(table: TableSchema, as: string): TableSchema {
  return { ...table, columns: table.columns.map((column) => (column.name === as ? { ...column, hidden: true } : column)) }
}

/** "Each team has a lead who is one of its members": the first of the owned rows. */
function firstOwned(parent: TableSchema, name: string): readonly ColumnSchema[] {
  return [{ name, kind: 'roll_up', table: parent.name, aggregate: 'first', column: keyOf(parent) ?? '' }]
}

/**
 * The columns of a new reference. A row that never refers twice to the same row takes the row before the drawn one where both are equal; the
 * first row gets the second.
 */
function keys(child: TableSchema, parent: TableSchema, name: string, isApart: true | undefined): readonly ColumnSchema[] | null {
  const [own, other] = [arrivalColumn(child.columns), arrivalColumn(parent.columns)]
  const begins = own !== null && other !== null && other.from < own.from
  const plain: ColumnSchema = { name, kind: 'foreign_key', table: parent.name, ...(begins ? { existing_at: own.name } : {}) }
  if (isApart !== true) return [plain]
  const first = child.columns.find((column) => referredBy(column) === parent.name && column.hidden !== true)
  const isNumbered = parent.columns.some((column) => column.name === keyOf(parent) && column.kind === 'sequence')
  if (first === undefined || !isNumbered || parent.rows === 1) return null
  const [found, chosen] = [`found_${name}`, `chosen_${name}`]
  return [
    { ...plain, name: found, hidden: true },
    {
      name: chosen,
      kind: 'formula',
      expression: `${found} != ${first.name} ? ${found} : ${found} > 1 ? max(1, ${found} - 1) : 2`,
      hidden: true,
    },
    { name, kind: 'foreign_key', table: parent.name, row_in: chosen },
  ]
}
