import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import { sharesOfValues } from '../../attributes/columns/shares-of-values.ts'
import { matchValues } from '../enumerations/match-values.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import { isReferred } from '../../attributes/columns/is-referred.ts'
import { followersOf } from '../../compose/followers-of.ts'
import { findTable } from '../../find/find-table.ts'
import { cityNamed } from '../../places/city-named.ts'
import { knownGivenNames } from '../../meanings/known-given-names.ts'
import { singularOf } from '../../words/words.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Binding } from '../binding.ts'
import { referringTable, withKeyShares } from './key-shares.ts'
import type { BindNote } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { withCityOfEachRow } from '../places/city-of-each-row.ts'
import { showsCity } from '../places/shows-city.ts'
import { byRow } from './by-row.ts'
import { isEachNamed, setNamesOfEach } from './names-of-each.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { columnPointer } from '../note.ts'

/** Whether a fact names the rows of a table. */
export function namesRows({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'names')
}

/**
 * Gives the rows of a table the names in the story, in order, and the amounts next to them.
 * @param fact the fact that is reported
 * @param said what it says about the rows
 */
export function setRowNames(binding: Binding, fact: AttributeFact, { table: noun, aspects }: AttributeFact): void {
  const found = noun === null ? null : findTable(noun, binding.domain)
  const table = found === null ? null : tableNamed(binding.schema, found.table)
  const names = aspects.find((aspect) => aspect.type === 'names')
  if (table === null || names === undefined || table.hidden === true) {
    const reason = `no table is called "${noun?.words.join(' ') ?? ''}", so these are the names of no rows`
    binding.refuse([fact], reason)
    return
  }
  if (isEachNamed(table, names.values)) {
    setNamesOfEach(binding, fact, table, names.values)
    return
  }
  const rows = rowsIn(binding.schema, table.name)
  if (rows !== names.values.length) {
    const reason = `${table.name} has ${rows} rows, and ${names.values.length} are named`
    binding.refuse([fact], reason)
    return
  }
  if (arePeople(table) && !names.values.some(mayBePerson)) {
    binding.refuse([fact], `the rows of ${table.name} are people, and these are no names of people`)
    return
  }
  const set = named(binding.schema, table, names.values)
  if (set === null) {
    binding.refuse([fact], `other columns depend on the names of the rows of ${table.name}`)
    return
  }
  const placed = withCitiesOfNames(set.schema, table, names.values)
  if (placed === null) {
    binding.refuse([fact], `rows of ${table.name} have places of their own`)
    return
  }
  binding.schema = withNamesShown(placed, table.name, set.column)
  const amounts = aspects.find((aspect) => aspect.type === 'amounts')
  const priced = amounts === undefined ? [] : setAmounts(binding, table.name, set.column, amounts)
  binding.named.set(table.name, names.values)
  const shared = setShares(binding, fact, table.name, names)
  if (typeof shared === 'string') binding.refuse([fact], shared)
  else
    binding.tell([fact], {
      used: true,
      notes: [noteOf(binding.schema, table.name, set.column, names.values), ...priced, ...shared],
    })
}

/** Sets shares of other rows that refer to the named rows. Returns a reason if that fails. */
function setShares(
  binding: Binding,
  fact: AttributeFact,
  table: string,
  names: Extract<Aspect, { type: 'names' }>,
): readonly BindNote[] | string {
  const shares = names.shares === null ? null : sharesOfValues({ type: 'values', values: names.values, shares: names.shares }, [])
  if (shares === null || typeof shares === 'string') return shares ?? []
  const child = referringTable(
    binding.schema,
    table,
    binding.topics.of(fact).map(({ table: topic }) => topic),
  )
  const set = child === null ? null : withKeyShares(binding.schema, child, { table, names: names.values, shares, said: names.values })
  if (set === null) return `it is not known which rows have these shares of ${table}`
  binding.schema = set.schema
  return names.values.map(set.note)
}

/**
 * Puts rows that are named like cities into these: the studio "Berlin" is in Berlin. Towns of which some are unknown lose the columns of
 * their places. Null if the places of other rows cannot be set or a city is unknown.
 * @param before the table before its rows were named
 */
function withCitiesOfNames(schema: Schema, before: TableSchema, names: readonly string[]): Schema | null {
  const cities = names.flatMap((each) => cityNamed(each) ?? [])
  const shown = before.columns.find((column) => column.hidden !== true && showsCity(column))
  if (shown === undefined) return schema
  if (cities.length === names.length) return withCityOfEachRow(schema, before.name, cities)
  if (shown.name !== 'city') return withoutPlaces(schema, before.name)
  return cities.length * 2 < names.length ? schema : null
}

function withoutPlaces(schema: Schema, name: string): Schema {
  const table = tableNamed(schema, name)
  if (table === null) return schema
  const places = table.columns.flatMap((column) => (column.kind === 'entry' && column.list === 'cities' ? [column.name] : []))
  const dropped = new Set([...places, ...followersOf(table.columns, places)])
  return withTable(schema, { ...table, columns: table.columns.filter((column) => !dropped.has(column.name)) })
}

function arePeople({ columns }: TableSchema): boolean {
  return columns.some(({ name, hidden }) => name === 'first_name' && hidden !== true)
}

