import { SynthError } from '../errors.ts'
import { isJsonObject } from '../json.ts'

/** Parses a file that synth has written. @throws SynthError `file_exists` for a file that is no JSON object with these fields */
export function readJson<Value>(place: string, text: string, fields: readonly (keyof Value & string)[] = []): Value {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value) && fields.every((name) => name in value)) return value as Value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw notOurs(place)
}

/** The error of a file that is in the place of one of ours. */
export function notOurs(place: string): SynthError {
  return new SynthError('file_exists', `${place} is not a file of synth: choose another place, or remove it`)
}
