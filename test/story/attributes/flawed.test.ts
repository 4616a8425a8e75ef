import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../src/schema/schema.ts'
import { understand } from '../../../src/story/understand.ts'

function columnsOf({ tables }: Schema): readonly string[] {
  return tables.filter(({ hidden }) => hidden !== true).flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
}

function facts(story: string): readonly (readonly [text: string, used: boolean])[] {
  return understand(story, null).facts.map(({ fact, bound }) => [story.slice(fact.start, fact.end), bound.used] as const)
}

describe('what is wrong with columns, in turns of words', () => {
  it.each([
    ['400 survey responses with 8% missing ages, a few duplicate rows and city spelled inconsistently', 'city spelled inconsistently'],
    ['500 contacts, 6 phone numbers with letters', '6 phone numbers with letters'],
    ['500 contacts, 5 with emojis', '5 with emojis'],
    ['300 people, dates of birth in three different formats', 'dates of birth in three different formats'],
    ['300 people, join dates in US and European format', 'join dates in US and European format'],
    ['300 people, 4 dates as 31.02.2024', '4 dates as 31.02.2024'],
    ['500 rows of patients with impossible dates of birth', 'impossible dates of birth'],
  ])('should be told in one piece: %s', (story, flaw) => {
    const { unused, schema } = understand(story, null)
    expect(unused.map(({ text }) => text)).toEqual([flaw])
    const names = columnsOf(schema).join(' ')
    expect(names).not.toMatch(/inconsistent|letters|emoji|caps|format|without|negative|impossible/)
  })

  it('should be another case where the words in brackets differ in nothing else', () => {
    const { schema, unused } = understand('800 customers with region and city; region spelled inconsistently (north, North, NORTH)', null)
    expect(unused).toEqual([])
    expect(schema.tables.flatMap(({ outcomes }) => outcomes ?? [])).toEqual([
      { type: 'casing', column: 'region', rate: 0.05, answers: 'customers_casing' },
    ])
  })

  it.each([
    ['500 contacts, 8 names in all caps', '8 names in all caps'],
    ['500 contacts, 2% emails without an @', '2% emails without an @'],
    ['200 products with price, 5 of the prices are negative', '5 of the prices are negative'],
    ['400 leads with name and country, 12 leads with country written in lower case', '12 leads with country written in lower case'],
    ['400 leads with name and email; 9 duplicate leads', '9 duplicate leads'],
  ])('should be made: %s', (story, flaw) => {
    expect(facts(story)).toContainEqual([flaw, true])
  })

  it('should leave opinions alone', () => {
    expect(facts('social media posts, 30% negative comments')).toContainEqual(['30% negative comments', true])
  })
})

describe('copies and empty cells', () => {
  it('should tell exact copies that rows cannot be, and make duplicates that agree in the rest', () => {
    expect(facts('250 employees; 7 exact duplicates')).toContainEqual(['7 exact duplicates', false])
    expect(facts('250 employees; 7 duplicates')).toContainEqual(['7 duplicates', true])
  })

  it('should tell a share that comes to no row', () => {
    expect(facts('20 suppliers, 1% duplicates')).toContainEqual(['1% duplicates', false])
  })

  it('should not make cells empty that hold a text instead of null', () => {
    const story = "1500 contacts, the string 'NULL' instead of null in about 4%"
    expect(facts(story).filter(([, used]) => used)).toEqual([['1500 contacts', true]])
  })

  it('should be said of what stands before', () => {
    expect(facts('300 users, email has trailing spaces for 20 rows')).toContainEqual(['email has trailing spaces for 20 rows', true])
  })
})
