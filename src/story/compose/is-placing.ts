import { wordSet } from '../lexicon/word-set.ts'

/** Nouns with which "on" is a state. */
const onStates = wordSet(
  'leave hold time duty call track sale board site break shift order premise premises foot demand credit schedule loan file strike vacation holiday',
)

/** Whether a preposition is part of a value: "in service", "for sale", "on leave"; but not "on" of people who are on the plan "classic". */
export function isPlacing([first = '', noun = '']: readonly string[]): boolean {
  return /^(?:in|under|out|for)$/.test(first) || (first === 'on' && onStates.has(noun))
}
