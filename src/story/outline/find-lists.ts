import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../token.ts'
import { isPluralWord } from './is-plural-word.ts'
import type { ColumnList, ListedColumn } from './outline.ts'
import { isTypedItem, readItem } from './read-item.ts'
import { splitItems } from './split-items.ts'

/** Where a list may begin, and what is known of it before it is read. */
interface Opening {
  /** Where what announces the list begins, and where its first item does. */
  readonly start: number
  readonly items: number
  /** Where the list ends at the latest. */
  readonly end: number
  readonly subjectEnd: number | null
  /** Whether the words say that columns follow. */
  readonly isAnnounced: boolean
  readonly separator: RegExp
}

const commas = / ?, ?(?:and |& ?)?| and | & /y
const semicolons = /;/y
const bars = /\|/y

/** "columns: a, b", "the following fields: a, b", "Features include a, b", "fields = a, b" */
const announcements = /\b(?:columns?|fields?|attributes?|features?|properties|variables|header)\b/gi
/** What stands between such a word and the first column. */
const announcing = /(?: only| names?)? ?(?:\([^)\n]{0,40}\) ?)?(?:are\b|include\b|should be\b|is\b|for\b|:|=|->) ?:?/iy
const leading = new Set('with having has have including and the these following csv'.split(' '))
/** "each with a title, …", "users having a, b and c" */
const having =
  /\b(?:with|including|includes?|having|has|have|containing|contains?|showing|needs?|needing):? (?:(?:the|their) )?(?:following )?/gi
const bullet = /^[ \t]{0,8}(?:[-*•·–]|\d{1,2}[.)])[ \t]/

/** The lists of columns in a text, in its order, none inside of another. */
export function findLists(text: string): readonly ColumnList[] {
  const openings = [...tableRows(text), ...bulleted(text), ...headers(text), ...bracketed(text), ...opened(text)]
  const lists: ColumnList[] = []
  for (const opening of openings) {
    if (lists.some(({ start, end }) => opening.start < end && opening.end > start && opening.items < end)) continue
    const list = listAt(text, opening)
    if (list !== null) lists.push(list)
  }
  return lists.toSorted((one, other) => one.start - other.start)
}

function listAt(text: string, opening: Opening): ColumnList | null {
  const columns: ListedColumn[] = []
  const items = splitItems(text, { start: opening.items, end: opening.end }, opening.separator)
  const isTyped = items.some(({ start, end }) => isTypedItem(text.slice(start, end)))
  for (const item of items) {
    const column = readItem(text, item, isTyped)
    if (column === null) break
    columns.push(column)
  }
  const distinct = columns.filter(({ name }, index) => columns.findIndex((each) => each.name === name) === index)
  const last = distinct.at(-1)
  if (last === undefined || !isList(distinct, opening)) return null
  return { columns: distinct, subjectEnd: opening.subjectEnd, start: opening.start, end: endOf(text, last.end) }
}

/** Closing brackets that belong to the list are part of it. */
function endOf(text: string, end: number): number {
  const closing = /^\s*[)\]}]/.exec(text.slice(end, end + 3))
  return end + (closing?.[0].length ?? 0)
}

/** Whether most of the items are called as columns are: else they are values, or other things. */
function isList(columns: readonly ListedColumn[], { isAnnounced }: Opening): boolean {
  const known = columns.filter(isKnown).length
  if (isAnnounced) return columns.length > 1 || known > 0
  if (columns.every(({ words }) => isPluralWord(words.at(-1) ?? ''))) return false
  return columns.length > 2
    ? known * 2 >= columns.length
    : columns.length === 2 && known === 2 && columns.some(({ details, isIdentifier }) => details.length > 0 || isIdentifier)
}

function isKnown({ words, details, isIdentifier }: ListedColumn): boolean {
  return details.length > 0 || words.at(-1) === 'id' || isIdentifier || !findMeaning(words, []).isGuess
}

/** Where a list in a line ends at the latest: at the end of its sentence or line, or before "for 300 users". */
function lineEnd(text: string, from: number, isParted: boolean): number {
  const ends = isParted ? [sentenceEnd] : [sentenceEnd, /;/g, / for (?:(?:the|all|my|our) )?\d/g, lastCount]
  return Math.min(...ends.map((pattern) => indexFrom(pattern, text, from)))
}

const sentenceEnd = /[.!?](?:\s|$)|\n/g
/** "(85 stores)", "- 55 sensors" at the end of a sentence */
const lastCount = /[-–—(] ?\d[\d,]{0,11}k? \p{L}{1,30} ?\)?(?=$|[\n.;])/gu

function indexFrom(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}

function inLine(text: string, start: number, items: number, rest: Pick<Opening, 'subjectEnd' | 'isAnnounced'>): Opening {
  const sentence = text.slice(items, lineEnd(text, items, true))
  const isParted = (sentence.match(/;/g) ?? []).length > 1 && (sentence.match(/;/g) ?? []).length > (sentence.match(/,/g) ?? []).length
  return { start, items, end: lineEnd(text, items, isParted), separator: isParted ? semicolons : commas, ...rest }
}

