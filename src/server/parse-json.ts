import { SynthError } from '../errors.ts'
import { limits } from '../schema/limits.ts'
import { bodyValues } from './body-limit.ts'

/** A number that is too large for a double has three digits in its exponent, or two and at least this many digits before it. */
const manyDigits = 200
const longExponent = /[eE]\+?\d{3}/

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a body as JSON. Keys such as `__proto__` stay plain keys, which validation refuses; of equal keys the last one counts. Text nested
 * much deeper than allowed is refused here, as it would exhaust the stack of recursive code.
 *
 * @throws SynthError `body_malformed`, or `body_too_large` for too many values
 */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) throw new SynthError('body_malformed', 'The body is empty; send a JSON object')
  const text = decode(body)
  requireReadable(body)
  try {
    const value: unknown = JSON.parse(text)
    if (longExponent.test(text) || hasManyDigits(body)) requireFinite(value)
    return value
  } catch (error) {
    throw new SynthError('body_malformed', error instanceof Error ? error.message.slice(0, 200) : 'The body is not valid JSON')
  }
}

/** A number that overflowed to infinity is not the one that was sent. */
function requireFinite(value: unknown): void {
  if (value === Infinity || value === -Infinity) throw new RangeError(`A number is too large: the maximum is ${Number.MAX_VALUE}`)
  if (Array.isArray(value)) for (const item of value) requireFinite(item)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) requireFinite(item)
}

/** Whether the body has a run of at least `manyDigits` digits. Every such run contains an inspected byte. */
function hasManyDigits(body: Uint8Array): boolean {
  for (let place = 0; place < body.length; place += manyDigits / 2) {
    let [start, end] = [place, place]
    while (end < body.length && isDigit(body[end])) end += 1
    if (end === place) continue
    while (start > 0 && isDigit(body[start - 1])) start -= 1
    if (end - start >= manyDigits) return true
  }
  return false
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}

function decode(body: Uint8Array): string {
  try {
    return decoder.decode(body)
  } catch {
    throw new SynthError('body_malformed', 'The body is not valid UTF-8')
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

/**
 * Counts brackets, commas and colons outside of strings. Correct for valid JSON; the parser rejects anything else.
 * @throws SynthError for a body that is nested too deeply or has too many values
 */
function requireReadable(body: Uint8Array): void {
  let depth = 0
  let values = 0
  let inString = false
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] as number
    if (inString) {
      if (byte === backslash) index += 1
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === comma) values += 1
    else if (byte === colon) values += 2
    // The brackets [ ] { } are 0x5b 0x5d 0x7b 0x7d: [ and { differ in one bit, and so do ] and }.
    else if ((byte | 0x20) === 0x7b) {
      values += 1
      if (++depth > limits.depth)
        throw new SynthError('body_malformed', `The body is nested more than ${limits.depth} arrays and objects deep`)
    } else if ((byte | 0x20) === 0x7d) depth -= 1
  }
  if (values > bodyValues)
    throw new SynthError(
      'body_too_large',
      `The body has about ${values} values, where a value with a name counts as three, but at most ${bodyValues} are allowed`,
    )
}
