import { beforeAll, describe, expect, it } from 'vitest'
import type { Rate } from '../../src/domains/domain.ts'
import type { ColumnSchema } from '../../src/schema/schema.ts'
import { withRate, withShares } from '../../src/story/bind/shares/shares.ts'
import { type Rules, rulesOf } from './all-faults.ts'
import { columnAt, firstBreach, withColumn, withRules } from './given.ts'
import { soundDomains } from './sound-domains.ts'
import { generateColumns } from './telling.ts'

type AskedRate = Rate & { readonly share: number }

/** Rates with shares to ask for, in rounds of which none speaks of a column twice. */
function roundsOf(rates: readonly Rate[]): readonly (readonly AskedRate[])[] {
  const rounds: AskedRate[][] = []
  for (const [index, rate] of rates.entries()) {
    const asked = { ...rate, share: [0.37, 0, 0.81, 0.02][index % 4] ?? 0 }
    const free = rounds.find((round) => round.every(({ column }) => column !== rate.column))
    if (free === undefined) rounds.push([asked])
    else free.push(asked)
  }
  return rounds
}

function shownPath({ column, shown }: Rate): string {
  return shown === undefined ? column : `${column.split('.')[0]}.${shown.column}`
}

describe.each(soundDomains)('$name', (domain) => {
  const { schema, rates, measures } = domain
  let rules: Rules
  beforeAll(async () => {
    rules = await rulesOf(domain)
  })

  it.each([0, 1, 2, 10, 3000])('should keep its rules in %i primary rows', (rows) => {
    expect(firstBreach(schema, rules, rows, rows + 1)).toBeNull()
  })

  it('should have exactly the shares that are asked for, and keep its rules', () => {
    for (const round of roundsOf(rates)) {
      const changed = round.reduce((before, { column: path, value, share }) => {
        const set = (column: ColumnSchema): ColumnSchema =>
          column.kind === 'boolean' && value === true
            ? withRate(column, share)
            : column.kind === 'category' && value !== true
              ? (withShares(column, new Map([[value, share]])) ?? column)
              : column
        return withColumn(before, path, set)
      }, schema)
      // Rules that rows break throw here.
      const answer = generateColumns(withRules(changed, rules), new Set(round.map(shownPath)), 300, 5)
      for (const rate of round) {
        const [table = '', column = ''] = shownPath(rate).split('.')
        const cells = answer[table]?.[column] ?? []
        const wanted = rate.shown?.value ?? rate.value
        const found = cells.filter((cell) => cell === wanted).length
        expect(found, `${rate.words[0]} ${rate.share}`).toBe(Math.round(rate.share * cells.length))
      }
    }
  })

  it('should state the true values of its measures', () => {
    const answer = generateColumns(schema, new Set(measures.map(({ column }) => column)), 20_000, 3)
    for (const { column: path, typical } of measures) {
      const { table, column } = columnAt(schema, path)
      const cells = answer[table.name]?.[column.name] ?? []
      const mean = cells.reduce<number>((sum, cell) => sum + Number(cell), 0) / cells.length
      expect(typical / mean, `${path} comes to ${mean} on average`).toBeGreaterThan(0.97)
      expect(typical / mean, `${path} comes to ${mean} on average`).toBeLessThan(1.03)
    }
  })
})
