import { id, ref } from '../../builders/table.ts'
import type { ImportedColumn, ImportNote } from '../../import/imported.ts'
import type { ColumnBody, ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { anyKind, classify } from '../compose/classify.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { neededHelpers } from '../meanings/needed-helpers.ts'
import { TableDraft } from '../meanings/table-draft.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { singularOf } from '../words/words.ts'
import { boundedBody } from './bounded-body.ts'
import { exampleBody, meaningOfExamples, showMore } from './example-body.ts'
import { joinColumns, joinedSet, rowNumber } from './join-columns.ts'
import { orderedColumns } from './ordered-columns.ts'
import { matchesPattern, patternBody } from './pattern-body.ts'
import { filledBody } from './filled-columns.ts'
import { genderBody, hasOwnGenders } from './gender-body.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { beginningDays } from './sample-days.ts'
import { typedBody } from './typed-body.ts'
import { uniqueBody } from './unique-body.ts'
import { wordsOf } from './words-of.ts'
import { codeOf } from './code-of.ts'

/** Share of empty cells in optional columns. */
const usualNulls = 0.1
type Said = FoundMeaning & { readonly column: ImportedColumn }

/** Makes the columns, keys and unique sets of an imported table. Notes say what is not possible. @param tables all imported tables */
export function buildImportedTable(
  table: ResolvedTable,
  rows: TableSchema['rows'],
  tables: readonly ResolvedTable[],
  notes: ImportNote[],
): TableSchema {
  const kind = classify(table.words) ?? anyKind()
  const said = table.columns.map((column): Said => ({ column, ...meaningOf(column, kind.archetype.subject, table) }))
  const draft = new TableDraft(
    {
      table: table.name,
      singular: table.words.join(' '),
      subject: kind.archetype.subject,
      columns: [],
      country: null,
      ...(beginningDays(said.flatMap(({ meaning, column }) => (meaning.names[0] === 'date of birth' ? [] : [column]))) ?? {
        from: kind.archetype.from,
        to: kind.archetype.to,
      }),
      since: null,
      currency: 'USD',
      tables: [],
    },
    namesByMeaning(said, table),
    table.columns.map(({ name }) => name),
    said.find(({ meaning, column }) => meaning.begins === true && (column.type === 'date' || column.type === 'timestamp'))?.column.name ??
      null,
  )
  const joined = joinColumns(table, draft)
  const built = said.map((each) => joined.get(each.column.name) ?? builtColumn(each, table, tables, draft, notes))
  const made = orderedColumns(built, table, draft)
  const all = [...neededHelpers(draft.helpers, made), ...made]
  const columns = withoutGaps([...rowNumber(table, tables, all), ...all])
  const sets = table.unique.filter((set) => set.length > 1 || table.references.has(set[0] ?? '')).map((set) => joinedSet(set, table, made))
  const own = table.columns.filter(({ isUnique, name }) => isUnique && table.references.has(name) && !isOnlyKey(table, name))
  const unique = [...sets, ...own.map(({ name }) => [name])]
  const [key] = table.key
  return {
    name: table.name,
    rows,
    columns,
    ...(key === undefined ? {} : { primary_key: table.key.length === 1 ? key : table.key }),
    ...(unique.length === 0 ? {} : { unique }),
  }
}

/** The names of columns by the first name of their meaning. A column that refers to another row has the values of that row, whatever its name means. */
function namesByMeaning(said: readonly Said[], { references, joins }: ResolvedTable): ReadonlyMap<string, string> {
  const byMeaning = new Map<string, string>()
  for (const { meaning, column } of said.toReversed()) {
    const isOfRow = references.has(column.name) || joins.some(({ columns }) => columns.includes(column.name))
    if (!isOfRow && !hasOwnGenders(meaning, column) && !isBirthMoment(meaning.names[0], column))
      byMeaning.set(meaning.names[0] ?? '', column.name)
  }
  return byMeaning
}

/** Whether a column has a birthday as a moment, from which no age is computed. */
function isBirthMoment(meaning: string | undefined, { type }: ImportedColumn): boolean {
  return meaning === 'date of birth' && type !== 'date' && type !== null
}

/** Most characters of a code for something with a longer name: "US". */
const longestCode = 3

/** The meaning of the name of a column; that of its examples where the name says less than they do. */
function meaningOf(column: ImportedColumn, subject: string, table: ResolvedTable): FoundMeaning {
  const found = findMeaning(meaningWords(column, subject), table.words)
  const shown = saysLittle(found) ? meaningOfExamples(column) : null
  return shown === null ? found : findMeaning(shown, [])
}

/** Whether a meaning says little: none, or the name of whatever the table has. */
function saysLittle({ isGuess, meaning }: FoundMeaning): boolean {
  return isGuess || meaning.names[0] === 'name'
}

function meaningWords({ name, length, meaning }: ImportedColumn, subject: string): readonly string[] {
  const words = wordsOf(name)
  // What the type says counts where the name does not say it more precisely: "work_email".
  if (meaning !== null && !words.includes(meaning.at(-1) ?? '')) return meaning
  if (length !== null && length <= longestCode && findMeaning([...words, 'code'], []).isExact) return [...words, 'code']
  return subject === 'person' && words.join(' ') === 'title' ? ['job', 'title'] : words
}

function isOnlyKey({ key }: ResolvedTable, name: string): boolean {
  return key.length === 1 && key[0] === name
}

function builtColumn(
  said: Said,
  table: ResolvedTable,
  tables: readonly ResolvedTable[],
  draft: TableDraft,
  notes: ImportNote[],
): ColumnSchema {
  const { column } = said
  const { name } = column
  const isKey = table.key.includes(name)
  const body = bodyOf(said, table, tables, draft, notes)
  if (isKey || column.isRequired || column.isUnique) return { name, ...filledBody(body) }
  return column.isOptional && body.nullable === undefined && body.kind !== 'self_reference'
    ? { name, ...body, nullable: { rate: usualNulls } }
    : { name, ...body }
}

/** The columns; the one that orders the table by time is made never empty, as the engine requires. */
function withoutGaps(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  const ordering = arrivalColumn(columns)
  return columns.map((column) => (column === ordering ? { ...filledBody(column), name: column.name } : column))
}

function bodyOf(said: Said, table: ResolvedTable, tables: readonly ResolvedTable[], draft: TableDraft, notes: ImportNote[]): ColumnBody {
  const { column } = said
  const { name } = column
  const tell = (reason: string): void => void notes.push({ line: column.line, start: column.start, text: name, reason })
  const target = table.references.get(name)?.table ?? (isOnlyKey(table, name) ? null : referredByName(column, table, tables))
  if (target === table) {
    if (column.isRequired) tell('a row without one that it refers to is needed: the first row has none')
    return { kind: 'self_reference' }
  }
  if (target !== null) return ref(target.name)
  if (column.pattern !== null && column.values === null) {
    const body = patternedBody(said, isOnlyKey(table, name), draft)
    if (body !== null) return body
    tell('its pattern is not imported: the data may break it')
  }
  if (isOnlyKey(table, name)) {
    if (column.values !== null) tell('a key is different in each row: it has other values than those that are listed')
    return keyBody(column)
  }
  if (column.examples !== null && saysLittle(said)) return exampleBody(column.examples, column.isUnique)
  if (said.isGuess && (column.type === null || column.type === 'text') && column.values === null)
    notes.push({
      line: column.line,
      start: column.start,
      text: name,
      reason: 'nothing is known of this name: its values are codes or notes',
      isHeld: true,
    })
  const typed = typedBody(column, said, draft)
  if (column.examples !== null && showMore(column.examples, typed)) return exampleBody(column.examples, column.isUnique)
  const genders = hasOwnGenders(said.meaning, column) ? genderBody(column, draft) : null
  const body = genders ?? boundedBody(typed, column)
  if (!column.isUnique) return body
  const unique = uniqueBody(body, column)
  if (unique === null) tell('its values may come again: no such column is unique')
  return unique ?? body
}

/** Returns the values that the name of a column means if they match its pattern, and texts of the pattern otherwise. Null if none can be made. */
function patternedBody(said: Said, isKey: boolean, draft: TableDraft): ColumnBody | null {
  const { column } = said
  const meant = typedBody(column, said, draft)
  const body = matchesPattern(meant, column.pattern) ? (column.isUnique || isKey ? uniqueBody(meant, column) : meant) : null
  return body ?? patternBody(column, isKey)
}

/** The table that a column refers to by its name: "customer_id", "billing_customer_id". Null for none. */
function referredByName({ name, type }: ImportedColumn, table: ResolvedTable, tables: readonly ResolvedTable[]): ResolvedTable | null {
  const words = wordsOf(name)
  if (words.length < 2 || words.at(-1) !== 'id') return null
  const stem = words.slice(0, -1).map(singularOf)
  const ends = stem.map((_, at) => stem.slice(at).join(' '))
  // The longest end of "followed user" that is a table. A table does not refer to itself by its full name.
  const [target] = ends.flatMap((end, at) =>
    tables.filter((each) => (at > 0 || each !== table) && each.words.join(' ') === end && each.key.length === 1),
  )
  const key = target?.columns.find((column) => column.name === target.key[0])
  return target !== undefined && (type === null || key?.type === null || key?.type === type) ? target : null
}

/** Characters of a UUID. */
const uuidLength = 36

/** The body of a key column. */
function keyBody({ type, length, name, examples }: ImportedColumn): ColumnBody {
  if (type === 'uuid') return { kind: 'uuid' }
  if (type !== 'text') return id()
  const like = examples === null ? null : exampleBody(examples, true)
  if (like?.kind === 'pattern') return like
  return (length === null || length >= uuidLength) && /id$/i.test(name) ? { kind: 'uuid' } : codeOf(length ?? uuidLength, true)
}
