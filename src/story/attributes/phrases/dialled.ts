import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, skipBack, textAt } from '../../reader/index.ts'
import { readPlace } from '../../places/read-place.ts'
import type { Token } from '../../tokens/token.ts'
import { dialCode } from '../../places/dial-codes.ts'
import { nounOf } from '../../words/nouns.ts'
import { contactSubject } from '../readers/contact-subject.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { readSaidPhone, type SaidPhone } from '../readers/said-phone.ts'
import type { AttributePhrase, AttributeReading, Last } from './attribute-phrase.ts'

const phones = wordSet('phone phones telephone telephones mobile mobiles cell msisdn msisdns fax whatsapp cellphone cellphones')
const mobiles = wordSet('mobile mobiles cell cellphone cellphones')
const behind = wordSet('number numbers phone phones')
const skipAnnounced = skip(wordSet('in the a an of valid proper format formatted pattern form as like eg , :'), 5)

/** Forms of phone numbers: "phone numbers in E.164 format", "+49 numbers", "UK mobile numbers". */
export const dialled: AttributePhrase = {
  name: 'dialled',
  precedence: 322,
  startsAt: ({ kind, text }) => kind !== 'sign' || text === '+' || text === '(',
  needs: ({ text }) => /phone|mobile|cell|msisdn|fax|whatsapp/.test(text),
  read: (tokens, at, free, last, text) => {
    if (isOneOf(tokens, at, mobiles)) return ofCountry(tokens, at, free)
    const said = readSaidPhone(tokens, skipAnnounced(tokens, at).next, text)
    if (said === null) return null
    const subject = contactSubject(tokens, at, { free, next: said.next, nouns: phones })
    if (subject === null) return last === null || !isMore(tokens, at, last) ? null : { ...reading(said), isMore: true, first: last.next }
    const next = Math.max(said.next, subject.next)
    return readingOfSubject(tokens, { aspects: [said.aspect], currency: null, next }, subject, false)
  },
}

function reading({ aspect, next }: SaidPhone): Omit<AttributeReading, 'isMore' | 'first'> {
  return { aspects: [aspect], currency: null, column: null, table: null, next }
}

/** Whether a statement goes on about phone numbers: "mobile numbers | starting with +91". */
function isMore(tokens: readonly Token[], at: number, { fact, next }: Last): boolean {
  return fact.column !== null && fact.column.words.some((word) => phones.has(word)) && skipBack(tokens, at, next, more, 4) === next
}

const more = wordSet(', and starting beginning prefixed with that start which begin in are ( :')

/** "UK | mobile numbers". */
function ofCountry(tokens: readonly Token[], at: number, free: number): AttributeReading | null {
  const place = kindAt(tokens, at - 1) === 'word' ? readPlace(tokens, at - 1, false) : null
  if (place === null || place.next !== at || textAt(tokens, at - 2) === 'of') return null
  let next = at + 1
  while (next < at + 3 && isOneOf(tokens, next, behind)) next++
  const code = dialCode(place.place.codes[0] ?? '')
  if (code === null) return null
  const aspects = [{ type: 'phone', code, isPlain: false, isMobile: true }] as const
  const subject = contactSubject(tokens, at - 1, { free, next: tokens.length, nouns: phones })
  if (subject !== null) return readingOfSubject(tokens, { aspects, currency: null, next }, subject, false)
  return { aspects, currency: null, column: nounOf(tokens, at, next), table: null, isMore: false, first: at, next }
}
