import { wordSet } from './word-set.ts'

/** Words that start another statement in the same sentence. */
export const clauseJoints: ReadonlySet<string> = wordSet('and or but while whereas plus then')
