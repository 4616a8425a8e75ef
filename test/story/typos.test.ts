import { describe, expect, it } from 'vitest'
import { understand } from '../../src/story/understand.ts'

function tablesOf(story: string): readonly string[] {
  return understand(story, null)
    .schema.tables.filter(({ hidden }) => hidden !== true)
    .map(({ name }) => name)
}

describe('a slip in a counted noun', () => {
  it.each([
    ['hr with 150 employes', '"employes" was read as "employees"'],
    ['university with 300 studnets', '"studnets" was read as "students"'],
    ['hr with 20 departmnts', '"departmnts" was read as "departments"'],
  ])('should be told of "%s"', (story, reason) => {
    const { notes, facts, unused } = understand(story, null)
    expect(notes).toEqual([reason])
    expect(facts.map(({ bound }) => bound.used)).toEqual([true])
    expect(unused).toEqual([])
  })

  it('should be none where the word is one, or is short', () => {
    expect(tablesOf('crm with 500 contracts')).toContain('contracts')
    expect(understand('hospital with 50 patents', null).notes).toEqual([])
  })
})
