import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, skip, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { isYearText } from '../../times/is-year-text.ts'

/** Numbers that count the rows. */
export interface SaidSerial {
  readonly aspect: Extract<Aspect, { readonly type: 'serial' }>
  /** Whether only a verb of beginning tells it, so that a number may also be the first digits: "beginning with 62". */
  readonly isWith: boolean
  readonly next: number
}

const beginning = wordSet('start starts starting begin begins beginning run runs running numbered count counts counting go goes')
const counting = wordSet(
  'consecutive consecutively sequential sequentially incremental increasing ascending upwards incrementing counting auto increment by',
)
const from = wordSet('at from with')
const skipLinks = skip(wordSet('are is be should must all always and are which that like look looks the number of'), 4)
const skipCounting = skip(counting, 3)
const goingOn = oneOf([
  'and so on',
  'and so forth',
  'etc',
  'etc .',
  'and up',
  'and upwards',
  'and upward',
  'upwards',
  'upward',
  'up',
  'onwards',
  'onward',
  'on',
  'and counting',
  'and incrementing',
  'incrementing by 1',
  'and incrementing by 1',
  '…',
  '...',
  '. . .',
])

/** Reads "start at 10001", "consecutively from 5000", "INV-0001, INV-0002 and so on", "from E001 to E060". `text` is the story. Null for none. */
export function readSaidSerial(tokens: readonly Token[], at: number, text: string): SaidSerial | null {
  const first = skipLinks(tokens, at).next
  const counted = skipCounting(tokens, first).next
  const begun = isOneOf(tokens, counted, beginning) ? skipCounting(tokens, counted + 1).next : counted
  const isFrom = isOneOf(tokens, begun, from)
  const start = isFrom && (begun > first || textAt(tokens, begun) === 'from') ? begun + 1 : begun
  const one = codeAt(tokens, start, text)
  if (one === null) return null
  // "Starting BK-00001", but not "starting 5".
  const isBegun = begun > first && (isFrom || one.prefix !== '')
  const { last, next } = endOf(tokens, one, text)
  // "Prices start at 5" and "look like TK-000123" do not count the rows by themselves; a code with a beginning does.
  if (next === one.next && (!isBegun || (one.prefix === '' && one.first === 0))) return null
  const aspect = { type: 'serial', prefix: one.prefix, first: one.first, digits: one.digits, last } as const
  return { aspect, isWith: isBegun && textAt(tokens, begun) === 'with' && counted === first, next }
}

interface Code {
  readonly prefix: string
  readonly first: number
  readonly digits: number | null
  readonly next: number
}

const written = /((?:[A-Za-z]{1,10}[-_/#]?)?(?:(?:19|20)\d\d[-_/])?|#)(\d{1,12})(?![\w%]|[.,:/-]\w)/y

function codeAt(tokens: readonly Token[], at: number, text: string): Code | null {
  const start = tokens[at]?.start
  if (start === undefined) return null
  written.lastIndex = start
  const [whole = '', prefix = '', digits = ''] = written.exec(text) ?? []
  if (whole === '' || isYearText(prefix)) return null
  const isPadded = prefix !== '' || digits.startsWith('0')
  return { prefix, first: Number(digits), digits: isPadded ? digits.length : null, next: firstFrom(tokens, start + whole.length) }
}

const skipJoints = skip(wordSet(', and ;'), 2)
const to = wordSet('to through - until')

/** What stands behind the first code: the last one, more of them, or words that it goes on. */
function endOf(tokens: readonly Token[], one: Code, text: string): { readonly last: number | null; readonly next: number } {
  const upTo = isOneOf(tokens, one.next, to) ? codeAt(tokens, one.next + 1, text) : null
  if (upTo !== null && upTo.prefix === one.prefix && upTo.first > one.first) return { last: upTo.first, next: upTo.next }
  let next = one.next
  for (let number = one.first + 1; number <= one.first + 3; number++) {
    const more = codeAt(tokens, skipJoints(tokens, next).next, text)
    if (more === null || more.prefix !== one.prefix || more.first !== number) break
    next = more.next
  }
  const behind = goingOn(tokens, kindAt(tokens, next) === 'sign' && textAt(tokens, next) === ',' ? next + 1 : next)
  // A code alone and "on" are no count: "INV-0001 on Monday".
  const isOn = behind !== null && (behind.next - next > 1 || textAt(tokens, next) !== 'on')
  return { last: null, next: isOn ? behind.next : next }
}
