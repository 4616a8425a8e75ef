import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'
import { withWords } from './with-words.ts'

/** What is measured in each of several things: "scores in math, reading and writing", "ratings for food and service". */
export interface MeasuredIn {
  /** The measure in the singular. */
  readonly head: string
  /** Start of the first thing. */
  readonly start: number
}

const measured = /^(?:the |their )?(marks|scores|grades|ratings) (?:in|for) (?!the |each |every |all |an? )(?=\p{L})/iu

/** Reads the measure at the start of the first item of a list; null for none. */
export function readMeasuredIn(text: string, { start, end }: Span): MeasuredIn | null {
  const [said = '', head = ''] = measured.exec(text.slice(start, end)) ?? []
  return said === '' ? null : { head: singularOf(head.toLowerCase()), start: start + said.length }
}

/** The first thing of a list, without the measure before it. */
export function behindMeasure(item: Span, measure: MeasuredIn | null): Span {
  return measure !== null && item.start < measure.start ? { ...item, start: measure.start } : item
}

/** The columns of a measure, "math score, reading score, writing score"; the columns themselves for none. */
export function withMeasure(columns: readonly ListedColumn[], measure: MeasuredIn | null): readonly ListedColumn[] {
  return measure === null ? columns : columns.map((column) => withWords(column, [...column.words, measure.head]))
}

/** Gives columns of one measure the range that only the last states: "math score, reading score and writing score from 0 to 100". */
export function withSharedRange(columns: readonly ListedColumn[]): readonly ListedColumn[] {
  const last = columns.at(-1)
  const [range] = last?.details ?? []
  const head = last?.words.at(-1)
  if (last === undefined || last.details.length !== 1 || range?.type !== 'range' || columns.length < 2) return columns
  const isShared = columns.slice(0, -1).every(({ words, details }) => details.length === 0 && words.length > 1 && words.at(-1) === head)
  if (!isShared || last.words.length < 2) return columns
  return columns.map((column) => (column === last ? column : { ...column, details: last.details, places: last.places }))
}
