import { classify, type Kind } from './classify.ts'

/** Nouns that are another thing beside some others: who is admitted where patients are is no visitor with a ticket. */
const senses: ReadonlyMap<string, { readonly beside: ReadonlySet<string>; readonly as: string }> = new Map([
  ['admission', { beside: new Set(['patient', 'ward', 'doctor', 'nurse', 'hospital', 'physician']), as: 'hospital admission' }],
])

/** What a noun in the singular is, among others of its story or of its trade; null where neither its words nor its ending tell. */
export function classifyAmong(words: readonly string[], others: ReadonlySet<string>): Kind | null {
  const sense = words.length === 1 ? senses.get(words[0] ?? '') : undefined
  const isBeside = sense !== undefined && [...sense.beside].some((word) => others.has(word))
  return classify(isBeside ? sense.as.split(' ') : words)
}
