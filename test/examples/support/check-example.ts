import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from './database.ts'
import { readExample } from './example.ts'
import { generateTables, primaryRowsFor, warningsOf } from './generate.ts'
import type { Rule } from './rule.ts'
import { schemaRules } from './schema-rules.ts'

const manyRows = 100_000
const sizes = [
  { rows: 0, seed: 2 },
  { rows: 1, seed: 2 },
  { rows: 1, seed: 3 },
  { rows: 7, seed: 2 },
  { rows: 7, seed: 3 },
]

/** Describes an example: its rules, and those of its schema, hold at about 100,000 rows in all and at very few. */
export function checkExample(name: string): void {
  const { schema, rules } = readExample(name)
  const primaryRows = primaryRowsFor(schema, manyRows)
  const breaking = async (database: Database, { sql }: Rule): Promise<readonly unknown[]> => database.all(`select * from (${sql}) limit 3`)

  describe(name, () => {
    let database: Database

    beforeAll(async () => {
      database = await Database.open()
      await database.load(generateTables(schema, primaryRows, 1))
    })
    afterAll(() => database.close())

    it('should have nothing without effect', () => expect(warningsOf(schema)).toEqual([]))

    describe(`of ${primaryRows} primary rows`, () => {
      it.each(schemaRules(schema, primaryRows))('should see that $name', async (rule) => {
        expect(await breaking(database, rule)).toEqual([])
      })
      it.each(rules)('should hold: $name', async (rule) => {
        expect(await breaking(database, rule)).toEqual([])
      })
    })

    it.each(sizes)('should hold every rule that few rows can tell, of $rows primary rows with seed $seed', async ({ rows, seed }) => {
      await database.load(generateTables(schema, rows, seed))
      const told = [...schemaRules(schema, rows), ...rules.filter(({ needsManyRows }) => needsManyRows !== true)]
      // One question for all rules: to ask takes longer than to look at so few rows.
      const asked = told.map(({ sql }, index) => `select ${index} as rule where exists (${sql})`)
      const broken: string[] = []
      for (const { rule: index } of await database.all(asked.join(' union all '))) {
        const rule = told[Number(index)]
        if (rule === undefined) throw new Error(`There is no rule ${JSON.stringify(index)}`)
        broken.push(`${rule.name}: ${JSON.stringify(await breaking(database, rule))}`)
      }
      expect(broken).toEqual([])
    })
  })
}
