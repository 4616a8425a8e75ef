import type { Noun } from '../words/noun.ts'
import type { PhraseExample } from './phrase.ts'

/** A fact of an example; without `text`, it is read from the whole story. */
type ExampleFact = { readonly type: string; readonly text?: string; readonly [property: string]: unknown }

/** An example story with its facts, of which each has the text that it was read from. */
export function example(story: string, ...facts: readonly ExampleFact[]): PhraseExample {
  return { story, facts: facts.map((fact) => ({ text: story, ...fact })) }
}

/** A noun of some words, separated by spaces. */
export function aNoun(words: string): Pick<Noun, 'words'> {
  return { words: words.split(' ') }
}
