import { describe, expect, it } from 'vitest'
import { domains } from '../../../src/domains/index.ts'
import { fitsDomain } from '../../../src/story/compose/fits-domain.ts'
import { readStory } from '../../../src/story/read-story.ts'

describe('fitsDomain', () => {
  it.each([
    ['agriculture', 'a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives, inspections and honey harvests', false],
    ['events', 'a museum with 40 artworks, visitors, curators and 900 ticket sales', false],
    ['healthcare', 'hospital with patients, doctors and 250 ambulances', true],
    ['healthcare', 'hospital with nurses and wards', true],
    ['ecommerce', 'an online store', true],
    ['ecommerce', 'customers, orders and 30 suppliers', true],
  ] as const)('should tell whether %s is what "%s" is about: %s', (name, story, fits) => {
    const domain = domains.get(name)
    expect(domain !== undefined && fitsDomain(domain, readStory(story))).toBe(fits)
  })

  it('should fit every domain to its own story', () => {
    expect([...domains.values()].filter((domain) => !fitsDomain(domain, readStory(domain.story))).map(({ name }) => name)).toEqual([])
  })
})
