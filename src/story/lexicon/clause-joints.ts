import { wordSet } from './word-set.ts'

/** Words that begin another statement in the same clause. */
export const clauseJoints: ReadonlySet<string> = wordSet('and or but while whereas plus then')
