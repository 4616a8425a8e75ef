import { firstFrom } from '../tokens/first-from.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { articles } from '../lexicon/determiners.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Words for collections of one kind of thing. */
const collections = wordSet('menu catalog catalogue inventory wishlist playlist syllabus curriculum checklist backlog watchlist')
/** Nouns that are clear only with the word for their collection. */
const general = wordSet('item entry position')

/** Names general things by their collection: "a menu of 60 items" has menu items. */
export const withCollections: Revision = ({ facts, asides }, { tokens }) => ({
  facts: facts.map((fact) => {
    if (fact.type !== 'count') return fact
    const [word = '', ...others] = fact.noun.words
    const at = firstFrom(tokens, fact.start) - 1
    const isOf = others.length === 0 && general.has(singularOf(word)) && textAt(tokens, at) === 'of' && isOneOf(tokens, at - 1, collections)
    if (!isOf) return fact
    const first = isOneOf(tokens, at - 2, articles) ? at - 2 : at - 1
    return { ...fact, noun: { ...fact.noun, words: [textAt(tokens, at - 1), word] }, start: tokens[first]?.start ?? fact.start }
  }),
  asides,
})
