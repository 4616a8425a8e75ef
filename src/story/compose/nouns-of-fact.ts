import type { Fact } from '../facts/fact.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { headOf } from '../words/words.ts'
import { isColumnNoun } from './is-column-noun.ts'
import { mayBePlural } from './noun-words.ts'
import { tableNouns } from './table-nouns.ts'

const businesses = wordSet('operator provider chain group network agency cooperative federation')

/** The nouns of a fact that may be tables. */
export function nounsOfFact(fact: Fact): readonly { readonly noun: Noun; readonly count: number | null; readonly isSaid: boolean }[] {
  const said = (noun: Noun): { readonly noun: Noun; readonly count: null; readonly isSaid: boolean } => ({
    noun,
    count: null,
    isSaid: true,
  })
  switch (fact.type) {
    case 'count':
      return [
        {
          noun: fact.noun,
          count: fact.isOfSome === true || fact.isOfTime === true ? null : fact.count,
          isSaid: fact.noun.name !== undefined || mayBePlural(fact.noun.words.at(-1) ?? '') || fact.count === 1,
        },
      ]
    case 'ratio':
    case 'relation':
      // "One object per line" is about the format.
      return [fact.child, fact.parent].every(({ words }) => words.every((word) => rowWords.has(word))) ||
        (fact.type === 'relation' && isColumnNoun(fact.parent))
        ? []
        : [
            ...(fact.type === 'relation' && isColumnNoun(fact.child) ? [] : [said(fact.child)]),
            ...(isBusiness(fact) ? [] : [said(fact.parent)]),
            ...(fact.type === 'relation' && fact.through !== undefined ? [said(fact.through)] : []),
          ]
    case 'columns':
      if (fact.isOfAll === true || isColumnNoun(fact.noun)) return []
      if (fact.list !== undefined) return [said(fact.noun)]
      return [said(fact.noun), ...tableNouns(fact.columns, fact.noun).map((noun) => ({ ...said(noun), isSaid: false }))]
    case 'childless':
      return fact.isVerb ? [] : [{ ...said(fact.parent), isSaid: false }]
    case 'selection':
      return fact.mode === 'only' ? fact.nouns.map(said) : []
    default:
      return []
  }
}

/** "A wind farm operator has 3 farms". */
function isBusiness(fact: Fact): boolean {
  return fact.type === 'ratio' && fact.isOfOne === true && businesses.has(headOf(fact.parent.words))
}
