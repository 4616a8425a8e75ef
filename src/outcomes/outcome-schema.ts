import type { Static } from 'typebox'
import type { Immutable } from '../immutable.ts'
import type { knownOutcomes } from './index.ts'

type Known = (typeof knownOutcomes)[number]

type OutcomeByType = {
  readonly [Each in Known as Each['name']]: { readonly type: Each['name'] } & Immutable<Static<Each['params']>>
}

/** What a table comes to as a whole: its type and the type's parameters side by side, as the registry of outcomes has them. */
export type OutcomeSchema = OutcomeByType[Known['name']]
