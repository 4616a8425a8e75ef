import { columnTypes } from './column-types.ts'
import { listsTables } from './lists-tables.ts'
import type { Opening } from './opening.ts'
import { readDetails } from './read-details.ts'
import type { Span } from '../tokens/token.ts'

/** Lists of columns that no word or sign announces: before their owner, or written as programs do. Linear in the length of the text. */
export function unannounced(text: string, lines: readonly Span[]): readonly Opening[] {
  return [
    ...arrays(text),
    ...typedLines(text, lines),
    ...describedLines(text, lines),
    ...declaredLines(text, lines),
    ...headRows(text, lines),
    ...beforeOwner(text),
  ]
}

const sure = { subjectEnd: null, evidence: 'announced', isInSentence: false } as const

/** An array without a name before it: '["sensor_id", "temperature"]'. */
function arrays(text: string): readonly Opening[] {
  return [...text.matchAll(/\[\s?(?=["'\p{L}])/gu)].flatMap(({ index, 0: { length } }): readonly Opening[] => {
    const isFree = /(?:^|\n|[:=])[ \t]?$/.test(text.slice(Math.max(0, index - 2), index))
    return isFree ? [{ ...sure, start: index, items: index + length, end: text.length, separator: null }] : []
  })
}

const typedLine = /^[ \t]*["'`]?\p{L}[\w ]{0,40}["'`]?[ \t]?(?::|=|\t| -)[ \t]?["'`]?([a-z][a-z\d]{1,15})\b/iu
const fewestLines = 3

/** Lines with a name and a type: "name: string", "age: int". */
function typedLines(text: string, lines: readonly Span[]): readonly Opening[] {
  const isTyped = (line: string): boolean => columnTypes.has(typedLine.exec(line)?.[1]?.toLowerCase() ?? '')
  return runsOf(text, lines, isTyped).map(({ start, end }) => ({ ...sure, start, items: start, end, separator: 'lines' }))
}

/** A name, and what it means or how its values are. */
const describedLine = /^[ \t]*["'`]?(\p{L}[\p{L}\d_]{0,40})["'`]? ?(?::| -| –) ?(?=\p{L}|[$€£]?\d[\d.,]{0,9}k? ?(?:-|–|to) ?[$€£]?\d)/u
/** A name of some words, and how its values are. */
const declaredLine =
  /^[ \t]*["'`*]{0,3}\p{L}[\p{L}\d_]{0,40}(?: [\p{L}\d_]{1,20}){0,3}["'`*]{0,3} ?(?::\*{0,2}| -| –) ?(?=[\p{L}\d$€£"'-])/u
/** A name as in programs: "customer_id", "PatientID", "BMI". */
const programName = /_|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u

/** Lines with names as in programs and what they mean: "Customer_ID: A unique identifier", "Age: The age in years". */
function describedLines(text: string, lines: readonly Span[]): readonly Opening[] {
  return runsOf(text, lines, (line) => describedLine.test(line)).flatMap(({ start, end }): readonly Opening[] => {
    const all = text.slice(start, end).split('\n')
    const named = all.filter((line) => programName.test(describedLine.exec(line)?.[1] ?? ''))
    // "customer_id - a number" is the first column of a table.
    const isKeyed = /^[ \t]*["'`]?(?:id|\w{1,40}_id)\b/i.test(all[0] ?? '')
    return (named.length * 2 < all.length && !isKeyed) || listsTables(all)
      ? []
      : [{ ...sure, start, items: start, end, separator: 'lines' }]
  })
}

/**
 * Lines with names and how their values are, most of them declarations: "Age: integer between 18 and 90", "Status: one of New/Closed". What
 * such lines say tells no more than a colon, so that the columns have to be known.
 */
function declaredLines(text: string, lines: readonly Span[]): readonly Opening[] {
  return runsOf(text, lines, (line) => declaredLine.test(line)).flatMap(({ start, end }): readonly Opening[] => {
    const all = text.slice(start, end).split('\n')
    const said = all.filter((line) => isDeclaration(line.slice(declaredLine.exec(line)?.[0].length ?? 0).trim()))
    if (said.length * 2 < all.length || listsTables(all)) return []
    return [{ ...sure, evidence: 'likely', start, items: start, end, separator: 'lines' }]
  })
}

/** Longer texts behind a name are sentences. */
const longestDeclaration = 160

/** Whether a text begins with what is said of values. */
function isDeclaration(said: string): boolean {
  return said.length <= longestDeclaration && readDetails(said, { start: 0, end: said.length }).details.length > 0
}

/** Neighbouring lines of a kind, by their first characters; three or more. */
function runsOf(text: string, lines: readonly Span[], isOne: (line: string) => boolean): readonly Span[] {
  const found: Span[] = []
  let first = 0
  for (let at = 0; at <= lines.length; at++) {
    const line = lines[at]
    if (line !== undefined && isOne(text.slice(line.start, Math.min(line.end, line.start + 80)))) continue
    const [start, end] = [lines[first]?.start, lines[at - 1]?.end]
    if (at - first >= fewestLines && start !== undefined && end !== undefined) found.push({ start, end })
    first = at + 1
  }
  return found
}

/** The head of a Markdown table without rows: "| id | name | score |". */
function headRows(text: string, lines: readonly Span[]): readonly Opening[] {
  return lines.flatMap((line, at): readonly Opening[] => {
    const [rule, row] = [lines[at + 1], lines[at + 2]]
    if (text[line.start] !== '|' || rule === undefined || !/^\|[-:| ]{3,}$/.test(text.slice(rule.start, rule.end))) return []
    if (row !== undefined && text[row.start] === '|') return []
    const end = text[line.end - 1] === '|' ? line.end - 1 : line.end
    return [{ ...sure, start: line.start, items: line.start + 1, end, separator: 'bars' }]
  })
}

const ahead =
  /^(?:please )?(?:(?:give me|generate|create|make|i need|i want|need) )?(?=\p{L}[\p{L} ]{1,30},[^.\n]{3,200} for (?:about |around )?\d)/iu

/** Sentences that are only a list: "500 rows. Beds, baths, price.", "600 answers. Q1 (1-5), Q2 (yes/no), age." */
const sentences =
  /(?<=[.!?\n] ?)(?=(?:\p{L}[\p{L} ]{1,30}(?: \(?[$€£]?\d[\dk.–-]{0,12}\)?)?|\p{L}[\p{L} ]{0,30}\d{0,2} \([^().\n]{2,40}\)), ?\p{L}[^.,\n]{1,40},)/gu

/** Lists before their owner: "Age, gender, city | for 1000 customers". */
function beforeOwner(text: string): readonly Opening[] {
  const lead = ahead.exec(text)?.[0].length
  const own = [...text.matchAll(sentences)].map(({ index }) => ({
    start: index,
    subjectEnd: index - (/[\s.!?]{1,3}$/.exec(text.slice(Math.max(0, index - 3), index))?.[0].length ?? 0),
  }))
  return [...(lead === undefined ? [] : [{ start: lead, subjectEnd: null }]), ...own].map(({ start, subjectEnd }) => ({
    start,
    items: start,
    end: text.length,
    subjectEnd,
    evidence: 'owned',
    separator: null,
    isInSentence: true,
  }))
}
