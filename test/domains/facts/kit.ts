/** Something that is true of a trade's data as a whole. */
export interface Fact {
  /** What a user would notice. */
  readonly name: string
  /** Whether it is true of any number of rows; else of many. */
  readonly always: boolean
  /** DuckDB SQL that selects what contradicts it: nothing where it is true. */
  readonly broken: string
}

/** What a trade's tables are, and what is true of them. */
export interface Facts {
  /** Primary rows enough for what is measured. */
  readonly rows: number
  /** Tables in the order of the answer, with their rows for so many primary rows; null where their number is not fixed. */
  readonly tables: Readonly<Record<string, ((rows: number) => number) | null>>
  readonly facts: readonly Fact[]
}

/** From lowest to highest, both included. */
export type Range = readonly [low: number, high: number]

export const atLeast = (low: number): Range => [low, Infinity]
export const atMost = (high: number): Range => [-Infinity, high]
export const near = (value: number, difference: number): Range => [value - difference, value + difference]

/** A text as a literal of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** No row is selected, of however many. */
export const never = (name: string, broken: string): Fact => ({ name, always: true, broken })

/** A condition is true of each row, never null; `from` is a table, or several that are joined. */
export const each = (name: string, from: string, condition: string): Fact =>
  never(name, `select * from ${from} where (${condition}) is not true`)

/** A query for one number comes to about so much in many rows. */
export const measured = (name: string, sql: string, [low, high]: Range): Fact => ({
  name,
  always: false,
  broken: `select v from (select (${sql})::double as v) where v is null or not v between ${bound(low)} and ${bound(high)}`,
})

/** A condition is true of about such a share of rows. */
export const share = (name: string, from: string, condition: string, range: Range): Fact =>
  measured(name, `select count(*) filter (where ${condition}) / count(*) from ${from}`, range)

/** No two rows have the same value; several columns are separated by commas. Nulls are no values. */
export const unique = (table: string, columns: string): Fact =>
  never(
    `tell ${table} apart by ${columns}`,
    `select ${columns} from ${table} where (${columns.replaceAll(',', " || '' ||")}) is not null group by all having count(*) > 1`,
  )

/** Rows are numbered from 1 in the order of time. */
export const numbered = (table: string, key: string, time: string): Fact =>
  never(
    `number ${table} from 1 in the order of time`,
    `select * from (select ${key} as k, ${time} as t, lag(${time}) over (order by rowid) as earlier, rowid as place from ${table})
     where (k = place + 1) is not true or t < earlier`,
  )

/** A column of a table is what the rows that belong to it come to: `sum(line_total)`; null stands for the sum of none. */
export const rollUp = (table: string, key: string, column: string, of: string, aggregate: string): Fact =>
  never(
    `have the ${aggregate} of ${of} as ${column} of ${table}`,
    `select p.${key} from ${table} p left join (select ${key}, ${aggregate} as v from ${of} group by ${key}) c using (${key})
     where (p.${column} = coalesce(c.v, 0)) is not true`,
  )

/** Rows alike in some columns are alike in another. */
export const determined = (name: string, from: string, by: string, what: string): Fact =>
  never(name, `select ${by} from ${from} group by ${by} having count(distinct ${what}) > 1`)

/** The rows of the busiest values of a column are such a share of all. */
export const longTail = (table: string, column: string, top: number, range: Range): Fact =>
  measured(
    `have a share of ${table} with the first ${top} by ${column} that is ${said(range)}`,
    `select (select sum(n) from (select count(*) as n from ${table} group by ${column} order by n desc limit ${top})) / count(*)
     from ${table}`,
    range,
  )

/** Values separated by | are those of an entry of a list. */
export const listed = (name: string, from: string, values: string, entries: ReadonlySet<string>): Fact =>
  never(name, `select * from ${from} where (${values} in (${[...entries].map(quoted).join(', ')})) is not true`)

/** The entries of a reference list as texts: some attributes, joined by `|`. */
export function entries(
  { attributes }: { readonly attributes: Readonly<Record<string, readonly (string | number)[]>> },
  ...names: readonly string[]
): ReadonlySet<string> {
  const lists = names.map((name) => attributes[name] ?? [])
  return new Set((lists[0] ?? []).map((_, i) => lists.map((list) => list[i]).join('|')))
}

function bound(value: number): string {
  return Number.isFinite(value) ? value.toFixed(9) : value < 0 ? '-1e300' : '1e300'
}

function said([low, high]: Range): string {
  return high === Infinity ? `${low} or more` : low === -Infinity ? `${high} or less` : `${low} to ${high}`
}
