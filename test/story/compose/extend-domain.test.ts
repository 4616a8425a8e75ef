import { describe, expect, it } from 'vitest'
import type { Domain } from '../../../src/domains/domain.ts'
import { domains } from '../../../src/domains/index.ts'
import { extendDomain } from '../../../src/story/compose/extend-domain.ts'
import { readStory } from '../../../src/story/read-story.ts'
import { generateSchema, orphans, rowsOf } from '../generate-schema.ts'

function domainOf(name: string): Domain {
  const domain = domains.get(name)
  if (domain === undefined) throw new Error(`There is no domain ${name}`)
  return domain
}

function added(name: string, story: string): readonly string[] {
  const domain = domainOf(name)
  return extendDomain(domain, readStory(story))
    .schema.tables.slice(domain.schema.tables.length)
    .map((table) => table.name)
}

describe('extendDomain', () => {
  it('should add a table for what is counted beyond the domain', () => {
    const domain = extendDomain(domainOf('healthcare'), readStory('a hospital with patients, doctors and 250 ambulances'))
    const tables = generateSchema(domain.schema, 40)
    expect(rowsOf(tables, 'ambulances')).toHaveLength(250)
    expect(rowsOf(tables, 'ambulances')[0]).toHaveProperty('license_plate')
    expect(domain.nouns['ambulances']).toContain('ambulance')
    expect(orphans(domain.schema, tables)).toEqual([])
  })

  it.each([
    ['healthcare', 'hospital with patients, doctors, nurses and wards', ['nurses', 'wards']],
    ['ecommerce', 'online shop with customers, orders and 30 suppliers', ['suppliers']],
    ['saas', 'SaaS with 1000 users, MRR, 5% churn, seats and support tickets', ['support_tickets']],
    ['fintech', 'bank with customers, 20 branches, accounts and transactions', ['branches']],
  ])('should add to %s what "%s" speaks of', (name, story, tables) => {
    expect(added(name, story)).toEqual(tables)
  })

  it.each([
    ['ecommerce', 'store with products, prices, discounts, coupons and customers'],
    [
      'ecommerce',
      '200 customers who place 3 orders per customer, 10% returned, Black Friday spike, revenue from $50k in January to $90k in December',
    ],
    ['ecommerce', 'customers with name, email and phone, orders with totals and dates'],
    ['saas', '500 active users on 3 plans, churn of 5%, MRR growing 10% a month over 12 months'],
    ['healthcare', 'un hospital con pacientes y medicos'],
  ])('should add nothing to %s for "%s"', (name, story) => {
    expect(added(name, story)).toEqual([])
    const domain = domainOf(name)
    expect(extendDomain(domain, readStory(story))).toBe(domain)
  })

  it('should add nothing for the story of any domain', () => {
    for (const [name, { story }] of domains) expect(added(name, story), name).toEqual([])
  })

  it('should relate what is added to what is there', () => {
    const { schema } = extendDomain(domainOf('healthcare'), readStory('a clinic with patients, where each patient has 2 allergy tests'))
    const tests = rowsOf(generateSchema(schema, 30), 'allergy_tests')
    expect(tests).toHaveLength(60)
    expect(new Set(tests.map((row) => row['patient_id'])).size).toBe(30)
  })
})
