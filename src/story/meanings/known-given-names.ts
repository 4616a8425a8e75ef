import { once } from '../../caches/once.ts'
import { givenNames } from '../../lexicon/given-names.ts'

/** The given names of people in the reference list, as written. */
export const knownGivenNames = once((): ReadonlySet<string> => new Set(givenNames().attributes['name']?.map(String)))
