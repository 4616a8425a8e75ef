import { readSaidNumber } from '../readers/said-number.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, skipBack } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const ends = wordSet('end ends ending')
const joints = wordSet('in with on')
const before = wordSet('that which all always must should')
const listing = wordSet('or and ,')
const centNouns = wordSet('cent cents pence')

/** The cents of prices: "prices end in .99", "prices ending with 95 cents". */
export const endings: AttributePhrase = {
  name: 'endings',
  precedence: 327,
  startsAt: ({ text }) => ends.has(text),
  read: (tokens, at, free, last) => {
    const said = isOneOf(tokens, at + 1, joints) ? listAt(tokens, at + 2) : null
    const subject = said === null ? null : subjectBefore(tokens, skipBack(tokens, at, free, before, 3), free, last)
    if (said === null || subject === null) return null
    const aspects = said.cents.map((cents) => ({ type: 'ending', cents }) as const)
    return readingOfSubject(tokens, { aspects, currency: null, next: said.next }, subject, false)
  },
}

/** Most endings of a list: ".49, .95 or .99". */
const most = 5

function listAt(tokens: readonly Token[], at: number): { readonly cents: readonly number[]; readonly next: number } | null {
  const cents: number[] = []
  let next = at
  for (let said = centsAt(tokens, at); said !== null && cents.length < most;) {
    cents.push(said.cents)
    next = said.next
    said = isOneOf(tokens, next, listing) ? centsAt(tokens, next + 1) : null
  }
  return cents.length > 0 && endsClause(tokens, next) ? { cents, next } : null
}

/** ".99", "0.99", "99 cents". Null for other numbers. */
function centsAt(tokens: readonly Token[], at: number): { readonly cents: number; readonly next: number } | null {
  const number = readSaidNumber(tokens, at)
  if (number === null) return null
  const isOfCents = isOneOf(tokens, number.next, centNouns)
  const cents = Math.round(isOfCents ? number.value : number.value * 100)
  const next = isOfCents ? number.next + 1 : number.next
  return cents >= 0 && cents < 100 ? { cents, next } : null
}
