import type { AttributeFact } from '../facts/fact.ts'
import type { ArchetypeName } from '../compose/archetype.ts'
import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skip, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const selling = wordSet('sell sells selling sold')
const bestselling = wordSet('best top most fast')
const joints = skip(wordSet(', and & or'), 2)
/** Words for all that is sold. */
const generic = wordSet('product item article good merchandise inventory sku material part component stock supply')
const mostGoods = 12
/** Archetypes of nouns that may be goods: a game is an event, too. */
const sold: ReadonlySet<ArchetypeName> = new Set(['product', 'asset', 'event'])

/** What a business sells, without numbers: the kinds of its products, and no tables. */
export const goods: Phrase = {
  name: 'goods',
  precedence: 168,
  description: 'What is sold: the products have these kinds.',
  examples: [
    example('a stall that sells scarves, hats and gloves', {
      text: 'sells scarves, hats and gloves',
      type: 'attribute',
      table: aNoun('products'),
      column: aNoun('category'),
      aspects: [{ type: 'values', values: ['scarves', 'hats', 'gloves'], shares: null }],
    }),
    example('selling 40 products', { text: '40 products', type: 'count', count: 40 }),
    example('customers who sell houses'),
  ],
  startsAt: ({ text }) => selling.has(text),
  read: (tokens, at) => {
    if (isOneOf(tokens, at - 1, bestselling)) return null
    const listed = goodsFrom(tokens, at + 1)
    if (listed === null) return null
    const { nouns, next } = listed
    const span = spanOf(tokens, at, next)
    const fact: AttributeFact = {
      type: 'attribute',
      table: { words: ['products'], ...span },
      column: { words: ['category'], ...span },
      aspects: [{ type: 'values', values: nouns.map(({ words }) => words.join(' ')), shares: null }],
      currency: null,
      isGoods: true,
      ...span,
    }
    return { facts: [fact], first: at, next }
  },
}

function goodsFrom(tokens: readonly Token[], from: number): { readonly nouns: readonly Noun[]; readonly next: number } | null {
  const nouns: Noun[] = []
  let next = from
  for (let at = from; nouns.length < mostGoods && (at === from || at > next); at = joints(tokens, next).next) {
    const read = readNoun(tokens, at)
    if (read === null || !mayBeSold(read.noun)) break
    nouns.push(read.noun)
    next = read.next
  }
  const [first, second] = nouns
  // "Selling cars" is about cars.
  const isAlone = first !== undefined && second === undefined && !(isPluralNoun(first) && isOf(first, 'product'))
  const areThings = nouns.some((each) => isOf(each, 'product') || isOf(each, 'asset'))
  return isAlone || !areThings || textAt(tokens, next) === 'to' ? null : { nouns, next }
}

function isOf({ words }: Noun, archetype: ArchetypeName): boolean {
  return classify(keptWords(words))?.archetype.name === archetype
}

function mayBeSold(noun: Noun): boolean {
  const kept = keptWords(noun.words)
  const kind = classify(kept)
  return !generic.has(kept.at(-1) ?? '') && (kind === null ? isPluralNoun(noun) : sold.has(kind.archetype.name))
}
