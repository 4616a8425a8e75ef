import { isKnownHead } from '../compose/noun-words.ts'
import type { Span } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import { announcementStart } from './announcement-start.ts'
import { bulletLength } from './bullet.ts'
import { bulleted } from './bulleted.ts'
import { ofLine } from './of-line.ts'
import { headingAt } from './heading.ts'
import { listsBelow } from './lines-below.ts'
import { listsNothing } from './lists-nothing.ts'
import type { Opening } from './opening.ts'
import { tableRows } from './table-rows.ts'
import { startsStatistic } from './statistic-tail.ts'
import { unannounced } from './unannounced.ts'

/** Nouns for several columns of a thing, before a list in brackets or behind a colon: "customer details (name, email)". */
const summaries = /\b(?:demographics|details|characteristics|metadata|particulars)(?= ?[:(])/gi
const announcements =
  /\b(?:columns?|cols|fields?|attributes?|features?|properties|variables|header|(?<=(?:following|this) )(?:schema|structure|format|layout))\b/gi
/** What a model predicts, at the start of a sentence: "Target: churn (yes/no)". */
const targets = /(?<=^|[.;\n] ?|\n[-*•] )(?:the )?(?:targets?|label|response)(?: (?:variable|column))?(?= ?:| (?:is )?[a-z]{1,20}_)/gi
/** Words between "columns" and the first column. */
const announcing =
  /(?: only| names?| needed| required)? ?(?:(?:\([^)\n]{0,40}\) ?)?(?:are\b|include\b|should be\b|is\b|for\b|such as\b|like\b|(?:i|we) [a-z]{3,10}(?: [a-z]{2,8})?:|:(?: \[)?|=(?: \[)?|->|[-–](?= [a-z"'`])) ?:?|\((?=[a-z]\w*[,:]))/iy
/** "Customer | names,", "a list of patient | names,". */
const owners = /(?<=^|[.:\n] ?|\b(?:of|with|generate|create|make|need) )(\p{L}{3,20}) (?=(?:\p{L}{2,20} ){0,2}\p{L}{2,20}s,)/giu
/** "each with a title, ...", "users having a, b and c", "I need the title, ...". */
const verbs =
  /\b(?:with|want|where|records|listing|described by|includ(?:ing|es?)|ha(?:ving|s|ve)|(?:contain|show|need|hold)(?:s|ing)?|carr(?:y|ies)(?= an? )|consists? of|(?:track|store)s?):? |w\/ ?/gi
const afterVerbs = /(?:(?:the|their|only|just) )?(?:following )?/iy
/** "150 rows; a, b", "80 parcels, a and b", "20 sample rows of a, b", "parcels, n = 80, a and b" */
const counted =
  /\bn ?= ?\d(?:[\d,]{0,9}\d)?k?\)?[,;:] ?(?=\p{L})|\d[km]? (?:(?:(?!and |of |rows |records )\p{L}{2,20} )?(?!digits)\p{L}{2,20}[,;:] ?|of them[,;:] ?|(?:[a-z]{2,12} )?(?:rows|records|entries|samples|observations|instances) (?:of|with) )/giu

/** "for each patient | the age, …", "for every order | we need its date, …" */
const ofEachRow =
  /\b(for (?:each|every) \p{L}{3,20}(?: \p{L}{3,20})?)(?:,? (?:(?:i|we) (?:want|need|store|keep|record|note|log|track|measure|capture)(?: to (?:see|know|have))?|there (?:is|are))|,)? (?:the|its|their|his|an?) /giu

/** Finds all places where a list may start, the surest first. Linear in the length of the text. */
export function openingsOf(text: string): readonly Opening[] {
  const lines = linesOf(text)
  return [
    ...tableRows(text, lines),
    ...listsBelow(text, lines),
    ...bulleted(text, lines),
    ...headers(text, lines),
    ...announced(text),
    ...announcedBehind(text),
    ...bracketed(text),
    ...colons(text),
    ...opened(text),
    ...owned(text),
    ...unannounced(text, lines),
  ]
}

function inSentence(text: string, start: number, items: number, evidence: Opening['evidence']): Opening {
  return { start, items, end: text.length, subjectEnd: start, evidence, separator: null, isInSentence: true }
}

/** "columns: a, b", "the following fields: a, b", "Features include a, b", "fields = a, b", "with the attributes a, b and c". */
function announced(text: string): readonly Opening[] {
  return [...text.matchAll(announcements), ...text.matchAll(summaries), ...text.matchAll(targets)].flatMap((match): Opening[] => {
    const end = match.index + match[0].length
    announcing.lastIndex = end
    const isSaid = announcing.test(text)
    const items = isSaid ? announcing.lastIndex : end
    if (isListBelow(text, items) || (!isSaid && text[items] !== ' ')) return []
    const isSure = isSaid || /^(?:the )?(?:target|label|response)/i.test(match[0])
    const opening = inSentence(text, announcementStart(text, match.index), items, isSure ? 'announced' : 'likely')
    const above = isSaid ? headAbove(text, opening.start) : null
    return [above === null ? opening : { ...opening, subjectEnd: above }]
  })
}

const behind = /\b(?:columns|fields|attributes|features)(?= ?(?:[.;\n]|$))/giu
const before = / (?:with|having|has|have|containing|contains|including) /gi
const namesOnly = /^[\p{L}_,& ]{3,200}$/u
const longestBefore = 240

/** "with age, income and score columns". */
function announcedBehind(text: string): readonly Opening[] {
  return [...text.matchAll(behind)].flatMap(({ index }) => {
    const from = Math.max(0, index - longestBefore)
    const above = text.slice(from, index)
    const lead = [...above.matchAll(before)].find((each) => namesOnly.test(above.slice(each.index + each[0].length)))
    if (lead === undefined || !/,| and | & /.test(above.slice(lead.index))) return []
    const start = from + lead.index + 1
    return [{ ...inSentence(text, start, start + lead[0].length - 1, 'announced'), end: from + above.trimEnd().length }]
  })
}

/** The end of the name of a table on the line above a list that starts its own line: "1. orders.csv - what was sold". Null for none. */
function headAbove(text: string, start: number): number | null {
  const from = Math.max(0, start - longestHead)
  const lines = text.slice(from, start).split('\n')
  const [above, own] = lines.slice(-2)
  if (above === undefined || own?.trim() !== '' || (lines.length === 2 && from > 0)) return null
  const end = start - own.length - 1
  const head = headingAt(text, { start: end - above.length, end })
  return head?.isMarked === true ? head.nameEnd : null
}

/** Most characters of such a line and of the space before the list. */
const longestHead = 200

/** Whether bullets follow on the next lines. */
function isListBelow(text: string, at: number): boolean {
  const [, first = ''] = /^ ?\n\n?([^\n]{0,12})/.exec(text.slice(at, at + 16)) ?? []
  return bulletLength(first) > 0
}

const longestLead = 12
/** "invoices: a, b", "energy_usage -> a, b", "stores - a, b", "hotel data – a, b". */
function colons(text: string): readonly Opening[] {
  return [...text.matchAll(/(?<=[\p{L}\d)\]])(?:["”'`]|\*\*)? ?(?::(?:\*\*)?|[-=]>| [-–—])\s(?=[\p{L}"'`])/gu)].flatMap(
    (match): readonly Opening[] => {
      const items = match.index + match[0].length
      if (namesNumbered(text, match.index, items)) return []
      const isDashed = match[0].endsWith(' - ') && /^[^,.\n]{1,60} - /.test(text.slice(items, items + 80))
      return [
        {
          ...inSentence(text, match.index, items, 'likely'),
          separator: isDashed ? 'dashes' : declaredItems.test(text.slice(items, items + longestBracket)) ? 'semicolons' : null,
        },
      ]
    },
  )
}

/** Items with declarations that have commas: "source - web, mail; score - 0 to 100". */
const declaredItems = /^[\p{L}_][\p{L}_ ]{1,30}(?: [-–] |: ?|=| ?\()[^;\n]{2,120},[^;\n]{2,120};/u

/** Whether the name of a table stands between two signs: "Dataset 1: | Employees - employee id, name". */
function namesNumbered(text: string, at: number, items: number): boolean {
  return (
    /\b(?:dataset|table|sheet|file|entity) ?\d{1,2}$/i.test(text.slice(Math.max(0, at - longestLead), at)) &&
    behindNumber.test(text.slice(items, items + 60))
  )
}

const behindNumber = /^["'`*]{0,2}\p{L}[\p{L}\d_]{1,30}(?: [\p{L}\d_]{1,20}){0,2}["'`*]{0,2} ?(?:[:(]| [-–] )/u

function opened(text: string): readonly Opening[] {
  const said = [...text.matchAll(verbs)]
    .filter((match) => !listsNothing(text, match) && !startsStatistic(text, match.index + match[0].length))
    .map((match) => {
      afterVerbs.lastIndex = match.index + match[0].length
      afterVerbs.test(text)
      return ofLine(text, inSentence(text, match.index, afterVerbs.lastIndex, match[0].startsWith('described') ? 'announced' : 'likely'))
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

/** "users(id, name)", "events [id, name]", "rooms{number:int}", "products (500 rows, with name and price)". */
function bracketed(text: string): readonly Opening[] {
  return [...text.matchAll(/(?<=[\p{L}\d_`"])(?:\*\*)?(?:: )? ?[([{](?!(?:e\.g\.|i\.e\.|eg |for example|for instance|such as|like) ?)/giu)]
    .filter(({ index }) => !valuesBefore.test(text.slice(Math.max(0, index - longestLead), index)))
    .map(({ index, 0: { length } }) => {
      const inside = index + length
      ofRows.lastIndex = inside
      const items = ofRows.test(text) ? ofRows.lastIndex : inside
      return {
        // The number of rows is no part of the list.
        start: items > inside ? items : index,
        items,
        end: text.length,
        subjectEnd: index,
        evidence: items > inside ? 'announced' : 'likely',
        // "(blood type A+, B- or O+; weight 40-150)": commas are inside of the items.
        separator: semicolons.test(text.slice(items, items + longestBracket)) ? 'semicolons' : null,
        isInSentence: false,
      }
    })
}

/** Items of which some have commas. */
const semicolons = /^[^();\n]{2,120};[^()\n]{2,300}\)/
const longestBracket = 430

/** Words before a bracket with values: "status in (new, paid)". */
const valuesBefore = /[\w.] (?:in|either|among)$/i

/** The number of rows before the columns of a table. */
const ofRows = /~?\d[\d,.]{0,12}[km]? (?:rows|records|entries)(?:[,:;]| -)? (?:(?:with|and|has|having|columns?:?|fields?:?) )*/iy

function linesOf(text: string): readonly Span[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return starts.map((start, index) => ({ start, end: (starts[index + 1] ?? text.length + 1) - 1 }))
}

const spacedCells = /^\w{1,40}(?:, \w{1,40}){2,40}[ \t]*$/
const keyed = /\b(?:id|\w{1,40}_(?:id|at|on|date|name))\b/i

/** Columns on a line below a title in Markdown: "# Customers\ncustomer_id, name, email". Null for other lines. */
function titledLine(text: string, lines: readonly Span[], at: number): Opening | null {
  const [above, line] = [lines[at - 1], lines[at]]
  if (above === undefined || line === undefined || !/^[ \t]*(?:#|\*\*)/.test(text.slice(above.start, above.end))) return null
  const written = text.slice(line.start, line.end)
  const head = spacedCells.test(written) && keyed.test(written) ? headingAt(text, above) : null
  return head === null
    ? null
    : { ...whole, subjectEnd: head.nameEnd, start: line.start, items: line.start, end: line.end, separator: 'commas' }
}

const whole = { subjectEnd: null, evidence: 'announced', isInSentence: false } as const

/** "ticket_id,subject,priority", on its own line, below the name of a table or after "header:"; with spaces only below "# Tickets". */
function headers(text: string, lines: readonly Span[]): readonly Opening[] {
  return lines.flatMap((line, at): Opening[] => {
    const lead = /^[ \t]{0,8}(?:(?:csv )?header:? )?/i.exec(text.slice(line.start, line.start + 20))?.[0].length ?? 0
    const items = line.start + lead
    const [, quote = '', cells] = /^(["'`]?)([A-Za-z]\w*(?:[,;\t][A-Za-z]\w*){2,})(?=\1(?:\s|$))/.exec(text.slice(items, line.end)) ?? []
    const titled = cells === undefined ? titledLine(text, lines, at) : null
    if (titled !== null) return [titled]
    if (cells === undefined || (quote === '' && cells.length < text.slice(items, line.end).trimEnd().length)) return []
    const above = lines[at - 1]
    const head = above === undefined ? null : headingAt(text, above)
    const subjectEnd = head?.isMarked === true ? head.nameEnd : null
    return [
      {
        ...whole,
        subjectEnd,
        start: line.start,
        items: items + quote.length,
        end: items + quote.length + cells.length,
        separator: 'cells',
      },
    ]
  })
}
