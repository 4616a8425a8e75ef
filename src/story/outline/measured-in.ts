import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Detail, ListedColumn } from './outline.ts'
import { readRange } from './read-range.ts'
import { withWords } from './with-words.ts'

/** What is measured in each of several things: "scores in math, reading and writing", "ratings for food and service". */
export interface MeasuredIn {
  /** The measure in the singular. */
  readonly head: string
  /** Start of the first thing. */
  readonly start: number
  /** The bounds of each, and where they are said: "marks from 1 to 6 in math and sport". Null if they are not said before the things. */
  readonly range: { readonly detail: Detail; readonly place: Span } | null
}

const measured =
  /^(?:the |their )?(marks|scores|grades|ratings)( \(?(?:(?:from|between) )?\d[\d.]{0,5} ?(?:-|–|to|and) ?\d[\d.]{0,5}\)?)? (?:in|for) (?!the |each |every |all |an? )(?=\p{L})/iu

/** Reads the measure at the start of the first item of a list; null for none. */
export function readMeasuredIn(text: string, { start, end }: Span): MeasuredIn | null {
  const [said = '', head = '', bounds = ''] = measured.exec(text.slice(start, end)) ?? []
  const detail = bounds === '' ? null : readRange(bounds.replaceAll(/[()]/g, '').trim())
  if (said === '' || (bounds !== '' && detail === null)) return null
  const from = start + said.toLowerCase().indexOf(head.toLowerCase()) + head.length + 1
  const range = detail === null ? null : { detail, place: { start: from, end: from + bounds.length - 1 } }
  return { head: singularOf(head.toLowerCase()), start: start + said.length, range }
}

/** The first thing of a list, without the measure before it. */
export function behindMeasure(item: Span, measure: MeasuredIn | null): Span {
  return measure !== null && item.start < measure.start ? { ...item, start: measure.start } : item
}

/** The columns of a measure, "math score, reading score, writing score"; the columns themselves for none. */
export function withMeasure(columns: readonly ListedColumn[], measure: MeasuredIn | null): readonly ListedColumn[] {
  if (measure === null) return columns
  const { head, range } = measure
  return columns.map((column) => {
    const named = withWords(column, [...column.words, head])
    const isBound = range === null || named.details.some(({ type }) => type === 'range')
    return isBound ? named : { ...named, details: [...named.details, range.detail], places: [...named.places, range.place] }
  })
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
