import { describe, expect, it } from 'vitest'
import { readStory } from '../../src/story/read-story.ts'

/** Stories with numbers that count nothing, and share nothing. */
const stories: readonly string[] = [
  'a directory of Fortune 500 companies',
  'Phase 3 trials of a vaccine',
  'support that is open 24/7',
  'a Web3 wallet',
  'B2B customers',
  'the top 10 products',
  'a startup after its Series A',
  'the patient in Room 101',
  'iPhone 15 buyers',
  'COVID-19 cases',
  'a host with 100% uptime',
  '5 star hotels',
  'five-star reviews',
  'ISO 27001 audits',
  'version 2.0 of the app',
  'motels along Route 66',
  'Windows 11 devices',
  'fashion of the 1990s',
  'patients aged 18 to 65',
  'answers within 24 hours',
  'orders in 2024',
  'a refund of -5 orders',
  '10^12 users',
  'since 2021 customers came',
  '2024 sales',
  'customers between 2022 and 2024',
  'orders on 2024-01-31',
  'orders of 12/05/2024',
  'open from 9:30 to 17:00',
  '30 day trials',
  '12 month contracts',
  '2 bedroom apartments',
  'two factor logins',
  'type 2 diabetes patients',
  '4K screens? 5G phones, 3D printers',
  'the 1st and the 2nd orders',
  'agent 007 movies',
  'Formula 1 drivers',
  '$50 vouchers',
  '€ 300 invoices',
  'invoices of 20 USD',
  '500 dollars',
  '1,000 rupees',
  '5 kg parcels',
  '10 km runs',
  '16 GB laptops',
  'rated 4.5 stars',
  'on a scale of 1 to 10',
  '5/10 stars',
  '100 orders per day',
  '20 visits a week',
  '3 orders each',
  '2.5 orders',
  'one customer',
  '#1 sellers',
  'RFC 7231 requests',
  '401k plans',
  '1.5.2 releases',
  'under 18 players',
  'Catch 22 readers',
  '5 5 5',
  'order no. 12 items',
  'call +1 555 0100 agents',
  '20% discount on all orders',
  'sales up 20%',
  '30% off',
]

describe('a number that counts nothing', () => {
  it('should be there in sixty stories', () => {
    expect(new Set(stories).size).toBeGreaterThanOrEqual(60)
  })

  it.each(stories)('should not be read in "%s"', (story) => {
    expect(readStory(story).facts.filter(({ type }) => type === 'count' || type === 'ratio' || type === 'rate')).toEqual([])
  })

  it.each(stories)('should not be read in "We have 40 nurses. %s"', (story) => {
    const counts = readStory(`We have 40 nurses. ${story}`).facts.filter(
      ({ type }) => type === 'count' || type === 'ratio' || type === 'rate',
    )
    expect(counts).toMatchObject([{ type: 'count', count: 40, noun: { words: ['nurses'] } }])
  })
})
