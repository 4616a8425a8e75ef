import type { Fact, RateFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isOpposite } from '../words/is-opposite.ts'
import { functionWords, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Parts of a flag's name without a meaning of their own. */
const ofFlags = /^(?:is|has|was|flag|label|indicator)$/
/** Most columns of a story that are compared with its shares. */
const mostColumns = 200

/** Most characters between a column and the share of its rows. */
const nearest = 3

/**
 * Inverts a share of rows whose flag is false: "a success flag; 7% fail" is a success share of 93%. Reads "yes" as a value of the column
 * right before it: "churn: Yes/No, 26% Yes".
 */
export const withSharesOfFlags: Revision = ({ facts, asides }) => {
  const columns = facts.flatMap(columnsOf).slice(0, mostColumns)
  const told = new Set(columns.flatMap(({ words }) => words))
  const flags = [...new Set(columns.flatMap(({ words }) => (words.length === 1 ? words : [])))]
  const values = new Set(facts.flatMap(valuesOf).map((value) => value.toLowerCase()))
  const changed = facts.map((fact, at): Fact => {
    const [word, more] = fact.type === 'rate' ? plain(fact.what) : []
    if (fact.type !== 'rate' || fact.share === null || fact.share > 1 || word === undefined || more !== undefined) return fact
    if (/^(?:yes|no|true|false)$/.test(word)) return ofColumnBefore(fact, fact.share, word, facts[at - 1]) ?? fact
    const isTold = values.has(word) || told.has(word)
    const flag = isTold ? undefined : flags.find((own) => isOpposite(own, word))
    return flag === undefined ? fact : denied(fact, fact.share, [flag])
  })
  return { facts: changed, asides }
}

function ofColumnBefore({ start, end }: RateFact, share: number, value: string, before: Fact | undefined): Fact | null {
  if (before === undefined || start - before.end > nearest) return null
  const column = before.type === 'columns' ? before.columns.at(-1) : before.type === 'attribute' ? before.column : null
  const table = before.type === 'columns' ? before.noun : before.type === 'attribute' ? before.table : null
  if (column === null || column === undefined) return null
  return { type: 'attribute', table, column, aspects: [{ type: 'share', value, share }], currency: null, start, end }
}

function denied(fact: RateFact, share: number, what: readonly string[]): RateFact {
  return { ...fact, share: Number((1 - share).toPrecision(12)), what }
}

function columnsOf(fact: Fact): readonly Pick<Noun, 'words'>[] {
  const nouns = fact.type === 'columns' ? fact.columns : fact.type === 'attribute' && fact.column !== null ? [fact.column] : []
  return nouns.map(({ words }) => ({ words: words.map(singularOf).filter((word) => !ofFlags.test(word)) }))
}

function valuesOf(fact: Fact): readonly string[] {
  // "a status paid or unpaid and a paid flag"
  if (fact.type === 'columns')
    return (fact.list ?? []).flatMap(({ details }) => details.flatMap((each) => (each.type === 'values' ? each.values : [])))
  if (fact.type !== 'attribute') return []
  return fact.aspects.flatMap((aspect) => (aspect.type === 'values' || aspect.type === 'names' ? aspect.values : []))
}

function plain(words: readonly string[]): readonly string[] {
  return words.map(singularOf).filter((word) => !functionWords.has(word))
}
