import { exampleWords } from '../../lexicon/example-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, skip, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { readSaidPrefix } from './said-prefix.ts'
import { isYearText } from '../../times/is-year-text.ts'

/** Words that announce the form of a code by themselves. */
const forms = wordSet('format formats formatted pattern patterns form shape shaped mask')
const looks = wordSet('look looks looking')
const around = wordSet(
  'in of with the a this match matches matching following follow follows use uses using have has having be is are as like : = (',
)
const example = oneOf(exampleWords)
const skipAround = skip(around, 4)
const skipJoints = skip(wordSet('. : , ( ='), 2)

type Form = Extract<Aspect, { readonly type: 'form' }>

/** The form of a code. */
export interface SaidForm {
  readonly aspects: readonly Aspect[]
  /** Whether words only give an example, which names a form just for columns of codes: "like TRK-000123". */
  readonly isExample: boolean
  readonly next: number
}

/** Reads the form of a code: "in the format AB-123-CD", "look like TK-000123", "e.g. X7K2P9". `text` is the story. Null for none. */
export function readSaidForm(tokens: readonly Token[], at: number, text: string): SaidForm | null {
  const prefixed = readSaidPrefix(tokens, at, text)
  if (prefixed !== null) return { aspects: [{ type: 'form', pattern: prefixed.pattern }], isExample: true, next: prefixed.next }
  const before = skipAround(tokens, at).next
  // "A file format like MP4" is an example of a column.
  const isNamed = isOneOf(tokens, before, forms) && example(tokens, before + 1) === null
  const announced = isNamed || isOneOf(tokens, before, looks) ? before + 1 : (example(tokens, at)?.next ?? null)
  const start =
    announced === null ? null : skipJoints(tokens, isNamed || announced > before ? skipAround(tokens, announced).next : announced).next
  const code = start === null ? null : codeAt(tokens, start, text)
  if (code === null) return inBrackets(tokens, at, text)
  return { aspects: [code.aspect], isExample: !isNamed, next: code.next }
}

/** A code alone in brackets, or behind a colon, is an example: "order number (ORD-0001)", "code (A-000 style)". */
function inBrackets(tokens: readonly Token[], at: number, text: string): SaidForm | null {
  const code = isOneOf(tokens, at, brackets) ? codeAt(tokens, at + 1, text) : null
  if (code === null) return null
  const next = isOneOf(tokens, code.next, styles) ? code.next + 1 : code.next
  if (textAt(tokens, at) === '(' ? textAt(tokens, next) !== ')' : !endsClause(tokens, next)) return null
  return { aspects: [code.aspect], isExample: true, next }
}

/** A code that is all that is said of a column: "ORD-0001". Null for others. */
export function readCodeAlone(tokens: readonly Token[], text: string): Aspect | null {
  const code = codeAt(tokens, 0, text)
  if (code === null) return null
  return (isOneOf(tokens, code.next, styles) ? code.next + 1 : code.next) === tokens.length ? code.aspect : null
}

const brackets = wordSet('( :')
const styles = wordSet('style format form pattern')

/** One code. */
const written = /[A-Za-z0-9#?_./-]{2,40}/y
/** Names of standards, which are no examples. */
const standard = /^(?:e\.?164|iso|utf|sha|md5|rfc|uuid|base|ipv|ascii|rs|mp|jpe?g|x\.?509)[-\d]*$/i
/** Parts of dates and times. */
const dated = /^(?=[ymdhs\d\W_]+$).*(?:y{2}|\bm{2}\b|\bd{2}\b|\bh{2}\b)/i

function codeAt(tokens: readonly Token[], at: number, text: string): { readonly aspect: Form; readonly next: number } | null {
  const from = tokens[at]?.start
  if (from === undefined) return null
  written.lastIndex = from
  const [code = ''] = written.exec(text) ?? []
  const shown = code.replace(/(?<![./-])[./-]+$/, '')
  const pattern = standard.test(shown) || dated.test(shown) ? null : patternOf(shown)
  if (pattern === null) return null
  const end = from + shown.length
  const next = firstFrom(tokens, end)
  // "AB-12 or CD-34" gives two forms.
  return endsClause(tokens, next) || isOneOf(tokens, next, enders) ? { aspect: { type: 'form', pattern, ...countedIn(shown) }, next } : null
}

/** "ORD-0001", "INV-2024-0001": codes of rows that are counted from one. */
const firstCode = /^([A-Z]{1,10}[-_/#]?(?:(?:19|20)\d\d[-_/])?)(0{2,11}1)$/

function countedIn(code: string): Pick<Form, 'counts'> {
  const [, prefix, digits] = firstCode.exec(code) ?? []
  return prefix === undefined || digits === undefined ? {} : { counts: { prefix, digits: digits.length } }
}

const enders = wordSet('and ) but that which where with for style format form pattern')

/**
 * The pattern of an example: digits and signs for them vary; letters stay, unless they only hold a place, as in "ABC-123" and "AAA", or
 * alternate with digits, as in "X7K2P9". A year stays. Null for words and numbers.
 */
function patternOf(code: string): string | null {
  const runs = code.match(/[A-Za-z]+|\d+|#+|\?+|[_./-]+/g) ?? []
  const isLetters = (run: string): boolean => /^[A-Za-z]/.test(run)
  const hasDigits = runs.some((run) => /^[\d#]/.test(run))
  const isMixed = !/[_./-]/.test(code) && runs.filter(isLetters).length > 1 && runs.filter((run) => /^\d/.test(run)).length > 1
  if (!runs.some((run) => isLetters(run) || run.startsWith('#'))) return null
  let last = ''
  const parts = runs.map((run, index) => {
    if (/^[_./?#-]/.test(run)) return run
    if (!isLetters(run)) return isYear(runs, index) ? run : '#'.repeat(run.length)
    const isPlace =
      /^[A-Z]+$/.test(run) && (isMixed || isAlphabet(run, last) || (hasDigits && /^(?:A{2,}|X{2,}|Y{2,}|Z{2,}|L{2,})$/.test(run)))
    if (isPlace) {
      last = run
      return '?'.repeat(run.length)
    }
    return /^(?:N{2,}|n{2,}|X{2,}|x{2,})$/.test(run) && index > 0 ? '#'.repeat(run.length) : run
  })
  const pattern = parts.join('')
  return /[#?]/.test(pattern) && parts.every((part) => !/^x{2,}$/i.test(part)) ? pattern : null
}

/** Whether letters follow each other in the alphabet, from A or X or the letters before: "ABC", "XYZ", and "CD" after "AB". */
function isAlphabet(run: string, before: string): boolean {
  const first = before === '' ? null : before.charCodeAt(before.length - 1) + 1
  const start = run.charCodeAt(0)
  const isFirst = run.startsWith('A') || run.startsWith('X') || start === first
  return run.length > 1 && isFirst && [...run].every((letter, index) => letter.charCodeAt(0) === start + index)
}

/** Whether digits are a year beside other digits: "2024" of "INV-2024-0001". */
function isYear(runs: readonly string[], at: number): boolean {
  return isYearText(runs[at] ?? '') && runs.filter((run) => /^[\d#]/.test(run)).length > 1 && /^[_./-]/.test(runs[at + 1] ?? '-')
}
