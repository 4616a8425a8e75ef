import { SynthError } from '../../errors.ts'
import { importFormats } from '../../import/index.ts'
import type { ImportNote } from '../../import/imported.ts'
import { readCode } from '../../import/read-code.ts'
import { refuseOtherCode } from '../../import/refuse-other-code.ts'
import { limits } from '../../schema/limits.ts'
import type { FactBound } from '../bind/binding.ts'
import type { ChosenDomain } from '../choice/choose-domain.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import type { ImportFact } from '../facts/import-fact.ts'
import { notMeant } from '../choice/meant-by.ts'
import { readStory } from '../read-story.ts'
import type { Span, Token } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { importedDomain } from './imported-domain.ts'
import { importNotes } from './import-notes.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { rowPhrase } from './row-phrase.ts'
import { headOf } from '../words/words.ts'

/** A story that declares its tables in code. */
export interface ImportedStory extends ChosenDomain {
  /** Name of the format. */
  readonly format: string
  /** The results of the declarations. */
  readonly given: ReadonlyMap<Fact, FactBound>
  /** Parts of the code that the tables do not have, in order. */
  readonly notes: readonly ImportNote[]
  /** The parts of the story that are code. */
  readonly code: readonly Span[]
}

/**
 * Reads the tables that a story declares in code, and the prose beside them. Null for a story without code. Prose is read next to at most
 * 20,000 characters of code.
 * @param format name of the notation; null to detect it
 * @param name the name of a table that has none in the code; null for a default
 * @param pointer JSON pointer to the text in the request, for errors
 * @throws SynthError `import_unreadable` for code that cannot be read
 */
export function importedStory(
  text: string,
  format: string | null = null,
  name: string | null = null,
  pointer = '/story',
): ImportedStory | null {
  const read = readAt(pointer, () => readCode(text, format, name ?? undefined))
  if (read === null) {
    if (format === null) readAt(pointer, () => refuseOtherCode(text))
    return null
  }
  const title = importFormats.get(read.format)?.title ?? read.format
  const { domain, tables, notes } = importedDomain(read.tables, title)
  const given = new Map<Fact, FactBound>()
  for (const [index, table] of tables.entries()) {
    const built = domain.schema.tables[index]
    if (built !== undefined) given.set(importFact(read.format, table), { notes: importNotes(index, built, table), used: true })
  }
  const declared = [...given.keys()]
  const prose = text.length > limits.storyLength ? '' : text
  const tokens = tokensOf(prose)
  const counts = rowCounts(tokens, read.code, tables)
  const intent = readStory(prose, { facts: [...declared, ...counts], taken: [...read.code, ...counts] }, tokens)
  const all = [...read.notes, ...notes].toSorted((one, other) => one.line - other.line)
  return {
    intent,
    domain: { ...domain, story: text.slice(0, limits.storyLength) },
    score: 0,
    ...notMeant,
    reasons: new Map(),
    format: read.format,
    given,
    notes: all,
    code: read.code,
  }
}

/** Calls a reader and adds the JSON pointer of the text to its errors. @throws SynthError of the reader */
function readAt<Read>(pointer: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    throw new SynthError(
      error.code,
      error.message,
      error.problems.map((problem) => ({ ...problem, pointer })),
    )
  }
}

function importFact(format: string, { name, columns, source }: ResolvedTable): ImportFact {
  return { type: 'import', format, table: name, columns: columns.map((column) => column.name), start: source.start, end: source.end }
}

/** Counts in the prose without the name of a table. They are about the first table, or about each. */
function rowCounts(tokens: readonly Token[], code: readonly Span[], tables: readonly ResolvedTable[]): readonly CountFact[] {
  let next = 0
  const prose = tokens.filter(({ start }) => {
    while (next < code.length && (code[next] as Span).end <= start) next++
    const span = code[next]
    return span === undefined || start < span.start
  })
  const said = rowPhrase(prose, new Set(tables.map(({ words }) => headOf(words))))
  if (said === null) return []
  const { count, isEach, start, end } = said
  return tables
    .slice(0, isEach ? undefined : 1)
    .map(({ words }): CountFact => ({ type: 'count', count, noun: { words: [...words], start: end, end }, start, end }))
}
