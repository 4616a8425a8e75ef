import { domains } from '../../domains/index.ts'
import { type Problem, SynthError } from '../../errors.ts'
import type { Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'

/** What each type of fact says, in words for the error message. */
const names: Readonly<Record<Fact['type'], string>> = {
  count: 'numbers of rows',
  ratio: 'rows for each row',
  relation: 'what belongs to what',
  rate: 'shares of rows',
  timed_rate: 'shares of rows by time',
  childless: 'rows that have none of another table',
  uneven: 'rows that have most of another table',
  window: 'when things happen',
  dated: 'when rows did something',
  series: 'rows at equal intervals',
  curve: 'amounts by month',
  growth: 'growth',
  shape: 'when more or less happens',
  place: 'places',
  attribute: 'values of columns',
  correlation: 'correlations of columns',
  definition: 'computed columns',
  delay: 'times after others',
  segments: 'what parts of the rows have',
  sum_share: 'shares of sums of money',
  condition: 'conditions',
  grades: 'labels by numbers',
  leaning: 'which rows have more or less',
  currency: 'currencies',
  national_id: 'national ids',
  columns: 'columns',
  selection: 'which tables there are',
  import: 'tables in code',
}

/** Most parts of the story that the message quotes. */
const mostQuoted = 3
const longestQuote = 40

/** Makes the error for a story without tables: what was read of it, if anything, and what would help. */
export function storyNotUnderstood(intent: Pick<Intent, 'text' | 'facts'>): SynthError {
  if (intent.facts.length > 0) return withoutNoun(intent)
  return new SynthError(
    'story_not_understood',
    'Say in English what there is and how many, such as "a hospital with 500 patients and 50 doctors". Any noun can become a table; ' +
      `${domains.size} trades are known best, among them an online shop, a bank, a school and software as a service`,
  )
}

function withoutNoun({ text, facts }: Pick<Intent, 'text' | 'facts'>): SynthError {
  const told = facts.slice(0, mostQuoted)
  const types = [...new Set(told.map(({ type }) => type))]
  const quotes = (type: Fact['type']): string =>
    told.flatMap((fact) => (fact.type === type ? [`"${quoted(text.slice(fact.start, fact.end))}"`] : [])).join(', ')
  const read = types.map((type) => `${names[type]} (${quotes(type)})`).join(', ')
  const more = facts.length > told.length ? ` and ${facts.length - told.length} more` : ''
  const problems = told.map(({ type, start, end }): Problem => ({
    pointer: '/story',
    detail: `${names[type]}, but not of what`,
    span: { start, end },
  }))
  return new SynthError(
    'story_not_understood',
    `The story states ${read}${more}, but not what has rows: name a thing, such as "500 customers" or "orders", or a trade, such as "an online shop"`,
    problems,
  )
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line
}
