import { wordSet } from './word-set.ts'

/** Words before values that are given as examples: "roles such as admin or editor", "payment methods (e.g. card, cash)". */
export const exampleWords: readonly string[] = ['such as', 'like', 'including', 'for example', 'for instance', 'eg', 'ie', 'namely']

/** Nouns for columns, tables and data, whose examples are no values: "details such as name and email". */
export const unspecific: ReadonlySet<string> = wordSet(
  'field column attribute detail information info data metric entity table feature property thing case item value variable record measure',
  'characteristic parameter factor element aspect kpi statistic stat function activity event',
)