function opened(text: string): readonly Opening[] {
  const found: Opening[] = []
  for (const match of text.matchAll(announcements)) {
    announcing.lastIndex = match.index + match[0].length
    if (!announcing.test(text)) continue
    const items = announcing.lastIndex
    if (/^ ?\n\n?[ \t]{0,8}(?:[-*•·–]|\d{1,2}[.)])[ \t]/.test(text.slice(items, items + 20))) continue
    const start = announcementStart(text, match.index)
    found.push(inLine(text, start, items, { subjectEnd: start, isAnnounced: true }))
  }
  for (const match of text.matchAll(/(?<=[\p{L}\d)]) ?(?::|->| -)\s(?=[\p{L}"'`])/gu)) {
    const items = match.index + match[0].length
    const opening = inLine(text, match.index, items, { subjectEnd: match.index, isAnnounced: false })
    const isDashed = match[0].includes('-') && !match[0].includes('>') && text.slice(items, opening.end).includes(' - ')
    found.push(isDashed ? { ...opening, separator: / - /y } : opening)
  }
  for (const match of text.matchAll(having))
    found.push(inLine(text, match.index, match.index + match[0].length, { subjectEnd: match.index, isAnnounced: false }))
  return found
}

/** Where "with the following columns:" begins whose last word begins at an offset. */
function announcementStart(text: string, at: number): number {
  const before = text.lastIndexOf(' ', at - 2)
  const word = text.slice(before + 1, at - 1).toLowerCase()
  return at > 0 && leading.has(word) ? announcementStart(text, before + 1) : at
}

/** "users(id, name)", "events [id, name]", "rooms{number:int}" */
function bracketed(text: string): readonly Opening[] {
  return [...text.matchAll(/(?<=[\p{L}\d_`"]) ?[([{]/gu)].map((match) => {
    const items = match.index + match[0].length
    const end = closingAt(text, items)
    const inside = text.slice(items, end)
    const separator =
      inside.includes('|') && !inside.includes(',') ? bars : inside.includes(';') && !inside.includes(',') ? semicolons : commas
    return { start: match.index, items, end, subjectEnd: match.index, isAnnounced: false, separator }
  })
}

function closingAt(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (/[([{]/.test(text[at] as string)) depth++
    if (/[)\]}]/.test(text[at] as string) && --depth === 0) return at
  }
  return text.length
}

/** Lines that begin with a bullet or a number, one after the other. */
function bulleted(text: string): readonly Opening[] {
  const found: Opening[] = []
  let block: Span | null = null as Span | null
  for (const line of [...linesOf(text), { start: text.length, end: text.length }]) {
    const written = text.slice(line.start, line.end)
    const isItem = bullet.test(written) && !/^[ \t]{0,8}(?:[-*•·–]|\d{1,2}[.)])[ \t][\d~<>$€£%]/.test(written)
    if (isItem) block = { start: block?.start ?? line.start, end: line.end }
    else if (block !== null && (written.trim() !== '' || line.start === text.length)) {
      const before = text.slice(0, block.start).trimEnd()
      const isAnnounced = before.endsWith(':') || /\b(?:columns?|fields?|attributes?|features?)$/i.test(before)
      found.push({ ...block, items: block.start, subjectEnd: before.replace(/:$/, '').length, isAnnounced, separator: /\n/y })
      block = null
    }
  }
  return found
}

function linesOf(text: string): readonly Span[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return starts.map((start, index) => ({ start, end: (starts[index + 1] ?? text.length + 1) - 1 }))
}

/** "ticket_id,subject,priority", a line of its own or after "header:" */
function headers(text: string): readonly Opening[] {
  return linesOf(text).flatMap((line) => {
    const lead = /^(?:csv )?header:? /i.exec(text.slice(line.start, line.start + 12))?.[0].length ?? 0
    const start = line.start + lead
    if (!/^[A-Za-z]\w*(?:[,;\t][A-Za-z]\w*){2,}$/.test(text.slice(start, line.end))) return []
    return [{ start: line.start, items: start, end: line.end, subjectEnd: null, isAnnounced: true, separator: /[,;\t]/y }]
  })
}

/** A table in Markdown whose first column names columns. */
function tableRows(text: string): readonly Opening[] {
  const lines = linesOf(text).map((line) => ({ ...line, written: text.slice(line.start, line.end) }))
  const head = lines.findIndex(({ written }) => /^\| ?(?:column|field|name|attribute)/i.test(written))
  const rows = lines.slice(head + 2)
  const count = rows.findIndex(({ written }) => !written.startsWith('|'))
  const [first, last] = [rows[0], (count < 0 ? rows : rows.slice(0, count)).at(-1)]
  if (head < 0 || first === undefined || last === undefined) return []
  return [
    { start: lines[head]?.start ?? 0, items: first.start + 1, end: last.end, subjectEnd: null, isAnnounced: true, separator: /\n\|/y },
  ]
}
