import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import { groups } from '../../compose/value-groups.ts'
import { findTable } from '../../find/find-table.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { restWords } from '../../segments/rest-words.ts'
import type { SegmentEntry } from '../../segments/segment-facts.ts'
import { termWords } from '../../words/term-words.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { testGroupIn } from '../../segments/test-groups.ts'
import { hasColumn, tableNamed, withTable } from '../tables/references.ts'

const mostWords = 2

/**
 * Adds a column for parts of a composed table that no column knows, in equal shares: "inbound leads close at 30%, outbound ones at 8%".
 * The first entry names the rows behind its part. Null if the entries are not of this form.
 */
export function withNewParts(schema: Schema, domain: Domain, entries: readonly SegmentEntry[]): Schema | null {
  return withTestGroups(schema, entries) ?? withNamedParts(schema, domain, entries)
}

/** The groups of a test, "variant A converts at 3%, variant B at 4%", of the only table. */
function withTestGroups(schema: Schema, entries: readonly SegmentEntry[]): Schema | null {
  const groups = entries.map(({ words }) => testGroupIn(words))
  const values = groups.flatMap((group) => group?.value ?? [])
  const shown = schema.tables.filter(({ hidden }) => hidden !== true)
  const [table] = shown
  const name = groups[0]?.column
  if (values.length < 2 || new Set(values).size < entries.length || name === undefined) return null
  if (
    table === undefined ||
    shown.length > 1 ||
    groups.some((group) => group?.column !== name) ||
    [name, `${name}_id`].some((own) => hasColumn(schema, table.name, own))
  )
    return null
  const column: ColumnSchema = { name, kind: 'category', values, weights: values.map(() => 1) }
  return withTable(schema, { ...table, columns: [...table.columns, column] })
}

function withNamedParts(schema: Schema, domain: Domain, entries: readonly SegmentEntry[]): Schema | null {
  const [head] = entries
  const tableOf = (word: string): string | null => findTable({ words: [word] }, domain)?.table ?? null
  const at = head?.words.findIndex((word, place) => place > 0 && tableOf(word) !== null) ?? -1
  const name = at < 1 ? null : tableOf(head?.words[at] ?? '')
  const table = name === null ? null : tableNamed(schema, name)
  if (domain.name !== 'custom' || entries.length < 2 || table === null) return null
  const parts = entries.map(({ words }) => {
    const end = words.findIndex((word) => word === 'ones' || tableOf(word) === table.name)
    return end < 0 ? words : words.slice(0, end)
  })
  const isPart = (words: readonly string[]): boolean =>
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(
      (word) =>
        isPlausibleWord(word) &&
        millisecondsIn(word) === undefined &&
        !restWords.has(word) &&
        !functionWords.has(word) &&
        tableOf(word) === null,
    )
  const values = parts.map((words) => words.map(singularOf).join(' '))
  if (!parts.every(isPart) || new Set(values).size < values.length || isKnown(schema, parts.flat())) return null
  const group = groups.find((each) => values.every((value) => each.values.includes(value)))
  const column: ColumnSchema = { name: group?.column ?? 'segment', kind: 'category', values, weights: values.map(() => 1) }
  return table.columns.some((each) => each.name === column.name)
    ? null
    : withTable(schema, { ...table, columns: [...table.columns, column] })
}

/** Whether a word is in a value that some column has: the part is then of that column, in other words. */
function isKnown({ tables }: Schema, words: readonly string[]): boolean {
  const values = tables.flatMap(({ columns }) =>
    columns.flatMap((column) => (column.kind === 'category' && column.hidden !== true ? column.values : [])),
  )
  const known = new Set(values.flatMap((value) => termWords(value)))
  return words.some((word) => known.has(singularOf(word)))
}
