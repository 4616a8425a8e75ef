import { oncePerObject } from '../../caches/once-per-object.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnOf, ColumnSchema } from '../../schema/schema.ts'
import { termWords } from '../words/term-words.ts'
import { functionWords } from '../words/words.ts'
import { byFirstWord } from './by-first-word.ts'
import { columnPath } from './column-path.ts'
import { flagTerm } from './flag-term.ts'
import { isBit } from './is-bit.ts'

/** The column value that a share is about: "cancelled" of `orders.status`. */
export interface RateTarget {
  readonly table: string
  readonly column: string
  readonly value: string | true
  /** The column of the response that shows the value. */
  readonly shown: { readonly column: string; readonly value: string | boolean }
}

/** A value that shares can be about. */
export interface RateCandidate extends RateTarget {
  /** Names of the value, each as words in the singular. */
  readonly terms: readonly (readonly string[])[]
  /** The words of the column name. */
  readonly about: readonly string[]
  readonly isDeclared: boolean
}

/** The values of a domain that shares can be about. */
interface Candidates {
  /** Those with a name that begins with one of some words, in their order. */
  readonly named: (said: readonly string[]) => readonly RateCandidate[]
  /** Flags that the domain does not declare. */
  readonly flags: readonly RateCandidate[]
}

/** The values of a domain that shares can be about. */
export const rateCandidates = oncePerObject((domain: Domain): Candidates => {
  const own = byThemselves(domain)
  return {
    named: byFirstWord([...declared(domain), ...own], ({ terms }) => terms),
    flags: own.filter(({ value, column, shown }) => value === true || column !== shown.column),
  }
})

function declared({ rates }: Domain): RateCandidate[] {
  return rates.map(({ words, column: path, value, shown }) => {
    const { table, column } = columnPath(path)
    return {
      table,
      column,
      value,
      shown: shown ?? { column, value },
      terms: words.map(termWords),
      about: termWords(column),
      isDeclared: true,
    }
  })
}

/** Candidates that need no declaration in the domain: boolean columns by their name, categories by their values. */
function byThemselves({ schema }: Domain): RateCandidate[] {
  return schema.tables
    .filter(({ hidden }) => hidden !== true)
    .flatMap((table) =>
      table.columns
        .filter(({ hidden, nullable }) => hidden !== true && nullable === undefined)
        .flatMap((column) => (isBit(table, column) ? bitOf(column) : valuesOf(column).map((each) => shownBy(column.name, each))))
        .map(({ value, term, column, shown }) => ({
          table: table.name,
          column,
          value,
          shown,
          terms: [termWords(term)],
          about: termWords(shown.column),
          isDeclared: false,
        })),
    )
}

interface Named extends Pick<RateCandidate, 'value' | 'column' | 'shown'> {
  readonly term: string
}

function shownBy(column: string, { value, term }: { readonly value: string | true; readonly term: string }): Named {
  return { value, term, column, shown: { column, value } }
}

/** A flag that is written as 0 and 1. */
function bitOf(column: ColumnOf<'mapping'>): readonly Named[] {
  return [{ value: '1', term: flagTerm(column.name), column: column.by, shown: { column: column.name, value: '1' } }]
}

function valuesOf(column: ColumnSchema): readonly { readonly value: string | true; readonly term: string }[] {
  if (column.kind === 'boolean') return [{ value: true, term: flagTerm(column.name) }]
  if (column.kind !== 'category' || !isFree(column)) return []
  // Ignores short values that are also grammar: "in" of "12% in B" is not the country code IN.
  const areLetters = column.values.every((value) => value.length === 1)
  return column.values.flatMap((value) =>
    !areLetters && value.length < 3 && functionWords.has(value.toLowerCase()) ? [] : [{ value, term: value }],
  )
}

/** Whether each value can occur in each row, so that an exact share breaks no other column. */
function isFree({ cases }: ColumnOf<'category'>): boolean {
  return Object.values(cases ?? {}).every((weights) => weights.every((weight) => weight > 0))
}
