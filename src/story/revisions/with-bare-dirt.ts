import type { Aspect } from '../attributes/aspect.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { listSeparators } from '../lexicon/connectives.ts'
import { rowDirt } from '../lexicon/dirt-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

const lacking = wordSet('missing null nulls nan nans blank empty')
/** Words for empty cells that are states of rows as well. */
const states = wordSet('absent')
const joints = wordSet(listSeparators, 'and with but ( plus')
/** Most characters between a column and its dirt: ", and with ". */
const nearest = 14

/** The columns at the end of a statement, and the offset where it ends. */
interface Before {
  readonly columns: readonly Noun[]
  readonly end: number
}

/**
 * Applies dirt that names no column to the columns right before it: "temperature between -10 and 35, 2% missing, 1% outliers". Without a
 * column before it, "2% missing" is a share of rows in a state.
 */
export const withBareDirt: Revision = ({ facts, asides }, { tokens }) => {
  let before: Before | null = null
  const changed = facts.flatMap((fact): readonly Fact[] => {
    const dirt = dirtOf(fact)
    const isNear: boolean = before !== null && dirt !== null && isBehind(before, fact, tokens)
    if (before !== null && dirt !== null && isNear) {
      const { columns } = before
      before = { columns, end: fact.end }
      return columns.map((column) => ({ ...dirt, column }))
    }
    const state = dirt === null ? null : stateOf(dirt, tokens)
    if (state !== null) return [state]
    const columns = columnsOf(fact)
    before = columns.length === 0 ? null : { columns, end: fact.end }
    return [fact]
  })
  return { facts: changed, asides }
}

/** "25% were absent" of rows that have such a state; null for other dirt. */
function stateOf(dirt: AttributeFact, tokens: readonly Token[]): Fact | null {
  const [aspect] = dirt.aspects
  const state = tokensWithin(dirt, tokens).find(({ text }) => states.has(text))
  if (state === undefined || aspect?.type !== 'missing' || aspect.part === null || !('share' in aspect.part)) return null
  const { start, end } = dirt
  return { type: 'rate', share: aspect.part.share, what: [state.text], of: null, start, end }
}

function isBehind({ end }: Before, { start }: Fact, tokens: readonly Token[]): boolean {
  return start >= end && start - end <= nearest && tokensWithin({ start: end, end: start }, tokens).every(({ text }) => joints.has(text))
}

function columnsOf(fact: Fact): readonly Noun[] {
  if (fact.type === 'attribute') return fact.column === null ? [] : [fact.column]
  return fact.type === 'columns' && fact.list === undefined ? fact.columns : []
}

/** Whether an aspect is dirt in cells. Duplicates are dirt of whole rows. */
function isOfCells(aspect: Aspect): boolean {
  return aspect.type === 'missing' || (aspect.type === 'mess' && !rowDirt.has(aspect.of))
}

/** Dirt that names no column; null for other facts. */
function dirtOf(fact: Fact): AttributeFact | null {
  if (fact.type === 'attribute') return fact.column === null && fact.table === null && fact.aspects.every(isOfCells) ? fact : null
  if (fact.type !== 'rate' || fact.of !== null || fact.share === null || fact.what.length !== 1 || !lacking.has(fact.what[0] ?? ''))
    return null
  const { start, end, share } = fact
  return { type: 'attribute', table: null, column: null, aspects: [{ type: 'missing', part: { share } }], currency: null, start, end }
}
