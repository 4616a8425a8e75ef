import type { Schema } from '../../../schema/schema.ts'
import type { ColumnsFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding, FactBound } from '../binding.ts'
import { columnsByTable, joinedColumns, mostColumns } from './column-facts.ts'
import { type BoundColumns, setColumns, told } from './columns.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { shownColumn } from '../tables/shown-column.ts'
import { domainWithRenamed } from './renamed-column.ts'
import { unnamedColumns } from './unnamed-columns.ts'

/** Binds lists of columns. All lists of one table are bound together; single added columns one by one. */
export function bindColumns(binding: Binding): void {
  const facts = binding.of('columns')
  const lists = columnsByTable(
    facts.filter(({ isBeside }) => isBeside !== true),
    binding.domain,
  )
  const before = binding.schema
  for (const said of [...lists, ...facts.filter(({ isBeside }) => isBeside === true).map((fact) => [fact])]) {
    const { joined: fact, beyond } = joinedColumns(said)
    const set = fact.isOfAll === true ? ofEveryTable(binding, fact) : setNamedColumns(binding, fact)
    binding.schema = set.schema
    for (const each of said) binding.tell([each], ownPart(each, set, beyond))
    const { money, renamed } = set
    const named = renamed.reduce(domainWithRenamed, binding.domain)
    binding.domain = { ...named, money: [...named.money, ...money] }
  }
  binding.schema = withSaidReferences(binding.schema, binding)
  const countries = newCountries(before, binding.schema)
  binding.domain = { ...binding.domain, countries: [...binding.domain.countries, ...countries] }
}

/** The result for one of the facts that are bound together. It has only what concerns the columns of this fact. */
function ownPart(fact: ColumnsFact, set: BoundColumns, beyond: ReadonlySet<string>): FactBound {
  const { notes, used, reason, left, notesOf } = set
  const isWhole = !used || fact.list !== undefined || notesOf.size === 0
  const words = [...new Set(fact.columns.map((column) => column.words.join(' ')))]
  const lost = fact.columns.filter((column) => beyond.has(column.words.join(' ')))
  const isLost = used && fact.list === undefined && lost.length > 0 && lost.length === fact.columns.length
  if (isLost) return { notes: [], used: false, reason: tooMany }
  const own = isWhole ? notes : words.flatMap((each) => notesOf.get(each) ?? [])
  const guesses = own.flatMap(({ meaning, claims }) => (meaning === null ? claims.flatMap(columnsIn) : []))
  const parts = [...(left ?? []), ...lost.map(({ start, end }) => ({ start, end, reason: tooMany }))]
  return {
    notes: own,
    used,
    ...(isWhole ? (reason === undefined ? {} : { reason }) : told(guesses)),
    ...(parts.length === 0 ? {} : { left: parts }),
  }
}

const tooMany = `a story can give a table at most ${mostColumns} columns`

function columnsIn(claim: Claim): readonly string[] {
  return claim.type === 'columns' ? claim.columns : []
}

/** Shows references within a table that a list hid and another statement names: "each employee has a manager". */
function withSaidReferences(schema: Schema, { claims }: Binding): Schema {
  return claims.reduce((changed, claim) => {
    const table = claim.type === 'refers_within' ? tableNamed(changed, claim.table) : null
    if (claim.type !== 'refers_within' || table === null) return changed
    return withTable(changed, { ...table, columns: table.columns.map((each) => (each.name === claim.key ? shownColumn(each) : each)) })
  }, schema)
}

/** Adds the columns to each table, one by one: a list of columns would hide the others. They are used if every table has them all. */
function ofEveryTable({ schema, domain }: Binding, fact: ColumnsFact): BoundColumns {
  const tables = schema.tables.filter(({ hidden }) => hidden !== true)
  let all: BoundColumns = { schema, notes: [], used: true, notesOf: new Map(), money: [], names: [], renamed: [] }
  for (const { name, primary_key: key } of tables)
    for (const column of fact.columns) {
      // The key of a table is its id.
      if (key !== undefined && column.words.join() === 'id') continue
      const own = setColumns(all.schema, domain, { ...fact, noun: { ...fact.noun, words: name.split('_') }, columns: [column] })
      all = { ...own, notes: [...all.notes, ...own.notes], used: all.used && own.used, money: [...all.money, ...own.money] }
    }
  return all
}

/** Adds the columns that the story names. Words that may be anything add none. */
function setNamedColumns({ schema, domain, facts }: Binding, fact: ColumnsFact): BoundColumns {
  const table = tableNamed(schema, findTable(fact.noun, domain)?.table ?? '')
  const spoken = facts.filter((each) => each.type === 'attribute')
  const left = table === null ? [] : unnamedColumns(fact, table, domain, spoken)
  const columns = fact.columns.filter(({ start }) => !left.some((part) => part.start === start))
  const [first] = left
  // "houses: Red, Blue, Green, points" lists more than columns.
  if (first !== undefined && left.length > 2 * columns.length)
    return { schema, notes: [], used: false, reason: first.reason, notesOf: new Map(), money: [], names: [], renamed: [] }
  return { ...setColumns(schema, domain, { ...fact, columns }, true), left }
}

/** Columns with countries in tables that had none before. */
export function newCountries(before: Schema, after: Schema): readonly string[] {
  return after.tables.flatMap(({ name, columns }) => {
    const had = new Set(tableNamed(before, name)?.columns.map((column) => column.name))
    return columns.flatMap((column) =>
      column.kind === 'category' && column.name.startsWith('country_code') && !had.has(column.name) ? [`${name}.${column.name}`] : [],
    )
  })
}
