import { wordSet } from '../lexicon/word-set.ts'

/** Measures that end at something: "time to resolution", "days since login", "distance to shore". */
const extents = wordSet('time times days hours minutes seconds weeks months years distance depth speed temperature weight age')
const extentJoints = wordSet('to on in at since until till from')
/** Amounts of something: "cost per click", "length of stay". */
const amounts = wordSet('price cost fee charge length rate level degree')
const amountJoints = wordSet('per of')

/** Levels at a moment: "level at start", "balance at close". */
const states = wordSet('level charge balance pressure price')

/** What is kept: "stock on hand". */
const kept = wordSet('stock quantity quantities inventory units cash')
/** Numerators of ratios: "debt to income", "loan to value". */
const numerators = wordSet('debt loan')

/** Whether a word, a preposition and a noun name one measure together: "time | on | site", "cost | per | click". */
export function joinsMeasure(head: string, joint: string): boolean {
  if ((joint === 'at' && states.has(head)) || (joint === 'on' && kept.has(head)) || (joint === 'to' && numerators.has(head))) return true
  return extentJoints.has(joint) ? extents.has(head) : amountJoints.has(joint) && amounts.has(head)
}
