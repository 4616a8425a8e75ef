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
    '400 users in Germany and France, German users return 20% of their orders; 4000 orders',
    'a clinic, 12% of new patients are no-shows',
  ])('should not be given to all: %s', (story) => {
    expect(used(story)).not.toContain(true)
    expect(understand(story, null).unused.length).toBeGreaterThan(0)
  })

  it('should be given to parts of a table that the story makes', () => {
    const { facts } = understand('500 gym members; monthly members cancel at 10%, annual ones at 2%', null)
    const claims = facts.flatMap(({ bound }) => bound.notes.flatMap((note) => note.claims))
    expect(claims.flatMap((claim) => (claim.type === 'share_within' ? [claim.share] : []))).toEqual([0.1, 0.02])
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

describe('what is said of several parts', () => {
  const table = 'Table parcels: 900 rows, id, carrier (road, rail, air), damaged (boolean), weight_kg. '

  it.each([
    ['Damage is 2% by road, 1% by rail and 8% by air.', 'Damage is 2% by road, 1% by rail and 8% by air'],
    ['Road parcels weigh 5 to 40 kg, air parcels 1 to 10 kg.', 'Road parcels weigh 5 to 40 kg, air parcels 1 to 10 kg'],
    ['9% are damaged overall, 20% by air.', '9% are damaged overall, 20% by air'],
  ])('should be one fact that is used or told: %s', (said, text) => {
    const { facts, unused } = understand(`${table}${said}`, null)
    const [series] = facts.filter(({ fact }) => fact.type === 'segments')
    const isTold = unused.some((part) => part.text.includes(text))
    expect(series?.bound.used === true || isTold).toBe(true)
  })

  it('should not be set where some did not', () => {
    const { facts } = understand(`${table}12% of road parcels were not damaged, 3% of air parcels.`, null)
    expect(facts.filter(({ fact, bound }) => fact.type === 'segments' && bound.used)).toEqual([])
  })

  it('should not refuse a share of a part beside a share of its value', () => {
    expect(() => understand('400 bookings, 60% direct. Cancellations are 7% for direct ones.', null)).not.toThrow()
  })
})
