import type { ColumnBody } from '../../schema/schema.ts'
import { singularOf } from '../words/words.ts'
import { columnName } from './column-name.ts'
import { findMeaning, type FoundMeaning } from './find-meaning.ts'
import type { MeaningContext } from './table-draft.ts'

/** What the names of the columns of a table depend on. */
export type NamingContext = Pick<MeaningContext, 'singular' | 'subject' | 'columns'>

/** A column that a table does not have yet. */
export interface NewColumn extends FoundMeaning {
  readonly name: string
}

/** The columns that some words name. */
export interface NamedColumns {
  /** For each of the words, the column with this meaning, existing or new; null if they make no name. */
  readonly names: readonly (string | null)[]
  /** The new ones. */
  readonly said: readonly NewColumn[]
  /** Names of existing and new columns, by the first name of their meaning. */
  readonly byMeaning: ReadonlyMap<string, string>
}

/** Finds the columns of a table that some words name, each in lower case. */
export function columnsNamed(words: readonly (readonly string[])[], context: NamingContext): NamedColumns {
  const table = context.singular.split(' ').map(singularOf)
  const there = new Map<string, string>()
  for (const { name, hidden, kind } of context.columns) {
    const found = findMeaning(name.split('_'), table)
    const [meaning = ''] = found.meaning.names
    if (found.isExact && !isHelper(name) && !keyKinds.has(kind) && (hidden !== true || !there.has(meaning))) there.set(meaning, name)
  }
  const taken = new Set(context.columns.map(({ name }) => name))
  const said: NewColumn[] = []
  /** The last words by which the story names columns. */
  const heads = new Map<string, string>()
  const names = words.map((written) => {
    const each = written.flatMap((word) => word.split(/[\s_-]+/))
    const name = columnName(each)
    if (name === null) return null
    const found = findMeaning(saidOf(each, context), table)
    const [meaning = ''] = found.meaning.names
    const alike = found.isExact ? there.get(meaning) : undefined
    // "Home phone and work phone" are two columns, "dob and date of birth" are one.
    const isOther = alike !== undefined && alike !== name && heads.get(alike) === each.at(-1)
    const before = taken.has(name) ? name : found.isExact && !isOther ? (alike ?? generalTime(meaning, context)) : undefined
    if (!heads.has(before ?? name)) heads.set(before ?? name, each.at(-1) ?? '')
    if (before !== undefined) return before
    taken.add(name)
    if (found.isExact || !there.has(meaning)) there.set(meaning, name)
    said.push({ ...found, name })
    return name
  })
  return { names, said, byMeaning: there }
}

/** The "title" of a person is a job title. */
function saidOf(words: readonly string[], { subject }: NamingContext): readonly string[] {
  return subject === 'person' && words.join(' ') === 'title' ? ['job', 'title'] : words
}

/** The column that orders the table by time serves as "date" and "time", whatever its name. */
function generalTime(meaning: string, { columns }: NamingContext): string | undefined {
  if (meaning !== 'date' && meaning !== 'timestamp') return undefined
  return columns.find(({ kind, hidden }) => hidden !== true && (kind === 'date' || kind === 'timestamp'))?.name
}

/** Kinds of keys, which are found only by their exact name. */
/** Kinds of keys and of numbers within an owner, which no words name. */
export const keyKinds: ReadonlySet<ColumnBody['kind']> = new Set([
  'sequence',
  'foreign_key',
  'owner_key',
  'self_reference',
  'sibling_number',
])

/** Names of hidden columns that people use with another meaning. */
function isHelper(name: string): boolean {
  return name === 'place' || name === 'person'
}
