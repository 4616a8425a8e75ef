import type { Domain } from '../../../domains/domain.ts'
import { percent } from '../../amounts/percent.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import type { AttributeFact, Fact, RateFact } from '../../facts/fact.ts'
import { findRate } from '../../find/find-rate.ts'
import type { RateTarget } from '../../find/rate-candidates.ts'
import { findTable } from '../../find/find-table.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { lastBefore } from '../../tokens/first-from.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { inSingular, singularOf } from '../../words/words.ts'
import type { Noun } from '../../words/noun.ts'
import type { BindNote } from '../note.ts'
import type { Restated } from '../restated.ts'

type Values = Extract<Aspect, { readonly type: 'values' }>

interface Listed {
  readonly fact: AttributeFact
  readonly aspect: Values
}

const between = wordSet('in on of with the a an')

/**
 * Finds shares of values that the story lists for a column of its own: "with plan Basic, Pro or Team. 60% Basic, 10% are on Pro", or for the
 * rows of a composed table: "vehicles are cars or vans. 40% are vans". They are set together. A trade finds its own values otherwise.
 */
export function listedRates(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  const lists = facts.flatMap((fact): readonly Listed[] => {
    const aspect = fact.type === 'attribute' && isOfRows(fact, domain) ? fact.aspects.find(isOpenList) : undefined
    return fact.type === 'attribute' && aspect !== undefined ? [{ fact, aspect }] : []
  })
  if (lists.length === 0) return []
  const counts = facts.filter((fact) => fact.type === 'count')
  // "Sales by region (North, South), 500 sales. 40% of sales are in the North": there are no other rows.
  const [single, other] = domain.schema.tables
  const only = single === undefined || other !== undefined ? null : { words: single.name.split('_'), start: 0, end: 0 }
  const found = new Map<Listed, Map<RateFact, string>>()
  for (const fact of facts) {
    if (fact.type !== 'rate' || fact.rows !== undefined) continue
    const known = domain.name === 'custom' ? null : findRate(fact.what, null, domain)
    const isMeant = (list: Listed): boolean => valueOf(fact, list) !== null && (known === null || !isShownBy(list, known))
    const list = lists.findLast((each) => each.fact.end <= fact.start && isMeant(each))
    if (list === undefined) continue
    const count = lastBefore(counts, list.fact.start)
    const rows = list.fact.table ?? count?.noun ?? null
    const isSame = fact.of === null ? lastBefore(counts, fact.start) === count : areRows(fact.of, rows ?? only, domain)
    if (isSame) found.set(list, (found.get(list) ?? new Map<RateFact, string>()).set(fact, valueOf(fact, list) ?? ''))
  }
  return [...found].flatMap(([list, rates]) => restated(list, rates))
}

/** Whether a list is about the column in which the trade shows a value, and not about another column of the table. */
function isShownBy({ fact: { column } }: Listed, { shown }: RateTarget): boolean {
  return column === null || singularOf(column.words.at(-1) ?? '') === shown.column.split('_').at(-1)
}

function isOfRows({ column, table }: AttributeFact, domain: Domain): boolean {
  return column !== null || (table !== null && domain.name === 'custom')
}

function isOpenList(aspect: Aspect): aspect is Values {
  return aspect.type === 'values' && aspect.shares === null
}

/** Whether two nouns name the rows of one table. */
function areRows(of: Noun, rows: Noun | null, domain: Domain): boolean {
  const own = findTable(of, domain)?.table
  return own !== undefined && rows !== null && findTable(rows, domain)?.table === own
}

/** The listed value that the words of a share name, beside the name of the column: "on the basic plan". Null for none. */
function valueOf({ what }: RateFact, { fact, aspect }: Listed): string | null {
  const column = new Set(fact.column?.words.map(singularOf))
  const plain = (words: readonly string[]): string =>
    inSingular(words.filter((word) => !between.has(word) && !column.has(singularOf(word))))
  const own = plain(what)
  // "Resolution rate" is the share with the state "resolved".
  const [noun = '', rate, ...others] = what
  const isRate = rate === 'rate' && others.length === 0
  return (
    aspect.values.find((value) => plain(value.toLowerCase().split(' ')) === own || (isRate && isSameStem(noun, value.toLowerCase()))) ??
    null
  )
}

function restated({ fact, aspect }: Listed, rates: ReadonlyMap<RateFact, string>): readonly Restated[] {
  const said = [...rates.keys()]
  const shares = new Map(said.map((rate) => [rates.get(rate) ?? '', rate.share]))
  const sum = said.reduce((all, { share }) => all + (share ?? 0), 0)
  const [first] = said
  const last = said.at(-1)
  if (first === undefined || last === undefined || shares.size < said.length || said.filter(({ share }) => share === null).length > 1)
    return []
  const shareOf = (value: string): number | null =>
    shares.get(value) === null ? Number((1 - sum).toPrecision(12)) : (shares.get(value) ?? null)
  const values: Values = { ...aspect, shares: aspect.values.map(shareOf) }
  const meant: AttributeFact = { ...fact, aspects: [values], start: first.start, end: last.end }
  return [{ said, meant: [meant], notesOf: (notes, place) => notesOfValue(notes, rates.get(said[place] ?? first) ?? '') }]
}

/** The notes for the share of one value. */
function notesOfValue(notes: readonly BindNote[], value: string): readonly BindNote[] {
  return notes.flatMap(({ pointer, claims }): readonly BindNote[] =>
    claims.flatMap((claim): readonly BindNote[] =>
      claim.type === 'share' && claim.value === value
        ? [{ pointer, text: `${percent(claim.share)} of the rows of ${claim.table} have the ${claim.column} ${value}`, claims: [claim] }]
        : [],
    ),
  )
}
