import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Domain } from '../../src/domains/domain.ts'
import { domains } from '../../src/domains/index.ts'
import type { Facts } from './facts/kit.ts'
import { Tables } from './facts/tables.ts'

const few = [0, 1, 2, 10, 137]

function countsOf({ tables }: Facts, rows: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(tables).map(([name, count]) => [name, count?.(rows) ?? expect.any(Number)]))
}

/** What the files beside these state of the trades that they are named after. */
const shared = ['kit.ts', 'spoilings.ts', 'tables.ts']
const files = readdirSync(join(import.meta.dirname, 'facts')).filter((file) => !shared.includes(file))
const stated = await Promise.all(
  files.map(async (file) => {
    const { facts } = (await import(`./facts/${file}`)) as { readonly facts: Facts }
    return [file.replace('.ts', '').replaceAll('-', '_'), facts] as const
  }),
)

describe.each(stated)('the data of %s', (name, facts) => {
  const { schema } = domains.get(name) as Domain
  const always = facts.facts.filter((fact) => fact.always)
  const named = facts.facts.map((fact) => [fact.name, fact] as const)
  let tables: Tables
  beforeAll(async () => {
    tables = await Tables.open()
    await tables.load(schema, facts.rows, 5)
  })
  afterAll(() => tables.close())

  it(`should have the stated tables and rows for ${facts.rows} primary rows`, async () => {
    const counts = await tables.counts()
    expect(counts).toEqual(countsOf(facts, facts.rows))
    expect(Object.keys(counts)).toEqual(Object.keys(facts.tables))
  })

  it.each(named)('should %s', async (_, fact) => {
    expect(await tables.contradicting(fact)).toEqual([])
  })

  it('should detect data that breaks a measure', async () => {
    expect(await tables.unfailing(facts.facts.filter((fact) => !fact.always))).toEqual([])
  })

  it.each(few)('should keep what is always true in %i primary rows', async (rows) => {
    await tables.load(schema, rows, 11)
    expect(await tables.counts()).toEqual(countsOf(facts, rows))
    for (const fact of always) expect(await tables.contradicting(fact), fact.name).toEqual([])
  })
  it('should detect data that breaks a rule', async () => {
    await tables.load(schema, 500, 5)
    expect(await tables.unfailing(always)).toEqual([])
  })
})
