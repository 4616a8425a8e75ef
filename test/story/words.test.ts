import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { pluralOf, singularOf } from '../../src/story/words/words.ts'

const pairs: readonly (readonly [singular: string, plural: string])[] = [
  ['customer', 'customers'],
  ['category', 'categories'],
  ['policy', 'policies'],
  ['day', 'days'],
  ['survey', 'surveys'],
  ['box', 'boxes'],
  ['match', 'matches'],
  ['batch', 'batches'],
  ['dish', 'dishes'],
  ['class', 'classes'],
  ['address', 'addresses'],
  ['business', 'businesses'],
  ['status', 'statuses'],
  ['campus', 'campuses'],
  ['bus', 'buses'],
  ['virus', 'viruses'],
  ['bonus', 'bonuses'],
  ['lens', 'lenses'],
  ['canvas', 'canvases'],
  ['alias', 'aliases'],
  ['warehouse', 'warehouses'],
  ['course', 'courses'],
  ['case', 'cases'],
  ['purchase', 'purchases'],
  ['licence', 'licences'],
  ['lease', 'leases'],
  ['response', 'responses'],
  ['nurse', 'nurses'],
  ['cache', 'caches'],
  ['cookie', 'cookies'],
  ['movie', 'movies'],
  ['calorie', 'calories'],
  ['shoe', 'shoes'],
  ['hero', 'heroes'],
  ['photo', 'photos'],
  ['studio', 'studios'],
  ['hive', 'hives'],
  ['archive', 'archives'],
  ['shelf', 'shelves'],
  ['wife', 'wives'],
  ['person', 'people'],
  ['child', 'children'],
  ['woman', 'women'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['analysis', 'analyses'],
  ['diagnosis', 'diagnoses'],
  ['crisis', 'crises'],
  ['axis', 'axes'],
  ['index', 'indices'],
  ['criterion', 'criteria'],
  ['alumnus', 'alumni'],
  ['quiz', 'quizzes'],
  ['prize', 'prizes'],
  ['sku', 'skus'],
  ['menu', 'menus'],
  ['api', 'apis'],
  ['kpi', 'kpis'],
  ['gpu', 'gpus'],
  ['series', 'series'],
  ['staff', 'staff'],
  ['aircraft', 'aircraft'],
  ['equipment', 'equipment'],
  ['data', 'data'],
  ['news', 'news'],
]

describe('words', () => {
  it.each(pairs)('should take "%s" and "%s" for one word', (singular, plural) => {
    expect([singularOf(singular), singularOf(plural), pluralOf(singular), pluralOf(plural)]).toEqual([singular, singular, plural, plural])
  })

  it.each(['gas', 'us', 'is', 'saas', 'sms', 'plus', 'chaos', 'press', 'tennis', 'b2b', 'q3', 'über', '動物', '', 'as'])(
    'should leave "%s" alone',
    (word) => {
      expect(singularOf(word)).toBe(word)
    },
  )

  it('should drop the ending of whose something is', () => {
    expect(singularOf("customer's")).toBe('customer')
  })

  it('should find the same word again, whichever form is asked', () => {
    const known = [...domains.values()].flatMap(({ nouns }) => Object.values(nouns).flat()).flatMap((term) => term.split(' '))
    for (const word of known) {
      expect(singularOf(singularOf(word))).toBe(singularOf(word))
      expect(singularOf(pluralOf(singularOf(word)))).toBe(singularOf(word))
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => typeof singularOf(word) === 'string' && typeof pluralOf(word) === 'string'),
    )
  })
})
