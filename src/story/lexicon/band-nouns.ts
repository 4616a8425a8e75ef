import { wordSet } from './word-set.ts'

/** Last words in the names of columns with bands of numbers: "age group", "income bracket". */
export const bandNouns: ReadonlySet<string> = wordSet(
  'group groups band bands bracket brackets bucket buckets range ranges category categories class classes',
)
