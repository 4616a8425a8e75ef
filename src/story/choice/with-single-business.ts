import type { Domain } from '../../domains/domain.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import { referredBy, tableNamed, withTable } from '../bind/tables/references.ts'
import { classify } from '../compose/classify.ts'
import { findTable } from '../find/find-table.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Intent } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { subjectOf } from './subject.ts'

const single = wordSet('a an one our my the this')

/** Trades with one row of a table, by its name. They last as long as their trade, so all that is known of one serves the next story, too. */
const ofOneRow = new WeakMap<Domain, Map<string, Domain>>()

/** Gives a table one row if the story is about one of its rows: the gyms of "I run a gym". */
export function withSingleBusiness(domain: Domain, { tokens }: Pick<Intent, 'tokens'>): Domain {
  const table = tableOfSubject(tokens, domain)
  if (table === null) return domain
  const known = ofOneRow.get(domain) ?? new Map<string, Domain>()
  ofOneRow.set(domain, known)
  const found = known.get(table.name) ?? withOneRow(domain, table)
  known.set(table.name, found)
  return found
}

function withOneRow(domain: Domain, table: TableSchema): Domain {
  const schema = withTable(domain.schema, { ...table, rows: oneRow(table.rows) })
  // The trial is of a copy: it would be kept as long as the schema.
  return 'reason' in trySchema({ ...schema }) ? domain : { ...domain, schema }
}

function oneRow(rows: RowsSchema): RowsSchema {
  return typeof rows === 'object' && rows.type === 'primary' ? { ...rows, count: 1 } : 1
}

/** The table of the business that a story is about, as a whole. Null where the story, or a row of another table, has several of them. */
function tableOfSubject(tokens: readonly Token[], domain: Domain): TableSchema | null {
  const subject = subjectOf(tokens)
  if (subject === null) return null
  const own = tokens.filter(({ start, end }) => start >= subject.start && end <= subject.end)
  const isLed = tokens.some(({ text, end }) => end <= subject.start && single.has(text))
  const words = own.map(({ text }) => text)
  const found = isLed ? findTable({ words }, domain) : null
  const kind = found === null || found.words.at(-1) !== words.at(-1) ? null : classify(found.words.map(singularOf))
  const table =
    kind?.archetype.name === 'place' || kind?.archetype.name === 'organisation' ? tableNamed(domain.schema, found?.table ?? '') : null
  if (table === null || isOfSeveral(table, domain)) return null
  const isPluralOf = ({ text }: Token): boolean => isPlural(text) && findTable({ words: [text] }, domain)?.table === table.name
  return tokens.some(isPluralOf) ? null : table
}

/** Whether a row of another table refers to several rows: a match to two clubs. */
function isOfSeveral({ name }: TableSchema, { schema }: Domain): boolean {
  return schema.tables.some(({ columns }) => columns.filter((column) => referredBy(column) === name).length > 1)
}
