import type { Domain } from '../domains/domain.ts'
import type { ColumnSchema } from '../schema/schema.ts'
import { singularOf } from './words.ts'

/** What a share is of: a value of a column. */
export interface RateTarget {
  readonly table: string
  readonly column: string
  readonly value: string | true
  /** Where the answer shows it. */
  readonly shown: { readonly column: string; readonly value: string | boolean }
}

interface Candidate extends RateTarget {
  /** Ways to say it, each as words in the singular. */
  readonly terms: readonly (readonly string[])[]
  /** The words of the column's name. */
  readonly about: readonly string[]
  readonly isDeclared: boolean
}

const prefixes = /^(?:is|has|was|had|are|can|with)_/

/**
 * The value that some words of a story name in a domain: of the longest terms found in them the one of the table that is spoken of, then
 * one that the domain declares, then one whose column is named too; null when none is found.
 */
export function findRate(words: readonly string[], table: string | null, domain: Domain): RateTarget | null {
  const said = words.map(singularOf)
  let best: { readonly candidate: Candidate; readonly score: number } | null = null
  for (const candidate of candidatesOf(domain)) {
    const longest = Math.max(0, ...candidate.terms.map((term) => (contains(said, term) ? term.length : 0)))
    if (longest === 0) continue
    const isAbout = candidate.about.some((word) => said.includes(word))
    const score = longest * 8 + Number(candidate.table === table) * 4 + Number(candidate.isDeclared) * 2 + Number(isAbout)
    if (best === null || score > best.score) best = { candidate, score }
  }
  return best?.candidate ?? null
}

const known = new WeakMap<Domain, readonly Candidate[]>()

function candidatesOf(domain: Domain): readonly Candidate[] {
  const own = known.get(domain) ?? [...declared(domain), ...byThemselves(domain)]
  known.set(domain, own)
  return own
}

function declared({ rates }: Domain): Candidate[] {
  return rates.map(({ words, column: path, value, shown }) => {
    const [table = '', column = ''] = path.split('.')
    return { table, column, value, shown: shown ?? { column, value }, terms: words.map(wordsOf), about: wordsOf(column), isDeclared: true }
  })
}

/** Written booleans answer to their names, written categories to their values. */
function byThemselves({ schema }: Domain): Candidate[] {
  return schema.tables
    .filter(({ hidden }) => hidden !== true)
    .flatMap((table) =>
      table.columns
        .filter(({ hidden, nullable }) => hidden !== true && nullable === undefined)
        .flatMap((column) => valuesOf(column).map(({ value, term }) => ({ value, term, column: column.name })))
        .map(({ value, term, column }) => ({
          table: table.name,
          column,
          value,
          shown: { column, value },
          terms: [wordsOf(term)],
          about: wordsOf(column),
          isDeclared: false,
        })),
    )
}

function valuesOf(column: ColumnSchema): readonly { readonly value: string | true; readonly term: string }[] {
  if (column.kind === 'boolean') return [{ value: true, term: column.name.replace(prefixes, '') }]
  if (column.kind !== 'category' || !isFree(column)) return []
  return (column['values'] as readonly string[]).map((value) => ({ value, term: value }))
}

/** Whether every value is possible in every row, so that no other column is broken by exact shares. */
function isFree(column: ColumnSchema): boolean {
  const cases = Object.values((column['cases'] ?? {}) as Readonly<Record<string, readonly number[]>>)
  return cases.every((weights) => weights.every((weight) => weight > 0))
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singularOf)
}

function contains(words: readonly string[], term: readonly string[]): boolean {
  if (term.length === 0) return false
  return words.some((_, start) => term.every((word, place) => words[start + place] === word))
}
