import { fallingWith, risingWith } from '../lexicon/relating-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { indentedLists } from './indented.ts'
import { listsTables } from './lists-tables.ts'
import type { Opening } from './opening.ts'
import { unannounced } from './unannounced.ts'

const bullet = /^[ \t]{0,8}(?:[-*•·–]|\d{1,2}[.)])[ \t]/
/** A bullet that counts a table: "- 300 customers". */
const countingBullet = /^[ \t]{0,8}(?:[-*•·–]|\d{1,2}[.)])[ \t][\d~<>$€£%]/
const announcements =
  /\b(?:columns?|fields?|attributes?|features?|properties|variables|header|(?<=(?:following|this) )(?:schema|structure|format|layout))\b/gi
/** Words between "columns" and the first column. */
const announcing =
  /(?: only| names?)? ?(?:(?:\([^)\n]{0,40}\) ?)?(?:are\b|include\b|should be\b|is\b|for\b|such as\b|like\b|:|=|->) ?:?|\((?=[a-z]\w*[,:]))/iy
const leading = wordSet(
  'with having has have including contain contains containing comprising and the these this following csv only just exactly',
  'numeric numerical categorical binary target',
)
/** "Customer | names,", "a list of patient | names,". */
const owners = /(?<=^|[.:\n] ?|\b(?:of|with|generate|create|make|need) )(\p{L}{3,20}) (?=(?:\p{L}{2,20} ){0,2}\p{L}{2,20}s,)/giu
/** "each with a title, ...", "users having a, b and c", "I need the title, ...". */
const verbs =
  /\b(?:with|want|where|records|listing|includ(?:ing|es?)|ha(?:ving|s|ve)|(?:contain|show|need)(?:s|ing)?|(?:track|store)s?):? |w\/ ?/gi
const afterVerbs = /(?:(?:the|their|only|just) )?(?:following )?/iy
/** Words before a "with" that relates columns: "correlated with income, and ...". */
const relating = wordSet(risingWith, fallingWith)
/** "150 rows; a, b", "80 parcels, a and b", "20 sample rows of a, b" */
const counted =
  /\d[km]? (?:(?:(?!and |of |rows |records )\p{L}{2,20} )?\p{L}{2,20}[,;:] ?|of them[,;:] ?|(?:[a-z]{2,12} )?(?:rows|records|entries|samples) (?:of|with) )/giu

/** "for each patient | the age, …", "for every order | we need its date, …" */
const ofEachRow =
  /\b(for (?:each|every) \p{L}{3,20}(?: \p{L}{3,20})?)(?:,? (?:i|we) (?:want|need)(?: to (?:see|know|have))?)? (?:the|its|their|his|an?) /giu

/** Finds all places where a list may start, the surest first. Linear in the length of the text. */
export function openingsOf(text: string): readonly Opening[] {
  return [
    ...tableRows(text),
    ...indentedLists(text, linesOf(text)),
    ...bulleted(text),
    ...headers(text),
    ...announced(text),
    ...bracketed(text),
    ...colons(text),
    ...opened(text),
    ...owned(text),
    ...unannounced(text, linesOf(text)),
  ]
}

function inSentence(text: string, start: number, items: number, evidence: Opening['evidence']): Opening {
  return { start, items, end: text.length, subjectEnd: start, evidence, separator: null, isInSentence: true }
}

/** "columns: a, b", "the following fields: a, b", "Features include a, b", "fields = a, b", "with the attributes a, b and c". */
function announced(text: string): readonly Opening[] {
  return [...text.matchAll(announcements)].flatMap((match): Opening[] => {
    const end = match.index + match[0].length
    announcing.lastIndex = end
    const isSaid = announcing.test(text)
    const items = isSaid ? announcing.lastIndex : end
    if (isListBelow(text, items) || (!isSaid && text[items] !== ' ')) return []
    return [inSentence(text, announcementStart(text, match.index), items, isSaid ? 'announced' : 'likely')]
  })
}

/** Whether bullets follow on the next lines. */
function isListBelow(text: string, at: number): boolean {
  const [, first = ''] = /^ ?\n\n?([^\n]{0,12})/.exec(text.slice(at, at + 16)) ?? []
  return bullet.test(first)
}

const longestLead = 12
const longestDescription = 48
/** "with randomly assigned financial | attributes". */
const described = /\b(?:with|having|including) (?!and\b|or\b)(?:[a-z]{3,14} ){1,3}$/

/** The start of an announcement such as "with the following columns:", given the start of its last word. */
function announcementStart(text: string, at: number): number {
  let start = at
  for (let words = 0; words < 5; words++) {
    const before = text.slice(Math.max(0, start - longestLead), start)
    const word = /(?:^|\s)([a-z]+|\d{1,2})\s$/i.exec(before)?.[1]
    if (word === undefined || !(leading.has(word.toLowerCase()) || /\d/.test(word))) break
    start -= word.length + 1
  }
  return start - (described.exec(text.slice(Math.max(0, start - longestDescription), start))?.[0].length ?? 0)
}

