import { approximations } from '../../lexicon/approximations.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readShare } from '../../amounts/share.ts'
import type { Aspect } from '../aspect.ts'
import { readSaidAddress } from './said-address.ts'
import { readSaidForm } from './said-form.ts'
import { readSaidLength } from './said-length.ts'
import { boundsOf, readSaidRange } from './said-range.ts'
import { readSaidMostly } from './said-mostly.ts'
import { readSaidPhone } from './said-phone.ts'
import { readSaidSerial } from './said-serial.ts'
import { readSaidStatistic } from './said-statistic.ts'
import { percentAt } from './shares-of-items.ts'

/** The declaration after a column in a list. */
export interface ItemAspects {
  readonly aspects: readonly Aspect[]
  /** ISO 4217 code; null if no amount of money is said. */
  readonly currency: string | null
}

/** Reads tokens that are entirely about the values of one column: "lognormal", "5 to 90 avg 40", "12% true". Null for others. */
export function readItemAspects(said: readonly Token[], text: string): ItemAspects | null {
  const tokens = said[0]?.text === '(' && said.at(-1)?.text === ')' ? said.slice(1, -1) : said
  const aspects: Aspect[] = []
  let currency: string | null = null
  for (let at = 0; at < tokens.length;) {
    const share = isOneOf(tokens, at, approximations) ? shareAt(tokens, at + 1) : null
    const found =
      share ??
      formAt(tokens, at, text) ??
      mostlyAt(tokens, at, text) ??
      readSaidStatistic(tokens, at) ??
      lengthAt(tokens, at) ??
      rangeAt(tokens, at) ??
      shareAt(tokens, at)
    if (found === null) {
      if (!isOneOf(tokens, at, fillers)) return null
      at++
      continue
    }
    aspects.push(...found.aspects)
    currency ??= found.currency
    at = found.next
  }
  return aspects.length === 0 ? null : { aspects, currency }
}

const fillers = wordSet('with and , ; a an distribution distributed : ( )')
const linking = wordSet('are is of in : = for have')

const skipAnnounced = skip(wordSet('must should all always in the form format pattern like as end ends ending with at domain ['), 6)

interface Said extends ItemAspects {
  readonly next: number
}

function formAt(tokens: readonly Token[], at: number, text: string): Said | null {
  const address = readSaidAddress(tokens, skipAnnounced(tokens, at).next, text)
  if (address !== null) {
    const { domain, form, next } = address
    return { aspects: [{ type: 'address', domain, form }], currency: null, next }
  }
  const phone = readSaidPhone(tokens, skipAnnounced(tokens, at).next, text)
  if (phone?.isSure === true) return { aspects: [phone.aspect], currency: null, next: phone.next }
  const serial = readSaidSerial(tokens, at, text)
  if (serial !== null) return { aspects: [serial.aspect], currency: null, next: serial.next }
  const said = readSaidForm(tokens, at, text)
  return said === null ? null : { aspects: said.aspects, currency: null, next: said.next }
}

function lengthAt(tokens: readonly Token[], at: number): Said | null {
  const said = readSaidLength(tokens, at)
  return said === null ? null : { ...said, currency: null }
}

/** "mostly 4 and 5", "skewed to 4 and 5", but not "mostly missing". */
function mostlyAt(tokens: readonly Token[], at: number, text: string): Said | null {
  const said = readSaidMostly(tokens, at, text)
  if (said === null || !said.values.every((value) => /^\d+$/.test(value))) return null
  return { aspects: [{ type: 'mostly', values: said.values }], currency: null, next: said.next }
}

function rangeAt(tokens: readonly Token[], at: number): Said | null {
  const range = readSaidRange(tokens, at)
  if (range === null) return null
  return { aspects: [{ type: 'range', ...boundsOf(range) }], currency: range.currency, next: range.next }
}

/** A share of one value: "12% true", "52% female", "true in 30%", "46% are 1". */
function shareAt(tokens: readonly Token[], at: number): Said | null {
  const said = readShare(tokens, at)
  const before = said?.share ?? null
  const linked = skip(linking, 2)
  const value = linked(tokens, said?.next ?? at).next
  const word = textAt(tokens, value)
  // "smoker (20%)" is the share of a flag.
  if (at === 0 && said?.next === tokens.length && before !== null && before <= 1)
    return { aspects: [{ type: 'share', value: 'true', share: before }], currency: null, next: said.next }
  if (kindAt(tokens, value) === 'sign' || word === '' || isOneOf(tokens, value, linking) || isOneOf(tokens, value, fillers)) return null
  const after = before === null ? (percentAt(tokens, linked(tokens, value + 1).next)?.share ?? null) : null
  const share = before ?? after
  if (share === null || share > 1) return null
  const next = before === null ? linked(tokens, value + 1).next + 2 : value + 1
  return { aspects: [{ type: 'share', value: word, share }], currency: null, next }
}
