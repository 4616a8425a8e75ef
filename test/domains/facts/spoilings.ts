/** A column of a table in DuckDB. */
export interface Column {
  readonly name: string
  readonly type: string
}

/** Tables of the same name in which one column is spoilt, as queries. */
export function spoilings(table: string, { name, type }: Column): readonly string[] {
  const all = `(select list_sort(list(distinct ${name})) from main.${table})`
  const values = [
    // Null of the same type, one value for all, that of the row before, and all values equally often.
    `nullif(${name}, ${name})`,
    `(select any_value(${name}) from main.${table})`,
    `lag(${name}) over (order by rowid)`,
    `${all}[1 + (rowid % greatest(1, len(${all})))::bigint]`,
    ...othersOf(name, type),
  ]
  return values.map((value) => spoilt(table, name, value))
}

/** The same with values that a query names in all rows. */
export function namedSpoilings(table: string, { name, type }: Column, query: string): readonly string[] {
  return namedIn(query, type).map((value) => spoilt(table, name, `try_cast(${value} as ${type})`))
}

function spoilt(table: string, column: string, value: string): string {
  return `select rowid, * replace (${value} as ${column}) from main.${table}`
}

/** Values that differ from those of a column. */
function othersOf(name: string, type: string): readonly string[] {
  switch (type) {
    case 'VARCHAR':
      return [`${name} || rowid`]
    case 'BOOLEAN':
      return [`not ${name}`]
    case 'DATE':
      return [`${name} + 36500`]
    case 'TIMESTAMP':
      return [`${name} + interval '100 years'`, `${name} + interval '12 hours'`]
    default:
      return ['rowid']
  }
}

/** Numbers or texts, and the words of these, that a query names. */
function namedIn(query: string, type: string): readonly string[] {
  if (type !== 'VARCHAR') return [...new Set(query.match(/\b\d+(?:\.\d+)?\b/g))]
  const texts = (query.match(/'[^']+'/g) ?? []).map((text) => text.slice(1, -1))
  return [...new Set(texts.flatMap((text) => [text, ...(text.match(/\w+/g) ?? [])]))].map((text) => `'${text}'`)
}