/** "invoices: a, b", "energy_usage -> a, b", "stores - a, b". */
function colons(text: string): readonly Opening[] {
  return [...text.matchAll(/(?<=[\p{L}\d)]) ?(?::|->| -)\s(?=[\p{L}"'`])/gu)].map((match) => {
    const items = match.index + match[0].length
    const isDashed = match[0].endsWith(' - ') && / - /.test(text.slice(items, items + 80))
    return { ...inSentence(text, match.index, items, 'likely'), separator: isDashed ? 'dashes' : null }
  })
}

function opened(text: string): readonly Opening[] {
  const said = [...text.matchAll(verbs)]
    .filter(({ index }) => !relating.has(lastWord(text.slice(Math.max(0, index - longestLead), index))))
    .map((match) => {
      afterVerbs.lastIndex = match.index + match[0].length
      afterVerbs.test(text)
      return inSentence(text, match.index, afterVerbs.lastIndex, 'likely')
    })
  const after = [...text.matchAll(counted)].map((match) => {
    const end = match.index + match[0].length
    const start = match.index + match[0].search(/(?:[,;:]| of| with) ?$/)
    return inSentence(text, start, end, /[a-z] $/i.test(match[0]) ? 'likely' : 'weak')
  })
  const each = [...text.matchAll(ofEachRow)].map((match) => {
    const end = match.index + match[0].length
    return inSentence(text, match.index + (match[1] ?? '').length, end, 'likely')
  })
  return [...said, ...after, ...each]
}

/** "Customer names, emails", at the start of a request. */
function owned(text: string): readonly Opening[] {
  return [...text.matchAll(owners)].flatMap((match): readonly Opening[] => {
    const [said, owner = ''] = match
    const items = match.index + said.length
    if (owner !== singularOf(owner) || !isKnownHead(owner.toLowerCase())) return []
    return [{ ...inSentence(text, items, items, 'owned'), subjectEnd: items }]
  })
}

/** The last word of a text in lower case; empty if the text does not end with a word. */
function lastWord(text: string): string {
  return (
    text
      .trimEnd()
      .split(/[^\p{L}]/u)
      .at(-1) ?? ''
  ).toLowerCase()
}

/** "users(id, name)", "events [id, name]", "rooms{number:int}". */
function bracketed(text: string): readonly Opening[] {
  return [...text.matchAll(/(?<=[\p{L}\d_`"]) ?[([{]/gu)].map(({ index, 0: { length } }) => ({
    start: index,
    items: index + length,
    end: text.length,
    subjectEnd: index,
    evidence: 'likely',
    separator: null,
    isInSentence: false,
  }))
}

/** Most characters before bullets that introduce them. */
const introduction = 60

/** Consecutive lines with bullets or numbers. */
function bulleted(text: string): readonly Opening[] {
  const found: Opening[] = []
  let block: Span | null = null as Span | null
  for (const line of [...linesOf(text), { start: text.length, end: text.length }]) {
    const written = text.slice(line.start, line.end)
    const isItem = bullet.test(written) && !countingBullet.test(written)
    if (isItem) block = { start: block?.start ?? line.start, end: line.end }
    else if (block !== null && (written.trim() !== '' || line.start === text.length)) {
      const before = text.slice(Math.max(0, block.start - introduction), block.start)
      const trimmed = before.trimEnd()
      const announcement =
        /\b(?:columns?|fields?|attributes?|features?|properties|variables|(?<=(?:following|this) )(?:schema|structure|format|layout)):?$/i.exec(
          trimmed,
        )
      const start = announcement === null ? block.start : announcementStart(text, block.start - before.length + announcement.index)
      const isAnnounced = trimmed.endsWith(':') || announcement !== null
      if (
        !listsTables(
          text
            .slice(block.start, block.end)
            .split('\n')
            .filter((each) => each.trim() !== ''),
        )
      )
        found.push({
          start,
          end: block.end,
          items: block.start,
          subjectEnd: announcement === null ? block.start - before.length + trimmed.replace(/:$/, '').length : start,
          evidence: isAnnounced ? 'announced' : 'likely',
          separator: 'lines',
          isInSentence: false,
        })
      block = null
    }
  }
  return found
}

function linesOf(text: string): readonly Span[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return starts.map((start, index) => ({ start, end: (starts[index + 1] ?? text.length + 1) - 1 }))
}

const whole = { subjectEnd: null, evidence: 'announced', isInSentence: false } as const

/** "ticket_id,subject,priority", on its own line or after "header:". */
function headers(text: string): readonly Opening[] {
  return linesOf(text).flatMap((line): Opening[] => {
    const lead = /^(?:csv )?header:? /i.exec(text.slice(line.start, line.start + 12))?.[0].length ?? 0
    const items = line.start + lead
    const [, quote = '', cells] = /^(["'`]?)([A-Za-z]\w*(?:[,;\t][A-Za-z]\w*){2,})(?=\1(?:\s|$))/.exec(text.slice(items, line.end)) ?? []
    if (cells === undefined || (quote === '' && cells.length < line.end - items)) return []
    return [{ ...whole, start: line.start, items: items + quote.length, end: items + quote.length + cells.length, separator: 'cells' }]
  })
}

/** A Markdown table whose first column holds names of columns. */
function tableRows(text: string): readonly Opening[] {
  const lines = linesOf(text).map((line) => ({ ...line, written: text.slice(line.start, line.end) }))
  const head = lines.findIndex(({ written }) => /^\| ?(?:column|field|name|attribute)/i.test(written))
  const rows = lines.slice(head + 2)
  const count = rows.findIndex(({ written }) => !written.startsWith('|'))
  const [first, last] = [rows[0], (count < 0 ? rows : rows.slice(0, count)).at(-1)]
  if (head < 0 || first === undefined || last === undefined) return []
  return [{ ...whole, start: lines[head]?.start ?? 0, items: first.start + 1, end: last.end, separator: 'rows' }]
}
