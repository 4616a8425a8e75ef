import { columnSureness } from '../attributes/readers/column-noun.ts'
import { classify } from '../compose/classify.ts'
import type { AttributeFact } from '../facts/fact.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import type { Intent } from '../read-story.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { isFlaw } from '../words/is-flaw.ts'
import { readNounList } from '../words/noun-list.ts'

interface Measures {
  readonly measures: readonly (readonly string[])[]
  /** The parts of the story that name measures and state nothing about them. */
  readonly parts: readonly Span[]
}

/**
 * The measures of a series. If only rows are named ("a reading every minute, temperature between 18 and 26, humidity"), these are the columns
 * of statements about them and the names listed beside.
 */
export function measuresOf(measure: readonly string[], { facts }: Intent, tokens: readonly Token[], parts: readonly Span[]): Measures {
  const start = Math.min(...parts.map((part) => part.start))
  const told = facts.filter(
    (fact): fact is AttributeFact & { readonly column: Noun } =>
      fact.type === 'attribute' && fact.start > start && fact.table === null && fact.column !== null && isAboutValues(fact),
  )
  if (told.length > 0 && measure.join(' ') === 'value') {
    const beside = told.flatMap(({ end }) => listedFrom(tokens, firstFrom(tokens, end)))
    return { measures: [...told.map(({ column }) => column.words), ...beside.map(({ words }) => words)], parts: beside }
  }
  return { measures: namesOf(measure), parts: [] }
}

function namesOf(measure: readonly string[]): readonly (readonly string[])[] {
  const topic = classify([...measure, 'reading'])?.family
  const ofTopic = topic?.heads.includes(`${measure.join(' ')} reading`) === true ? (topic.columns ?? []) : []
  const names = ofTopic.map((column) => (typeof column === 'string' ? column.split(' ') : column.name.split('_')))
  return names.length < 2 || names.some(([word = '']) => measure.includes(word)) ? [measure] : names
}

const joints = wordSet(', and')

/** The names of a list that goes on behind a statement: "temperature around 70 degrees, | humidity and wind speed". */
function listedFrom(tokens: readonly Token[], at: number): readonly Noun[] {
  // "temperature around 70 with noise, | vibration"
  const next = textAt(tokens, at) === 'with' && isFlaw([textAt(tokens, at + 1)]) ? at + 2 : at
  const list = isOneOf(tokens, next, joints) ? readNounList(tokens, next + 1) : null
  const isList = list !== null && endsClause(tokens, list.next) && list.nouns.every((noun) => columnSureness(noun) === 'known')
  return isList ? list.nouns : []
}

/** Whether a statement is about the values of a column, and not about errors in them. */
export function isAboutValues({ aspects }: AttributeFact): boolean {
  return aspects.every(({ type }) => type !== 'missing' && type !== 'mess' && type !== 'flaw')
}
