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
  const steps = Object.entries(parts).map(([name, part]) => {
    const isNeeded = typeof part === 'function'
    return { name, isNeeded, read: isNeeded ? part : part.optional }
  })
  return (tokens, at) => {
    // Most sequences are not there, which costs nothing until their first part is.
    let found: Record<string, unknown> | null = null
    let next = at
    for (const { name, isNeeded, read } of steps) {
      const part = read(tokens, next)
      if (part === null && isNeeded) return null
      found ??= {}
      found[name] = part
      next = part?.next ?? next
    }
    found ??= {}
    found['next'] = next
    // Keys and types are those of the parts, which the loop cannot tell the compiler.
    return found as SequenceRead<Named>
  }
}

/** A part of a sequence that may be missing: null in what the sequence reads. */
export function optional<Found extends Read>(reader: Reader<Found>): Optional<Found> {
  return { optional: reader }
}
