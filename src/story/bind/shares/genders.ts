import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import { genderWords } from '../../lexicon/gender-words.ts'
import { findTable } from '../../find/find-table.ts'
import { contradiction } from '../contradiction.ts'
import type { Bound } from '../note.ts'
import { tableNamed } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { shareNote } from './share-note.ts'
import { isPrimary } from '../tables/primary-table.ts'

type Gender = keyof typeof genderWords

/** The result of shares of women and men, one per fact; null for other facts. */
export interface BoundGenders {
  readonly schema: Schema
  readonly bound: readonly (Omit<Bound, 'schema'> | null)[]
}

/**
 * Sets the number of women and men of a table, including their names, to the nearest row.
 * @param tableOf the table that a fact names, null for none
 * @param tableBefore the table of the statement before, null for none
 * @throws SynthError `story_contradicts` if women and men are not 100%
 */
export function setGenders(
  schema: Schema,
  domain: Domain,
  facts: readonly RateFact[],
  tableOf: (fact: RateFact) => string | null,
  tableBefore: (fact: RateFact) => string | null,
): BoundGenders {
  const said = facts.map((fact) => genderOf(fact))
  const tables = facts.map((fact, i) =>
    said[i] === null ? null : peopleOf(schema, domain, fact, tableOf(fact) ?? peopleBefore(schema, tableBefore(fact))),
  )
  const female = new Map<string, number>()
  let result = schema
  for (const name of new Set(tables)) {
    if (name === null) continue
    const own = facts.filter((_, i) => tables[i] === name)
    const share = femaleShare(own, rowsIn(schema, name))
    if (share === null) continue
    female.set(name, share)
    result = withShare(result, name, share)
  }
  const bound = facts.map((fact, i) => {
    const [gender, table] = [said[i] ?? null, tables[i] ?? null]
    if (gender === null) return null
    if (table !== null && !female.has(table)) return { notes: [], used: false, reason: notAll }
    return table === null
      ? noGender(fact, domain, tableOf(fact) ?? peopleBefore(schema, tableBefore(fact)))
      : noteOf(result, table, fact, gender, female.get(table) ?? 0.5)
  })
  return { schema: result, bound }
}

const notAll = 'the shares of women and men do not add up to 100%: list all values, "gender (female 48%, male 50%, other 2%)"'

function genderOf({ what }: RateFact): Gender | null {
  if (what.some((word) => genderWords.female.test(word))) return 'female'
  return what.some((word) => genderWords.male.test(word)) ? 'male' : null
}

/** The table of the statement before, if it holds people: "4000 applicants, 45% women". */
function peopleBefore(schema: Schema, before: string | null): string | null {
  const table = before === null ? null : tableNamed(schema, before)
  return table?.columns.some(({ kind }) => kind === 'person') === true ? before : null
}

/**
 * The table of a share of women or men: the named table, else the primary table, else the first table that shows genders. Null if the named
 * table shows none.
 */
function peopleOf({ tables }: Schema, domain: Domain, { what }: RateFact, of: string | null): string | null {
  const named = of ?? findTable({ words: what }, domain)?.table ?? null
  const telling = tables.filter((table) => table.hidden !== true && genderColumn(table) !== null)
  if (named !== null) return telling.find(({ name }) => name === named)?.name ?? null
  const primary = telling.find(isPrimary)
  return (primary ?? telling[0])?.name ?? null
}

/** The indexes of the visible gender column and of its person column; null for none. */
function genderColumn({ columns }: TableSchema): { readonly gender: number; readonly person: number } | null {
  const gender = columns.findIndex(
    (column) => column.kind === 'person_attribute' && column.hidden !== true && column.attribute === 'gender',
  )
  const told = columns[gender]
  const person = columns.findIndex(({ kind, name }) => kind === 'person' && told?.kind === 'person_attribute' && name === told.person)
  return gender < 0 || person < 0 ? null : { gender, person }
}

/** The share of a fact; null for "the rest". */
function shareOf(fact: RateFact, rows: number): number | null {
  if (fact.rows === undefined) return fact.share
  return rows === 0 ? 0 : fact.rows / rows
}

/** The share of women; null if women and men do not sum up to 100%. @throws SynthError `story_contradicts` */
function femaleShare(facts: readonly RateFact[], rows: number): number | null {
  const shares: { female: number | null; male: number | null } = { female: null, male: null }
  for (const fact of facts) {
    const gender = genderOf(fact)
    const share = shareOf(fact, rows)
    if (gender === null || share === null) continue
    if (share > 1 || (shares[gender] !== null && shares[gender] !== share))
      throw contradiction(
        `These shares of women and men contradict each other: state one share of women, or of men, of at most 100%`,
        facts,
      )
    shares[gender] = share
  }
  const { female, male } = shares
  if (female === null || male === null) return female ?? 1 - (male ?? 0.5)
  if (female + male > 1 + 1e-9)
    throw contradiction('The shares of women and men are more than 100%: state shares that add up to 100%', facts)
  return female + male < 1 - 1e-9 ? null : female
}

/** Makes an exact share of a table's people women: a hidden column draws it, and names follow from it. @param share 0 to 1 */
export function withShare(schema: Schema, name: string, share: number): Schema {
  const change = (table: TableSchema): TableSchema => {
    const at = table.name === name ? genderColumn(table) : null
    const person = at === null ? undefined : table.columns[at.person]
    if (person?.kind !== 'person') return table
    const { female_share: _, ...rest } = person
    const drawn: ColumnSchema = {
      name: `${person.name}_gender`,
      kind: 'category',
      values: ['female', 'male'],
      shares: [share, Number((1 - share).toPrecision(12))],
      hidden: true,
    }
    const columns = table.columns.flatMap((column) => (column === person ? [drawn, { ...rest, gender: drawn.name }] : [column]))
    return { ...table, columns }
  }
  return { ...schema, tables: schema.tables.map(change) }
}

function noteOf(schema: Schema, name: string, fact: RateFact, gender: Gender, female: number): Omit<Bound, 'schema'> {
  const { tables } = schema
  const index = tables.findIndex((table) => table.name === name)
  const table = tables[index]
  const at = table === undefined ? null : genderColumn(table)
  const column = table?.columns[at?.gender ?? -1]?.name ?? ''
  const share = gender === 'female' ? female : 1 - female
  const value = { table: name, column, value: gender }
  const note = shareNote(`/tables/${index}/columns/${at?.gender ?? 0}`, value, share, fact.rows, fact.share === null)
  return { notes: [note], used: true }
}

function noGender({ what }: RateFact, domain: Domain, of: string | null): Omit<Bound, 'schema'> {
  const table = of ?? findTable({ words: what }, domain)?.table ?? null
  const told = domain.schema.tables.find(
    ({ name, columns }) =>
      (table === null || name === table) && columns.some((column) => column.name === 'gender' && column.hidden !== true),
  )
  if (told !== undefined)
    return { notes: [], used: false, reason: `the gender of ${told.name} follows from other columns and has no shares of its own` }
  return { notes: [], used: false, reason: `no column of ${table ?? domain.name} states the gender of people` }
}
