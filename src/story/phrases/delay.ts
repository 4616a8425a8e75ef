import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, oneOf, readingOf, skip, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import type { Noun } from '../words/noun.ts'
import { nounOf } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { isTimeNoun, timeNounAt, timeNounBefore } from './time-nouns.ts'
import { isUnitBetween, type Time, timeAt, within } from './time-between.ts'
import { aNoun, example } from './example.ts'

const joints = oneOf(['after', 'later than', 'from', 'following', 'past', 'of', 'since'])
const starts = wordSet('within between at up no not exactly after later in before')
/** What stands between a time and what it follows. */
const linking = wordSet(
  being,
  modals,
  'exactly always usually typically comes come falls fall happens happen = only strictly never not cannot',
)
const most = 5

/** A time of a row that follows another one. */
export const delay: Phrase = {
  name: 'delay',
  precedence: 207,
  description: 'One time of a row follows another one, after a said duration or at any later time.',
  examples: [
    example('the due date is 21 days after the loan date', {
      text: 'due date is 21 days after the loan date',
      type: 'delay',
      later: aNoun('due date'),
      earlier: aNoun('loan date'),
      delay: { unit: 'days', min: 21, max: 21 },
    }),
    example('orders are shipped within 2 weeks of the order date', {
      text: 'shipped within 2 weeks of the order date',
      type: 'delay',
      later: aNoun('shipped'),
      earlier: aNoun('order date'),
      delay: { unit: 'days', min: 0, max: 14 },
    }),
    example('end_date is after start_date', { type: 'delay', later: aNoun('end date'), earlier: aNoun('start date'), delay: null }),
    example('shipped_at must be after ordered_at, at most 10 days', {
      type: 'delay',
      later: aNoun('shipped at'),
      earlier: aNoun('ordered at'),
      delay: { unit: 'days', min: 0, max: 10 },
    }),
    example('orders are delivered 2-5 days later', {
      text: 'delivered 2-5 days later',
      type: 'delay',
      later: aNoun('delivered'),
      earlier: null,
      delay: { unit: 'days', min: 2, max: 5 },
    }),
    example('after 2020 there are 500 orders', { text: 'after 2020', type: 'window' }, { text: '500 orders', type: 'count' }),
  ],
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  needs: ({ text }) => isUnitBetween(text) || /^(?:after|later|before)$/.test(text),
  read: (tokens, at, free) => {
    const said = /^(?:after|later)$/.test(textAt(tokens, at)) ? { delay: null, next: at } : timeAt(tokens, at)
    if (textAt(tokens, at) === 'before') return readBefore(tokens, at, free)
    const joint = said === null ? null : joints(tokens, said.next)
    const earlier = joint === null || isOtherOf(joint.value, tokens, at) ? null : timeNounAt(tokens, joint.next)
    if (earlier === null) return afterRow(tokens, at, free)
    const start = skipBack(tokens, at, free, linking, most)
    const later = timeNounBefore(tokens, start, free)
    const isDenied = later !== null && isDeniedIn(tokens, start, at)
    if (said === null || later === null || (isDenied && said.delay !== null)) return null
    // "orders after the sale": only names of times, or a verb between, tell of two times of a row.
    if (said.delay === null && !areTimes(later, earlier.noun, at)) return null
    const bound = said.delay === null ? boundAfter(tokens, earlier.next) : null
    const next = bound?.next ?? earlier.next
    return readingOf(tokens, later.first, next, {
      type: 'delay',
      later: isDenied ? earlier.noun : later.noun,
      earlier: isDenied ? later.noun : earlier.noun,
      delay: bound?.delay ?? said.delay,
    })
  },
}

/** "arrival is always before departure", "a return is never before its loan". Null where no two times of a row are compared. */
function readBefore(tokens: readonly Token[], at: number, free: number): Reading | null {
  const behind = timeNounAt(tokens, at + 1)
  const start = skipBack(tokens, at, free, linking, most)
  const first = behind === null ? null : timeNounBefore(tokens, start, free)
  if (behind === null || first === null || !areTimes(first, behind.noun, at)) return null
  const [later, earlier] = isDeniedIn(tokens, start, at) ? [first.noun, behind.noun] : [behind.noun, first.noun]
  return readingOf(tokens, first.first, behind.next, { type: 'delay', later, earlier, delay: null })
}

function isDeniedIn(tokens: readonly Token[], first: number, next: number): boolean {
  return tokens.slice(first, next).some(({ text }) => text === 'never' || text === 'not' || text === 'cannot')
}

/** Whether two nouns name times, or are compared by a verb or "always" as what happens to one row: "exit is after entry". */
function areTimes({ noun, first }: { readonly noun: Noun; readonly first: number }, other: Noun, at: number): boolean {
  if (isTimeNoun(noun) && isTimeNoun(other)) return true
  return first + noun.words.length < at && [noun, other].every(({ words }) => words.length <= 2 && !isPlural(words.at(-1) ?? ''))
}

/** What happens to a row so long after it: "delivered 2-5 days later", "answered within 24 hours", "resolved in 3 days on average". */
function afterRow(tokens: readonly Token[], at: number, free: number): Reading | null {
  const [lead, before] = [textAt(tokens, at), skipBack(tokens, at, free, typical, 2)]
  const said = timeAt(tokens, lead === 'in' || lead === 'after' ? at + 1 : at)
  if (said === null || said.delay === null || before <= free || !isDone(textAt(tokens, before - 1))) return null
  const isLater = isOneOf(tokens, said.next, behind)
  if (!isLater && !/^(?:in|after)$/.test(lead) && within(tokens, at) === null) return null
  const next = isLater ? said.next + 1 : said.next
  const isAverage = hasWords(tokens, next, 'on average')
  const [min, max] = lead === 'in' && said.delay.min === said.delay.max ? [0, said.delay.max] : [said.delay.min, said.delay.max]
  return readingOf(tokens, before - 1, isAverage ? next + 2 : next, {
    type: 'delay',
    later: nounOf(tokens, before - 1, before),
    earlier: null,
    delay: { ...said.delay, min, max },
    ...(isAverage || before < at ? { isMean: true } : {}),
  })
}

const typical = wordSet('on average typically usually normally mostly')
const behind = wordSet('later afterwards after')

/** "shipped_at is after ordered_at, | at most 10 days", "… by 1 to 5 hours" */
function boundAfter(tokens: readonly Token[], at: number): Time | null {
  const start = skip(beforeBounds, 2)(tokens, at).next
  return start === at ? null : timeAt(tokens, start)
}

const beforeBounds = wordSet(', by ( but and')

/** Whether "of" after a duration relates no two times: "2 days of delay". "Within 2 days of" does. */
function isOtherOf(joint: string, tokens: readonly Token[], at: number): boolean {
  return joint === 'of' && within(tokens, at) === null
}
