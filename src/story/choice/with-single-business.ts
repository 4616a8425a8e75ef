import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { TableSchema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import { referredBy, tableNamed, withTable } from '../bind/tables/references.ts'
import { classify } from '../compose/classify.ts'
import { findTable } from '../find/find-table.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Intent } from '../read-story.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { subjectOf } from './subject.ts'

const single = wordSet('a an one our my the this')

/** Most words of a title: "Data for a demo: | hotel with 40 rooms". */
const mostBeforeColon = 12
/** A word behind a name without an article that says what one of them has: "hotel | with 40 rooms". */
const having = wordSet('with has having')

/** Trades with one row of a table. They last as long as their trade, so all that is known of one serves the next story, too. */
const ofOneRow = oncePerObject((domain: Domain) => oncePerObject((table: TableSchema) => withOneRow(domain, table)))

/** Gives a table one row if the story is about one of its rows: the gyms of "I run a gym". */
export function withSingleBusiness(domain: Domain, { tokens }: Pick<Intent, 'tokens'>): Domain {
  const colon = tokens.slice(0, mostBeforeColon).findIndex(({ text }) => text === ':')
  const table = tableOfSubject(tokens, tokens, domain) ?? (colon < 0 ? null : tableOfSubject(tokens.slice(colon + 1), tokens, domain))
  return table === null ? domain : ofOneRow(domain)(table)
}

function withOneRow(domain: Domain, table: TableSchema): Domain {
  const schema = withTable(domain.schema, { ...table, rows: oneRow(table.rows) })
  // The trial is of a copy: it would be kept as long as the schema.
  return 'reason' in trySchema({ ...schema }) ? domain : { ...domain, schema }
}

function oneRow(rows: RowsSchema): RowsSchema {
  return typeof rows === 'object' && rows.type === 'primary' ? { ...rows, count: 1 } : 1
}

/**
 * The table of the business that a story is about, as a whole. Null where the story, or a row of another table, has several of them.
 * @param tokens from the start of the story, or of what its title is about
 */
function tableOfSubject(tokens: readonly Token[], all: readonly Token[], domain: Domain): TableSchema | null {
  const subject = subjectOf(tokens)
  if (subject === null) return null
  const words = tokens.filter(({ start, end }) => start >= subject.start && end <= subject.end).map(({ text }) => text)
  const found = isOne(tokens, subject) ? findTable({ words }, domain) : null
  const kind = found === null || found.words.at(-1) !== words.at(-1) ? null : classify(found.words.map(singularOf))
  const table =
    kind?.archetype.name === 'place' || kind?.archetype.name === 'organisation' ? tableNamed(domain.schema, found?.table ?? '') : null
  if (table === null || isOfSeveral(table, domain)) return null
  const isPluralOf = ({ text }: Token): boolean => isPlural(text) && findTable({ words: [text] }, domain)?.table === table.name
  return all.some(isPluralOf) ? null : table
}

/** Whether a story speaks of one such business: "a hotel", "one hotel", or "hotel with 40 rooms", "hotel, 90 guests". */
function isOne(tokens: readonly Token[], { start, end }: Span): boolean {
  if (tokens.some((token) => single.has(token.text) && token.end <= end)) return true
  const next = firstFrom(tokens, end)
  return (
    firstFrom(tokens, start) === 0 &&
    (isOneOf(tokens, next, having) || (textAt(tokens, next) === ',' && kindAt(tokens, next + 1) === 'number'))
  )
}

/** Whether a row of another table refers to several rows: a match to two clubs. */
function isOfSeveral({ name }: TableSchema, { schema }: Domain): boolean {
  return schema.tables.some(({ columns }) => columns.filter((column) => referredBy(column) === name).length > 1)
}
