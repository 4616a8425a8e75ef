import { describe, expect, it } from 'vitest'
import { understand } from '../../src/story/understand.ts'

/** Whether each share of a story is used. */
function used(story: string): readonly boolean[] {
  return understand(story, null).facts.flatMap(({ fact, bound }) => (fact.type === 'rate' ? [bound.used] : []))
}

describe('shares of a part of the rows', () => {
  it.each([
    'SaaS with 2000 users. 8% of free users churn, 4% of pro users churn.',
    'SaaS with 1500 users: customers on the free plan churn at 9%, those on pro at 3%',
    '1000 subscribers; basic subscribers churn at 12%, premium at 5%',
    '500 gym members; monthly members cancel at 10%, annual ones at 2%',
    '400 users in Germany and France, German users return 20% of their orders; 4000 orders',
    'a clinic, 12% of new patients are no-shows',
  ])('should not be given to all: %s', (story) => {
    expect(used(story)).not.toContain(true)
    expect(understand(story, null).unused.length).toBeGreaterThan(0)
  })

  it.each([
    'SaaS with 2000 users, 8% of users churn',
    'gym with 400 members, 15% of gym members churned',
    'Farm management: 12% organic farms',
    'A fintech with 900 transactions, 2% flagged as fraud',
    'auto repair garage: 10% cancelled appointments',
  ])('should be used where all rows are meant: %s', (story) => {
    expect(used(story)).toEqual([true])
  })

  it('should make no column of a share of a part', () => {
    const columns = understand('500 club members; monthly members cancel at 10%, annual ones at 2%', null).schema.tables.flatMap((table) =>
      table.columns.map(({ name }) => name),
    )
    expect(columns).not.toContain('cancel')
  })
})
