import { factorList } from '../amounts/factor-list.ts'
import { readShare } from '../amounts/share.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, readingOf, skip, textAt } from '../reader/index.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'

const skipOf = skip(wordSet(definites, distributives, 'of all'), 3)
const pronouns = wordSet('them these those')
const happening = wordSet(
  being,
  modals,
  'happen happens come comes in occur occurs fall falls take takes place places placed made make start starts land lands',
  'occurring happening scheduled recorded logged sold issued processed created booked received submitted done',
)
const skipVerbs = skip(happening, 4)
const skipPrepositions = skip(wordSet(timePrepositions, 'between from within the'), 3)
const behind = wordSet('and but with while plus the')
const before = wordSet(': , ; ( . \n and with')
const parts = wordSet('a an one two three four half third quarter fifth')

/** A share of the rows at some weekdays or hours. */
export const shareOfTimes: Phrase = {
  name: 'share_of_times',
  precedence: 195,
  description: 'A share of the events on some weekdays or at some hours: the times of the table follow it, to a few rows.',
  examples: [
    {
      story: 'a cafe where 40% of the orders come in between 6pm and 9pm',
      facts: [
        {
          text: '40% of the orders come in between 6pm and 9pm',
          type: 'shape',
          measure: ['orders'],
          months: null,
          days: null,
          weekdays: null,
          hours: factorList(24, [18, 19, 20], 1, 0, 0),
          share: 0.4,
        },
      ],
    },
    {
      story: 'a third of bookings fall on weekends',
      facts: [
        {
          text: 'a third of bookings fall on weekends',
          type: 'shape',
          measure: ['bookings'],
          months: null,
          days: null,
          weekdays: [0, 0, 0, 0, 0, 1, 1],
          hours: null,
          share: 1 / 3,
        },
      ],
    },
  ],
  startsAt: ({ kind, text }) => kind === 'number' || parts.has(text),
  read: (tokens, at, free) => {
    const said = readShare(tokens, at)
    if (said === null || said.share <= 0 || said.share >= 1) return null
    const events = eventsAt(tokens, at, said.next, free)
    if (events === null) return null
    const verbs = skipVerbs(tokens, events.next).next
    const times = skipPrepositions(tokens, verbs).next
    const season = times === said.next ? null : readSeason(tokens, times)
    if (season === null || season.months.length > 0 || season.days.length > 0 || season.isPeak) return null
    const { weekdays, hours, next } = season
    // "40% of orders on weekends are returned" is about those orders.
    if (weekdays.length + hours.length === 0 || !(endsClause(tokens, next) || isOneOf(tokens, next, behind))) return null
    return readingOf(tokens, at, next, {
      type: 'shape',
      measure: events.words,
      months: null,
      days: null,
      weekdays: weekdays.length === 0 ? null : factorList(7, weekdays, 1, 0, 0),
      hours: hours.length === 0 ? null : factorList(24, hours, 1, 0, 0),
      share: said.share,
      ...(datingVerbs.has(textAt(tokens, verbs - 1)) ? { done: textAt(tokens, verbs - 1) } : {}),
    })
  },
}

/** The rows of a share: "of the | orders". Without them, the share begins its clause: ": 60% on Fridays", but not "rise 20% on Fridays". */
function eventsAt(
  tokens: readonly Token[],
  at: number,
  next: number,
  free: number,
): { readonly words: readonly string[]; readonly next: number } | null {
  // "2 in 5 | deliveries".
  const isOneIn = textAt(tokens, next - 2) === 'in'
  if (textAt(tokens, next) !== 'of' && !isOneIn) return at === free || isOneOf(tokens, at - 1, before) ? { words: [], next } : null
  const noun = skipOf(tokens, next).next
  if (isOneOf(tokens, noun, pronouns)) return { words: [], next: noun + 1 }
  const found = readNoun(tokens, noun)
  return found === null ? null : { words: found.noun.words, next: found.next }
}
