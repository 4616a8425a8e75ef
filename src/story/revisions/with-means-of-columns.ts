import { boundsOf } from '../attributes/readers/said-range.ts'
import type { Aspect } from '../attributes/aspect.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { averagingWords } from '../lexicon/averages.ts'
import type { SegmentEntry, SegmentsFact } from '../segments/segment-facts.ts'
import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Reads numbers of parts as numbers of columns where the story lists columns that the parts name: "scores in math and physics. Math scores
 * average 70, physics 65".
 */
export const withMeansOfColumns: Revision = ({ facts, asides }) => {
  const columns = facts.flatMap((fact) => (fact.type === 'columns' ? fact.columns : []))
  if (columns.length < 2) return { facts, asides }
  return {
    facts: facts.flatMap((fact): readonly Fact[] => (fact.type === 'segments' ? (ofColumns(fact, columns) ?? [fact]) : [fact])),
    asides,
  }
}

function ofColumns({ entries, isMean }: SegmentsFact, columns: readonly Noun[]): readonly AttributeFact[] | null {
  const head = namingOf(entries[0]).at(-1) ?? ''
  const found = entries.map((entry) => columns.find(({ words }) => isNamed(words, namingOf(entry), head)))
  if (entries.length < 2 || new Set(found).size < entries.length) return null
  const said = entries.map((entry, at) => statedOf(entry, found[at], isMean))
  const all = said.filter((each) => each !== null)
  return all.length === said.length ? all : null
}

/** The words of an entry that may name a column. */
function namingOf(entry: SegmentEntry | undefined): readonly string[] {
  return (entry?.words ?? []).filter((word) => !measureVerbs.has(word) && !averagingWords.has(word)).map(singularOf)
}

/** Whether words name a column in full, or all of it but the noun that the first entry has. */
function isNamed(column: readonly string[], words: readonly string[], head: string): boolean {
  const own = column.map(singularOf).join(' ')
  return words.length > 0 && (own === words.join(' ') || own === [...words, head].join(' '))
}

function statedOf({ said, start, end }: SegmentEntry, column: Noun | undefined, isMean: boolean): AttributeFact | null {
  if (column === undefined || said.type !== 'number') return null
  const { min, max, currency, unit, deviation } = said
  const isOne = min !== null && min === max
  if (isOne && !isMean) return null
  const spread: readonly Aspect[] = deviation === undefined ? [] : [{ type: 'deviation', value: deviation }]
  const aspects: readonly Aspect[] = isOne ? [{ type: 'mean', value: min }, ...spread] : [{ type: 'range', ...boundsOf(said) }]
  return { type: 'attribute', table: null, column, aspects, currency, ...(unit === null ? {} : { unit }), start, end }
}