/** Names with capitals, and known names without: "ann", but not "primary". */
function mayBePerson(name: string): boolean {
  return name !== name.toLowerCase() || knownGivenNames().has(name.charAt(0).toUpperCase() + name.slice(1))
}

interface Named {
  readonly schema: Schema
  readonly column: string
}

/** Makes columns with the name of the named table show its names: "plan" next to the key of a plan. */
function withNamesShown(schema: Schema, table: string, column: string): Schema {
  const tables = schema.tables.map((each): TableSchema => {
    const key = each.columns.find((own) => own.kind === 'foreign_key' && own.table === table)
    const own = singularOf(table)
    if (key === undefined || isReferred(each, own)) return each
    const shown: ColumnSchema = { name: own, kind: 'lookup', through: key.name, column }
    return { ...each, columns: each.columns.map((before) => (before.name === own && before.kind === 'category' ? shown : before)) }
  })
  return { ...schema, tables }
}

const called = ['name', 'title', 'label', 'first_name', 'full_name', 'model', 'symbol']

/** Sets the names of a table's rows; null if the engine refuses the schema. */
function named(schema: Schema, table: TableSchema, names: readonly string[]): Named | null {
  const key = table.columns.find(({ kind }) => kind === 'sequence')
  const numbered = key === undefined ? withNumber(table) : table
  const number = key?.name ?? 'row_number'
  const column = called.find((name) => table.columns.some((each) => each.name === name && each.hidden !== true)) ?? 'name'
  const body = byRow(number, names)
  const own: ColumnSchema = { name: column, ...body }
  const isThere = table.columns.some(({ name }) => name === column)
  const [first, ...others] = numbered.columns
  const columns = isThere
    ? numbered.columns.map((each) => (each.name === column ? own : each))
    : [...(first === undefined ? [] : [first]), own, ...others.filter(({ name }) => name !== column)]
  const driven = withDriver({ ...numbered, columns }, table, column, number, names)
  for (const each of [driven, { ...numbered, columns }]) {
    const result = withTable(schema, each)
    if (!('reason' in trySchema(result))) return { schema: result, column }
  }
  return null
}

function withNumber(table: TableSchema): TableSchema {
  return { ...table, columns: [{ name: 'row_number', kind: 'sequence', hidden: true }, ...table.columns] }
}

/**
 * Makes the hidden number that chose a known name follow from the said names, so that derived columns such as codes agree. A new name gets
 * a number that no other name has.
 */
function withDriver(table: TableSchema, before: TableSchema, column: string, number: string, names: readonly string[]): TableSchema {
  const source = before.columns.find((each) => each.name === column)
  const read = new Set(JSON.stringify(source ?? {}).match(/\w+/g))
  for (const each of before.columns) {
    if (each.kind !== 'mapping' || each.hidden !== true || !read.has(each.name)) continue
    const known = Object.entries(each.cases).map(([key, value]) => ({ value: String(value), terms: [], key }))
    const matched = matchValues(names, known)
    const free = known.filter(({ value }) => ![...matched.values()].includes(value)).map(({ key }) => key)
    const keys = names.map((name) => known.find(({ value }) => value === matched.get(name))?.key ?? free.shift() ?? '0')
    if (!keys.every((key) => /^\d+$/.test(key))) continue
    const driver: ColumnSchema = { name: each.by, hidden: true, ...byRow(number, keys.map(Number)) }
    return { ...table, columns: table.columns.map((own) => (own.name === each.by && own.hidden === true ? driver : own)) }
  }
  return table
}

const priced = /(?:^|_)(?:price|fee|amount|cost|rate)$/

/** Sets amounts of money by row, in the column for them, which is added if it is missing. */
function setAmounts(
  binding: Binding,
  name: string,
  label: string,
  { of, values }: Extract<Aspect, { type: 'amounts' }>,
): readonly BindNote[] {
  const { schema } = binding
  const table = tableNamed(schema, name)
  const key = table?.columns.find(({ kind }) => kind === 'sequence')
  if (table === null || key === undefined) return []
  const column = table.columns.find((each) => each.hidden !== true && priced.test(each.name))?.name ?? 'price'
  const own: ColumnSchema = { name: column, ...byRow(key.name, values) }
  const isThere = table.columns.some((each) => each.name === column)
  const columns = isThere ? table.columns.map((each) => (each.name === column ? own : each)) : [...table.columns, own]
  const changed = withTable(schema, { ...table, columns })
  if ('reason' in trySchema(changed)) return []
  binding.schema = changed
  const claims = of.map((value, row): Claim => ({
    type: 'every',
    table: name,
    when: { type: 'is', column: label, value },
    holds: { type: 'is', column, value: values[row] ?? 0 },
  }))
  return [{ pointer: columnPointer(changed, name, column), text: `${name} have ${values.join(', ')} as ${column}, in this order`, claims }]
}

function noteOf(schema: Schema, table: string, column: string, names: readonly string[]): BindNote {
  const share = 1 / names.length
  const each = names.map((value): Claim => ({ type: 'share', table, column, value, share }))
  return { pointer: columnPointer(schema, table, column), text: `the rows of ${table} are ${names.join(', ')}`, claims: each }
}
