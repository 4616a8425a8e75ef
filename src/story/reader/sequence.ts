import type { Read, Reader } from './reader.ts'

/** A part of a sequence that may be missing. */
export interface Optional<Found extends Read> {
  readonly optional: Reader<Found>
}

type Parts = Readonly<Record<string, Reader | Optional<Read>>>

type FoundOf<Part> = Part extends Optional<infer Found> ? Found | null : Part extends Reader<infer Found> ? Found : never

/** The result of each part by its name, and the token after the last part. */
export type SequenceRead<Named extends Parts> = Read & { readonly [Name in keyof Named]: FoundOf<Named[Name]> }

/**
 * Reads parts in a row, named by their keys: `sequence({ amount: readAmount, per: readPer })`. Null if a part is missing, unless it is
 * `optional`: then its result is null.
 */
export function sequence<const Named extends Parts>(parts: Named): Reader<SequenceRead<Named>> {
  const names = Object.keys(parts)
  const steps = Object.values(parts).map((part) => (typeof part === 'function' ? part : part.optional))
  const isNeeded = Object.values(parts).map((part) => typeof part === 'function')
  return (tokens, at) => {
    // Most attempts fail, so the array is made only when a part matched.
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
    // The keys and types are those of the parts; the compiler cannot see that through the loop.
    return read as SequenceRead<Named>
  }
}

/** Marks a part of a sequence that may be missing; its result is then null. */
export function optional<Found extends Read>(reader: Reader<Found>): Optional<Found> {
  return { optional: reader }
}
