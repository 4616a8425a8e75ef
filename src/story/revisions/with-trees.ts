import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { singularOf, termOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Counts a tree as a whole: "15 top-level categories, 60 subcategories" are 75 rows of one table. A parent that may be missing, "a parent
 * category (nullable)", adds nothing to that.
 */
export const withTrees: Revision = ({ facts, asides }) => {
  const trees = facts.filter((fact): fact is Tree => fact.type === 'relation' && fact.self !== undefined)
  if (trees.length === 0) return { facts, asides }
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [termOf(fact.noun.words)] : [])))
  const ends = new Map<Fact, number>()
  const rest = facts.filter((fact) => {
    const tree = fact.type === 'attribute' ? treeOf(fact, trees) : undefined
    if (tree !== undefined) ends.set(tree, fact.end)
    return tree === undefined
  })
  const changed = rest.map((fact) => (fact.type === 'count' ? wholeOf(fact, trees, counted) : { ...fact, end: ends.get(fact) ?? fact.end }))
  return { facts: changed, asides }
}

type Tree = RelationFact & Required<Pick<RelationFact, 'self'>>

/** The number of all rows of a tree, if the story counts the rows below the top and not the whole tree. */
function wholeOf(fact: CountFact, trees: readonly Tree[], counted: ReadonlySet<string>): Fact {
  const words = fact.noun.words.map(singularOf)
  const below =
    words.length === 1 ? /^sub-?(.{3,})$/.exec(words[0] ?? '')?.[1] : /^(?:sub|child)$/.test(words[0] ?? '') ? words[1] : undefined
  const tree = trees.find(({ child, self }) => self.isSaid === true && Number.isInteger(self.roots) && termOf(child.words) === below)
  if (tree === undefined || counted.has(termOf(tree.child.words))) return fact
  return { ...fact, noun: { ...fact.noun, words: tree.child.words }, count: fact.count + tree.self.roots }
}

/** The tree whose reference is a column that may be empty. */
function treeOf({ column, aspects }: AttributeFact, trees: readonly Tree[]): Tree | undefined {
  const isOpen = aspects.every((aspect) => aspect.type === 'missing' && aspect.part !== null && 'isDefault' in aspect.part)
  return isOpen && column !== null ? trees.find(({ start, end }) => column.start > start && column.end <= end) : undefined
}
