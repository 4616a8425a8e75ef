import { being, modals } from '../../lexicon/verbs.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { skip, skipBack, textAt, valueOf } from '../../reader/index.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import { restWords } from '../../segments/rest-words.ts'
import { readSaidValues, type SaidValues } from '../readers/said-values.ts'
import { arePlaces } from '../readers/value-nouns.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** The columns that verbs imply: "customers are segmented into bronze, silver and gold". */
const verbs = valueOf([
  ['segmented into', 'segment'],
  ...['split', 'divided', 'assigned'].flatMap((verb) =>
    ['', 'evenly ', 'equally ', 'randomly '].flatMap((how) =>
      ['into', 'between', 'among', 'across'].map((to) => [`${verb} ${how}${to}`, 'group'] as const),
    ),
  ),
  ['grouped into', 'group'],
  ['classified as', 'class'],
  ['classified into', 'class'],
  ['categorized as', 'category'],
  ['categorized into', 'category'],
  ['categorised as', 'category'],
  ['labeled', 'label'],
  ['labeled as', 'label'],
  ['labelled as', 'label'],
  ['tagged as', 'tag'],
  ['graded', 'grade'],
  ['come from', 'source'],
  ['comes from', 'source'],
  ['coming from', 'source'],
  ['came from', 'source'],
  ['come by', 'channel'],
  ['comes by', 'channel'],
  ['came by', 'channel'],
  ['come via', 'channel'],
  ['came via', 'channel'],
  ['came in by', 'channel'],
  ['come in by', 'channel'],
  ['come in via', 'channel'],
  ['came in via', 'channel'],
  ['paid with', 'payment method'],
  ['paid by', 'payment method'],
  ['paid via', 'payment method'],
  ['diagnosed with', 'diagnosis'],
  ['suffering from', 'diagnosis'],
  ['suffer from', 'diagnosis'],
  ['treated for', 'diagnosis'],
  ['working in', 'departments'],
  ['work in', 'departments'],
  ['majoring in', 'major'],
  ['running on', 'fuel'],
  ['powered by', 'fuel'],
  ['running', 'os'],
  ['made of', 'material'],
  ['shipped via', 'carrier'],
  ['shipped with', 'carrier'],
  ['sold through', 'channel'],
  ['sold via', 'channel'],
  ['speaking', 'language'],
])
const starts = wordSet(
  'segmented divided split assigned grouped classified categorized categorised labeled labelled tagged graded come comes coming came paid diagnosed suffering suffer treated working work majoring running powered made shipped sold speaking',
)
const skipEither = skip(wordSet('either :'), 1)
const before = wordSet(being, modals, 'that which who they all')

/** Whether people work so, and not there: in shifts, in pairs, in days. */
function isWay(word: string): boolean {
  return timeWords.has(word) || /^(?:shift|pair|team|group|turn|rotation|sprint)s$/.test(word)
}

function isEven(word: string): boolean {
  return word === 'evenly' || word === 'equally'
}

/** "split evenly between control and variant" */
function withEqualShares(said: SaidValues): SaidValues {
  return { ...said, shares: said.values.map(() => 1 / said.values.length) }
}

/**
 * Values after a verb: "customers are segmented into bronze, silver and gold: 50%, 30% and 20%", "leads come from google, facebook or
 * events".
 */
export const sorted: AttributePhrase = {
  name: 'sorted',
  precedence: 170,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, _, text) => {
    const verb = verbs(tokens, at)
    if (verb === null) return null
    const table = nounBefore(tokens, skipBack(tokens, at, free, before, 3), free)
    // "The rest split between shipped and delivered" are shares of the rest.
    const listed =
      table === null || restWords.has(table.words.at(-1) ?? '')
        ? null
        : readSaidValues(tokens, text, skipEither(tokens, verb.next).next, 'clause')
    if (table === null || listed === null || (verb.value === 'source' && arePlaces(listed))) return null
    // "Employees work in weeks and days".
    if (verb.value === 'departments' && listed.values.some((value) => isWay(value.toLowerCase()))) return null
    const said = isEven(textAt(tokens, at + 1)) ? withEqualShares(listed) : withLaterShares(tokens, listed)
    return {
      aspects: [{ type: 'values', values: said.values, shares: said.shares }],
      currency: null,
      column: { ...nounOf(tokens, at, at + 1), words: verb.value.split(' ') },
      // Departments may be rows of their own.
      table: verb.value === 'departments' ? null : table,
      isMore: false,
      first: at,
      next: said.next,
    }
  },
}
