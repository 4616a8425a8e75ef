import type { Read, Reader } from './reader.ts'

/** A part of a sequence that may be missing. */
export interface Optional<Found extends Read> {
  readonly optional: Reader<Found>
}

type Parts = Readonly<Record<string, Reader | Optional<Read>>>

type FoundOf<Part> = Part extends Optional<infer Found> ? Found | null : Part extends Reader<infer Found> ? Found : never

/** What each part of a sequence found, by its name, and the token after the last. */
export type SequenceRead<Named extends Parts> = Read & { readonly [Name in keyof Named]: FoundOf<Named[Name]> }

/**
 * Reads parts one after the other, each named by its key: `sequence({ amount: readAmount, per: readPer })`. Null when one of them is not there,
 * unless it is `optional`: that one is null in what is read.
 */
export function sequence<const Named extends Parts>(parts: Named): Reader<SequenceRead<Named>> {
  const names = Object.keys(parts)
  const steps = Object.values(parts).map((part) => (typeof part === 'function' ? part : part.optional))
  const isNeeded = Object.values(parts).map((part) => typeof part === 'function')
  return (tokens, at) => {
    // Most sequences are not there: nothing is made until all of one is.
    let found: unknown[] | null = null
    let next = at
    for (let place = 0; place < steps.length; place++) {
      const part = (steps[place] as Reader)(tokens, next)
      if (part !== null) {
        found ??= []
        found[place] = part
        next = part.next
      } else if (isNeeded[place] === true) return null
    }
    const read: Record<string, unknown> = {}
    for (let place = 0; place < steps.length; place++) read[names[place] as string] = found?.[place] ?? null
    read['next'] = next
    // Keys and types are those of the parts, which the loop cannot tell the compiler.
    return read as SequenceRead<Named>
  }
}

/** A part of a sequence that may be missing: null in what the sequence reads. */
export function optional<Found extends Read>(reader: Reader<Found>): Optional<Found> {
  return { optional: reader }
}
