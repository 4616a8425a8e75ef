import { describe, expect, it } from 'vitest'
import { understand } from '../../src/story/understand.ts'

/** What is said of the answer, and not of the data. */
const instructions: readonly string[] = [
  'as JSON',
  'as CSV with header',
  'in a pandas dataframe',
  'to parcels.csv',
  'for my Power BI dashboard',
  'for testing pagination',
  'for a hackathon demo',
  'for a classification problem',
  'to practice SQL joins',
  'to seed my dev database',
  'for a tutorial about window functions',
  'for our investors next week',
  'with realistic values',
]

/** The same as sentences of their own. */
const sentences: readonly string[] = [
  'You are an expert data generator.',
  'Act as a data engineer with 10 years of experience.',
  'Make it realistic and diverse.',
  'Values should be plausible and consistent.',
  'Return only valid JSON, no markdown.',
  'No explanation, just the data.',
  'Thank you very much!',
  'Please make sure everything is valid.',
  'Ensure referential integrity.',
  'The output should look like production data.',
  'I need this for a machine learning course.',
  'One object per line.',
]

/** What asks for something of the data that words alone do not name: it makes nothing, and is told. */
const asked: readonly (readonly [story: string, told: string])[] = [
  ['10% null', '10% null'],
  ['5% realistic', '5% realistic'],
  ['with some anomalies', 'anomalies'],
  ['with a few outliers', 'outliers'],
  ['with a trend and seasonality', 'trend'],
  ['2% missing values', '2% missing values'],
  ['a quarter of the records anomalous', 'quarter'],
  ['covering edge cases', 'covering edge cases'],
  ['imbalanced classes', 'imbalanced classes'],
  ['with unique ids', 'unique ids'],
  ['amount increases over time', 'increases'],
  ['with strong correlation', 'strong correlation'],
]

const bases: readonly string[] = ['200 beekeepers with hives', 'A SaaS with 500 users', 'A zoo with 80 animals and 12 keepers']

describe('words that name no data', () => {
  for (const base of bases) {
    const { schema } = understand(base, null)
    it.each(instructions)(`${base} %s`, (instruction) => {
      for (const story of [`${base} ${instruction}`, `${base}, ${instruction}`]) {
        const read = understand(story, null)
        expect(read.schema, story).toEqual(schema)
        expect(read.unused.filter(({ start }) => start > base.length)).toEqual([])
      }
    })
    it.each(sentences)(`%s ${base}`, (sentence) => {
      for (const story of [`${sentence} ${base}`, `${base}. ${sentence}`]) {
        const read = understand(story, null)
        expect(read.schema, story).toEqual(schema)
        expect(read.unused.length, story).toBeLessThan(2)
      }
    })
    it.each(asked)(`${base} %s`, (ask, told) => {
      const read = understand(`${base} ${ask}`, null)
      expect(read.schema).toEqual(schema)
      expect(read.unused.map(({ text }) => text).join(' | ')).toContain(told)
    })
  }

  it('keeps businesses and things whose names are such words', () => {
    const tables = (story: string): readonly string[] => understand(story, null).schema.tables.map(({ name }) => name)
    expect(tables('a testing laboratory with 40 technicians and 300 samples')).toContain('samples')
    expect(tables('a cheese factory with farmers, cheeses and quality tests')).toContain('quality_tests')
    expect(tables('a zoo with 12 pandas and 3 pythons')).toEqual(expect.arrayContaining(['pandas', 'pythons']))
    expect(understand('software for a university', null).domain.name).toBe('university')
    expect(tables('You are a gym with 200 members')).toContain('members')
    expect(tables('a city with 40 parking spaces')).toContain('parking_spaces')
  })

  it('keeps the columns beside what is said of the data', () => {
    const story = '90 wines with region, price, quality and some anomalies'
    const read = understand(story, null)
    const columns = read.schema.tables[0]?.columns.flatMap(({ name, hidden }) => (hidden === true ? [] : [name]))
    expect(columns).toEqual(expect.arrayContaining(['region', 'price', 'quality']))
  })

  it('knows flaws that a trade counts', () => {
    const { facts } = understand('IoT platform with 300 devices and 12,000 readings, 2% anomalies', null)
    expect(facts.flatMap(({ fact, bound }) => (fact.type === 'rate' ? [bound.used] : []))).toEqual([true])
  })

  it('reads a long run of such words fast', () => {
    const story = `500 users ${'for a demo as JSON, to a '.repeat(900)}`.slice(0, 20_000)
    understand('500 users', null)
    const start = performance.now()
    understand(story, null)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
