import type { TableCheck } from './check.ts'
import type { DataSet, Params, TableFacts, TableSchema } from './data-set.ts'
import { ownerChecks } from './owner-checks.ts'
import { quoted } from './sql.ts'

/** What holds of a table as a whole: keys, order, exact shares, what owners have. */
export function tableChecks(data: DataSet, table: string): readonly TableCheck[] {
  const found = data.tables.get(table)
  if (found === undefined) return []
  const { schema, facts } = found
  const counted = `select abs(count(*) - ${facts.rows}) from ${quoted(table)}`
  return [
    { type: 'table', what: 'has as many rows as its manifest says', sql: counted },
    ...uniqueSets(schema, facts).map((set) => distinct(table, set)),
    ...schema.columns.filter(({ kind }) => kind === 'date' || kind === 'timestamp').map(({ name }) => ascending(table, name)),
    ...schema.columns.filter(({ kind }) => kind === 'attribute').map(({ name, entry }) => follows(table, name, entry)),
    ...schema.columns.flatMap((column) => shares(table, column, facts.rows)),
    ...ownerChecks(data, table),
  ]
}

/** Sets of columns that tell rows apart. */
function uniqueSets({ columns, unique = [] }: TableSchema, { primary_key: key }: TableFacts): readonly (readonly string[])[] {
  const persons = new Set(columns.filter(({ kind }) => kind === 'person').map(({ name }) => name))
  const alone = columns.filter(
    ({ kind, unique: isUnique, attribute, person }) =>
      kind === 'uuid' || isUnique === true || (kind === 'person_attribute' && attribute === 'email' && persons.has(person)),
  )
  const sets = [...(key === null ? [] : [[key].flat()]), ...unique, ...alone.map(({ name }) => [name])]
  return sets
}

function distinct(table: string, set: readonly string[]): TableCheck {
  const columns = set.map(quoted).join(', ')
  const known = set.map((column) => `${quoted(column)} is not null`).join(' and ')
  const groups = `select count(*) as n from ${quoted(table)} where ${known} group by ${columns}`
  return { type: 'table', what: `${set.join(', ')} tells rows apart`, sql: `select coalesce(sum(n - 1), 0) from (${groups})` }
}

function ascending(table: string, column: string): TableCheck {
  const name = quoted(column)
  const before = `select ${name} as a, lag(${name}) over (order by rowid) as b from ${quoted(table)}`
  return { type: 'table', what: `${column} ascends`, sql: `select count(*) from (${before}) where a < b` }
}

/** Attributes of one entry agree. */
function follows(table: string, column: string, entry: string): TableCheck {
  const said = `select min(${quoted(column)}) <> max(${quoted(column)}) or count(${quoted(column)}) not in (0, count(*)) as differs`
  const groups = `${said} from ${quoted(table)} group by ${quoted(entry)}`
  return { type: 'table', what: `${column} follows from ${entry}`, sql: `select count(*) from (${groups}) where differs` }
}

/** Words, flags and gaps of which there are exactly so many. */
function shares(table: string, column: Params, rows: number): readonly TableCheck[] {
  const { name, kind, rate, values = [], shares: parts = [], periods, nullable } = column
  const check = (condition: string, wanted: number, off: number): TableCheck => ({
    type: 'table',
    what: `${condition} in ${wanted / rows} of the rows`,
    sql: `select (abs(count(*) filter (where ${condition}) - ${wanted}) > ${off})::int from ${quoted(table)}`,
  })
  if (rows === 0) return []
  if (nullable !== undefined) {
    const missing = nullable.when === undefined && nullable.rate !== undefined
    return missing ? [check(`${quoted(name)} is null`, nullable.rate * rows, 0.5001)] : []
  }
  if (periods !== undefined) return []
  if (kind === 'switch' && column['exact'] === true) return ratesByCase(table, column)
  if (kind === 'boolean') return [check(quoted(name), rate * rows, 0.5001)]
  if (kind !== 'category') return []
  return (parts as readonly number[]).map((part, i) => check(`${quoted(name)} = '${values[i].replaceAll("'", "''")}'`, part * rows, 1))
}

/** The rates of flags in the rows of each case. */
function ratesByCase(table: string, { name, by, cases }: Params): readonly TableCheck[] {
  return Object.entries(cases as Readonly<Record<string, Params | null>>).flatMap(([word, own]) => {
    if (own?.kind !== 'boolean') return []
    const part = `cast(${quoted(by)} as varchar) = '${word.replaceAll("'", "''")}'`
    const off = `abs(count(*) filter (where ${part} and ${quoted(name)}) - ${own['rate']} * count(*) filter (where ${part})) > 0.5001`
    return [{ type: 'table', what: `${name} in ${own['rate']} of ${word}`, sql: `select (${off})::int from ${quoted(table)}` }]
  })
}
