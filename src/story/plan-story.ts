import { LRUCache } from 'lru-cache'
import { domains } from '../domains/index.ts'
import { preparePlan, type PreparedPlan } from '../engine/prepare-plan.ts'
import { SynthError } from '../errors.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { referenceList } from '../lexicon/index.ts'
import { buildPlan } from '../plan/build-plan.ts'
import { findDomain } from './find-domain.ts'

/** What stories can speak of, for docs and error messages. */
export const knownDomains: readonly { readonly name: string; readonly description: string; readonly tables: readonly string[]; readonly story: string }[] = [
  ...domains.values(),
].map(({ name, description, story, schema }) => ({
  name,
  description,
  story,
  tables: schema.tables.filter(({ hidden }) => hidden !== true).map((table) => table.name),
}))

const prepared = new LRUCache<string, PreparedPlan>({ max: 32 })

/**
 * Reads a story and plans its tables, with `rows` rows in the primary one.
 * @throws SynthError `story_not_understood` when it names no known domain, `too_many_rows` when all tables together pass `maxRows`.
 */
export function planStory(story: string, rows: number, maxRows: number): PreparedPlan {
  const domain = findDomain(story, domains.values())
  if (domain === null) {
    const known = knownDomains.map(({ name, tables }) => `${name} (${tables.join(', ')})`).join('; ')
    throw new SynthError('story_not_understood', `The story names no known domain. Known are: ${known}.`)
  }
  const plan = buildPlan(domain.schema, rows, maxRows)
  const key = `${domain.name} ${rows}`
  const found = prepared.get(key) ?? preparePlan(plan, listNamed)
  prepared.set(key, found)
  return found
}

function listNamed(name: string): ReferenceList {
  const list = referenceList(name)
  if (list === undefined) throw new RangeError(`There is no reference list "${name}"`)
  return list
}
