import { wordSet } from './word-set.ts'

/** Nouns in the singular for the moments at which people join. */
export const joinNouns: ReadonlySet<string> = wordSet('signup registration enrollment enrolment')
