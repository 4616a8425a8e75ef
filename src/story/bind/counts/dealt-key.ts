import type { ColumnOf, Schema, TableSchema } from '../../../schema/schema.ts'
import type { Binding } from '../binding.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { begunBefore } from '../times/begun-before.ts'
import { arrivalDays } from './gates.ts'
import type { RatioTables } from './ratio.ts'

/** Parameters of a key that a dealt key can do without. */
const replaced = /^(?:name|kind|table|hidden|popularity|existing_at|min_age_days)$/

/** How a key distributes the rows of its table among the rows that it refers to. */
type Dealing = Pick<ColumnOf<'foreign_key'>, 'each' | 'top'>

export interface DealtKey {
  readonly schema: Schema
  readonly key: string
}

/**
 * Makes a key deal its rows to the rows of the parent, all of which begin before the first of them. Returns the reason if there is no such
 * key, or if the schema cannot have it.
 * @param isFree whether no fact claims anything about a column
 */
export function withDealtKey(
  binding: Binding,
  { counted, parent }: RatioTables,
  dealing: Dealing,
  isFree: (table: string, column: string) => boolean,
): DealtKey | string {
  const { schema } = binding
  const [key, other] = counted.columns.filter((column) => referredBy(column) === parent.name)
  if (key?.kind === 'owner_key')
    return `rows of ${counted.name} are made for each row of ${parent.name}: state how many each has, such as "1 to 5 of them each"`
  if (key?.kind !== 'foreign_key' || other !== undefined || !Object.keys(key).every((param) => replaced.test(param)))
    return `the row of ${parent.name} that a row of ${counted.name} belongs to follows from other columns`
  const begun = key.existing_at === undefined ? schema : withParentsBegun(schema, counted, parent, key, isFree)
  const own = begun === null ? null : tableNamed(begun, counted.name)
  if (begun === null || own === null) return `not all rows of ${parent.name} begin before the first of ${counted.name}`
  const { popularity: _, existing_at: __, min_age_days: ___, ...plain } = key
  const columns = own.columns.map((column) => (column.name === key.name ? { ...plain, name: key.name, ...dealing } : column))
  const changed = withTable(begun, { ...own, columns })
  return binding.reasonAgainst(changed) ?? { schema: changed, key: key.name }
}

/** Moves the parents before the first row that refers to them; null if something is said of their time. */
function withParentsBegun(
  schema: Schema,
  counted: TableSchema,
  parent: TableSchema,
  { min_age_days: age = 0 }: ColumnOf<'foreign_key'>,
  isFree: (table: string, column: string) => boolean,
): Schema | null {
  const [own, before] = [arrivalDays(counted), arrivalDays(parent)]
  const time = parent.columns.find(({ kind }) => kind === 'date' || kind === 'timestamp')
  if (own === null || before === null || time === undefined || !isFree(parent.name, time.name)) return null
  return begunBefore(schema, parent, own.first - age)
}
