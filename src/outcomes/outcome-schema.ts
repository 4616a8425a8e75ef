import type { Static } from 'typebox'
import type { Immutable } from '../immutable.ts'
import type { knownOutcomes } from './index.ts'

type Known = (typeof knownOutcomes)[number]

type OutcomeByType = {
  readonly [Each in Known as Each['name']]: { readonly type: Each['name'] } & Immutable<Static<Each['params']>>
}

/** A property of a table as a whole: an outcome type of the registry and its parameters. */
export type OutcomeSchema = OutcomeByType[Known['name']]
