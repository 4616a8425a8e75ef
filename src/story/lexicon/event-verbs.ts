import { wordSet } from './word-set.ts'

/** Verbs of events in general, or of the data: their time is the window of the data. */
export const eventVerbs: ReadonlySet<string> = wordSet(
  'placed ordered made recorded happened occurred took taken held dated collected generated processed logged captured received sent posted',
  'scheduled performed conducted observed measured gathered tracked transacted played traded visited attended reported entered uploaded stored',
  'spread distributed scattered spaced covered needed required wanted provided limited restricted based included used increased decreased',
  'changed dropped doubled tripled peaked',
)
