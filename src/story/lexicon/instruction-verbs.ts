import { wordSet } from './word-set.ts'

/** Verbs about the response: "return only JSON", "make sure that all is valid". */
export const instructionVerbs: ReadonlySet<string> = wordSet(
  'return returns output outputs save export write print provide deliver respond answer reply put store format generate create produce make',
  'give ensure keep use using avoid include add insert look looks looking feel seem follow respect comply stick maintain preserve',
)

/** Words around these verbs that name no data: "no explanation, just the data". */
export const instructionWords: ReadonlySet<string> = wordSet(
  instructionVerbs,
  'do not dont valid real life world person personal production like likes value values seed nicely thank thanks advance much lot really',
  'simple clean clear readable nothing else anything extra directly following strictly compatible friendly ready high best good overall per one',
  'appropriate suitable reasonable across throughout everything information names random',
)
