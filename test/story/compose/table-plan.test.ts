import { describe, expect, it } from 'vitest'
import { anyKind } from '../../../src/story/compose/classify.ts'
import { dependsOn, type TablePlan, tablePlan } from '../../../src/story/compose/table-plan.ts'

/** So many tables, each of which refers to the two before it. */
function ladder(length: number): readonly TablePlan[] {
  const tables: TablePlan[] = []
  for (let i = 0; i < length; i++) {
    const table = tablePlan([`thing ${i}`], anyKind(), null)
    for (const parent of tables.slice(-2)) table.links.push({ parent, owned: null, ratio: null, isDistinct: false })
    tables.push(table)
  }
  return tables
}

describe('dependsOn', () => {
  it('should follow references over tables between, and not backwards', () => {
    const [first, , third] = ladder(3) as [TablePlan, TablePlan, TablePlan]
    expect(dependsOn(third, first)).toBe(true)
    expect(dependsOn(first, third)).toBe(false)
    expect(dependsOn(first, first)).toBe(false)
  })

  it('should look at each table once, however many ways lead to it', () => {
    const tables = ladder(100)
    const stranger = tablePlan(['stranger'], anyKind(), null)
    expect(dependsOn(tables.at(-1) as TablePlan, stranger)).toBe(false)
    expect(dependsOn(tables.at(-1) as TablePlan, tables[0] as TablePlan)).toBe(true)
  })

  it('should end where tables refer to one another', () => {
    const [first, second] = ladder(2) as [TablePlan, TablePlan]
    first.links.push({ parent: second, owned: null, ratio: null, isDistinct: false })
    expect(dependsOn(first, first)).toBe(true)
    expect(dependsOn(first, tablePlan(['stranger'], anyKind(), null))).toBe(false)
  })
})
