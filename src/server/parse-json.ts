import { SynthError } from '../errors.ts'

/** No schema of this service nests deeper; a JSON text nested a thousand times deeper would exhaust the stack of whoever walks it. */
const deepest = 64

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a body as JSON. Keys such as `__proto__` stay plain keys, for validation to refuse; of equal keys the last one counts.
 *
 * @throws SynthError `body_malformed`
 */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) throw new SynthError('body_malformed', 'The body is empty; send a JSON object')
  const text = decode(body)
  if (nestsTooDeep(body)) throw new SynthError('body_malformed', `The body nests arrays and objects more than ${deepest} deep`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SynthError('body_malformed', error instanceof Error ? error.message.slice(0, 200) : 'The body is not valid JSON')
  }
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

/** Counts brackets outside of strings. Correct for valid JSON; for anything else the parser has the last word. */
function nestsTooDeep(body: Uint8Array): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] as number
    if (inString) {
      if (byte === backslash) index += 1
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    // The brackets [ ] { } are 0x5b 0x5d 0x7b 0x7d: one bit apart.
    else if ((byte | 0x20) === 0x7b && ++depth > deepest) return true
    else if ((byte | 0x20) === 0x7d) depth -= 1
  }
  return false
}
