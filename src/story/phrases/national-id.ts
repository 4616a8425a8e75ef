import type { NationalIdFact } from '../facts/fact.ts'
import { anyNationalId, nationalIdWords } from '../lexicon/national-id-words.ts'
import { isNounWord } from '../words/nouns.ts'
import { plain } from '../places/place-index.ts'
import { spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'
import { groupedBy } from '../../lists.ts'
import { example } from './example.ts'

interface IdName {
  readonly words: readonly string[]
  readonly country: string | null
  /** Set for names that are other words in lower case: "My Number", "SIN". */
  readonly isCapital: boolean
}

const names: ReadonlyMap<string, readonly IdName[]> = byFirstWord([
  ...anyNationalId.map((name) => nameOf(name, null)),
  ...Object.entries(nationalIdWords).flatMap(([country, { words }]) => words.split('|').map((name) => nameOf(name, country))),
])

const leads = /^(?:with|having|including|incl|and|plus)$/

/** National ids of people: "CPF", "social security numbers", "national id". */
export const nationalId: Phrase = {
  name: 'national_id',
  precedence: 120,
  description: 'People have national ids: those of a country, or each person that of the own country.',
  examples: [
    example('users with CPF', { text: 'CPF', type: 'national_id', country: 'BR' }),
    example('Brazilian users with CPF', { text: 'Brazilian', type: 'place' }, { text: 'CPF', type: 'national_id', country: 'BR' }),
    example('employees and their social security numbers', { text: 'social security numbers', type: 'national_id', country: 'US' }),
    example('SSN for everybody', { text: 'SSN', type: 'national_id', country: 'US' }),
    example('patients with a national insurance number', { text: 'national insurance number', type: 'national_id', country: 'GB' }),
    example('citizens with Aadhaar numbers', { text: 'Aadhaar numbers', type: 'national_id', country: 'IN' }),
    example('tenants with national ids', { text: 'national ids', type: 'national_id', country: null }),
    example('members with national ID numbers', { text: 'national ID numbers', type: 'national_id', country: null }),
    example('with codice fiscale', { text: 'codice fiscale', type: 'national_id', country: 'IT' }),
    example('Steuer-ID for everybody', { text: 'Steuer-ID', type: 'national_id', country: 'DE' }),
    example('fødselsnummer', { type: 'national_id', country: 'NO' }),
    example('cédulas', { type: 'national_id', country: 'CO' }),
    example('with PESEL numbers', { text: 'PESEL numbers', type: 'national_id', country: 'PL' }),
    example('it tracks numbers, and the id of a session'),
  ],
  startsAt: ({ kind, text }) => leads.test(text) || (kind === 'word' && names.has(plain(text))),
  read: (tokens, at) => {
    const start = afterLead(tokens, at)
    const found = readName(tokens, start)
    // "With CPF and email" is a list of columns.
    if (found === null || (start > at && continuesList(tokens, found.next))) return null
    const fact: NationalIdFact = {
      type: 'national_id',
      country: found.country,
      ...spanOf(tokens, start, found.next),
    }
    return { facts: [fact], first: at, next: found.next }
  },
}

/** The token after "with" or "and their". */
function afterLead(tokens: readonly Token[], at: number): number {
  if (!leads.test(textAt(tokens, at))) return at
  return /^(?:an?|the|their|his|her)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
}

function continuesList(tokens: readonly Token[], at: number): boolean {
  return /^(?:,|and|&|or|plus|\/)$/.test(textAt(tokens, at)) && isNounWord(tokens[at + 1])
}

function readName(tokens: readonly Token[], at: number): { readonly country: string | null; readonly next: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const { words, country, isCapital } of names.get(plain(token.text)) ?? []) {
    if (words.every((word, place) => isWord(tokens[at + place], word, isCapital))) return { country, next: at + words.length }
  }
  return null
}

function nameOf(name: string, country: string | null): IdName {
  return { words: name.toLowerCase().split(' '), country, isCapital: name !== name.toLowerCase() }
}

/** The longest name first. */
function byFirstWord(all: readonly IdName[]): ReadonlyMap<string, readonly IdName[]> {
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length)
  return groupedBy(longestFirst, ({ words: [first = ''] }) => first)
}

function isWord(token: Token | undefined, word: string, isCapital: boolean): boolean {
  if (token?.kind !== 'word' || plain(token.text) !== word) return false
  return !isCapital || token.isCapital === true || word === 'number' || word === 'numbers'
}
