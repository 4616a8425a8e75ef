import type { CountFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { areSeriesRows } from './are-rows.ts'
import type { ReadSeries } from './read-series.ts'
import { inOrder } from '../tokens/in-order.ts'

/** Lets the number of rows tell how long a series is, if the story says no period: "5,000 readings, one every 5 minutes". Null for no series. */
export function withCountedRows(read: ReadSeries): ReadSeries | null {
  const { said, intent, parts } = read
  const counts = intent.facts.flatMap((fact) => (fact.type === 'count' ? [fact] : []))
  const rows = counts.find(({ noun }) => areSeriesRows(noun))
  // "One every second" says neither of what nor how long.
  if (rows === undefined && said.what === null && said.isOfUsualLength === true && said.each === null && read.columns.length === 0)
    return null
  if (rows === undefined || said.rows !== null || said.isOfUsualLength !== true) return read
  const length = lengthOf(rows, counts, said.interval)
  const others = intent.facts.filter((fact) => fact !== rows)
  const named = said.what === null || isTime(said.what) ? rows.noun : said.what
  return {
    ...read,
    said: {
      ...said,
      what: named,
      each: said.each !== null && areSeriesRows(said.each) ? null : said.each,
      length,
      rows: length === null ? rows.count : null,
    },
    intent: { ...intent, facts: others },
    columns: said.what !== null && isTime(said.what) ? [said.what.words, ...read.columns] : read.columns,
    parts: inOrder([...parts, { start: rows.start, end: rows.end }]),
  }
}

/** The length of each of several series whose rows are counted together; null for a single series. */
function lengthOf(
  rows: CountFact,
  counts: readonly CountFact[],
  { times, unit }: ReadSeries['said']['interval'],
): ReadSeries['said']['length'] {
  const owners = counts.filter((fact) => fact !== rows)
  const [only] = owners.length === 1 ? owners : []
  if (only === undefined || only.count < 2 || rows.count % only.count !== 0) return null
  return { times: (times * rows.count) / only.count, unit }
}

/** Whether a noun names the times of the rows: "ts", "timestamp". */
function isTime({ words }: Noun): boolean {
  return words.length === 1 && /^(?:timestamps?|ts|datetime|time|date)$/.test(words[0] ?? '')
}
