import type { Domain } from '../../domains/domain.ts'
import type { Intent } from '../read-story.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable } from '../find/find-table.ts'
import { hasTerm, termWords } from '../words/term-words.ts'
import { singularOf } from '../words/words.ts'
import { anyKind, classify } from './classify.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { builtTables, columnLists, measuresOf, nounsOf, plansOf } from './compose-domain.ts'
import { linkTables } from './link-tables.ts'
import { isKnownHead } from './noun-words.ts'
import { withSaidStates } from './said-states.ts'
import { type TablePlan, tablePlan } from './table-plan.ts'

/**
 * A domain with tables for the nouns of a story that go beyond its own: those that are counted, and plurals known as things in lists.
 * What the domain knows as a table, a keyword, a column, a value or a measure makes none. The domain itself where there is nothing to add.
 * @param isReferring whether "user_id" refers to a table of users that may be added; else it is all that there is of them
 */
export function extendDomain(domain: Domain, story: Pick<Intent, 'text' | 'tokens' | 'facts'>, isReferring = false): Domain {
  const candidates = candidatesOf(story).filter((candidate) => isBeyond(candidate, domain, isReferring))
  const isRelated = story.facts.some((fact) => fact.type === 'relation' && fact.sides !== undefined)
  if (candidates.length === 0 && !isRelated) return domain
  const known = domain.schema.tables
    .filter(({ hidden }) => hidden !== true)
    .map((table): TablePlan => {
      const words = table.name.split('_').map(singularOf)
      return tablePlan(words, classify(words) ?? anyKind(), null, table)
    })
  const added = plansOf(candidates, story.facts, new Set(domain.schema.tables.map(({ name }) => name)))
  const plans = linkTables([...known, ...added], story.facts)
  const primary = known.find(({ existing }) => typeof existing?.rows === 'object' && existing.rows.type === 'primary') ?? known[0]
  if (primary === undefined || plans.every(({ existing }) => existing !== null)) return domain
  const tables = builtTables(plans, primary)
  const lists = columnLists(tables)
  const fresh = plans.filter(({ existing }) => existing === null)
  const whole = {
    ...domain,
    nouns: { ...nounsOf(fresh), ...domain.nouns },
    measures: [...domain.measures, ...measuresOf(tables, fresh)],
    events: [...domain.events, ...lists.events],
    countries: [...domain.countries, ...lists.countries],
    currencies: [...domain.currencies, ...lists.currencies],
    money: [...domain.money, ...lists.money],
    schema: { ...domain.schema, tables: [...domain.schema.tables, ...tables.map(({ table }) => table)] },
  }
  return withSaidStates(
    whole,
    story.facts,
    tables.map(({ table }) => table),
  )
}

/** What a domain has words for, in the singular. */
interface KnownWords {
  /** Keywords, measures and nouns. */
  readonly terms: ReadonlySet<string>
  /** Their last words. */
  readonly heads: ReadonlySet<string>
  /** Tables and columns, as they are called and in the singular. */
  readonly names: ReadonlySet<string>
  /** The first words of columns with several: "destination" of "destination_city". */
  readonly sides: ReadonlySet<string>
}

const known = new WeakMap<Domain, KnownWords>()

function knownWords(domain: Domain): KnownWords {
  const found = known.get(domain)
  if (found !== undefined) return found
  const { keywords, measures, nouns, schema } = domain
  const terms = [...keywords, ...measures.flatMap(({ words }) => words), ...Object.values(nouns).flat()].map(termWords)
  const names = schema.tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)])
  const own: KnownWords = {
    terms: new Set(terms.map((words) => words.join(' '))),
    heads: new Set(terms.map((words) => words.at(-1) ?? '')),
    names: new Set(names.flatMap((name) => [name, termWords(name).join(' ')])),
    sides: new Set(
      schema.tables.flatMap(({ columns }) => columns.flatMap(({ name }) => (/_(?!id$)/.test(name) ? name.split('_', 1) : []))),
    ),
  }
  known.set(domain, own)
  return own
}

/** Whether a noun is none of the words that a domain has. */
function isBeyond({ words, count }: Candidate, domain: Domain, isReferring: boolean): boolean {
  if (findTable({ words }, domain) !== null) return false
  const said = words.join(' ')
  const head = words.at(-1) ?? ''
  const { terms, heads, names, sides } = knownWords(domain)
  // "Origin and destination airports" are columns where rows have a destination.
  if (count === null && words.length > 1 && sides.has(words[0] ?? '') && findTable({ words: words.slice(0, 1) }, domain) === null)
    return false
  // "25 stores" of an online store are rows, whatever the store is.
  const isThing = count !== null && count > 1 && isKnownHead(head) && domain.keywords.some((keyword) => hasTerm(termWords(keyword), words))
  if ((!isThing && terms.has(said)) || (count === null && heads.has(head)) || findRate(words, null, domain) !== null) return false
  if (names.has(said) || (!isReferring && names.has(`${head}_id`))) return false
  return count !== null || (classify(words)?.family ?? null) !== null
}
