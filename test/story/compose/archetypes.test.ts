import { describe, expect, it } from 'vitest'
import { composeDomain } from '../../../src/story/compose/compose-domain.ts'
import { readStory } from '../../../src/story/read-story.ts'
import type { Row } from '../../domains/generate.ts'
import { generateSchema, rowsOf } from '../generate-schema.ts'

/** 300 rows of the first table that a story names, which nothing is known of. */
function first(story: string, table: string): readonly Row[] {
  const domain = composeDomain(readStory(story))
  if (domain === null) throw new Error(`Nothing is composed of "${story}"`)
  const rows = rowsOf(generateSchema(domain.schema, 300), table)
  if (rows.length === 0) throw new Error(`"${story}" has no rows of ${table}`)
  return rows
}

const failing = (rows: readonly Row[], isRight: (row: Row) => boolean): readonly Row[] => rows.filter((row) => !isRight(row))
const today = Date.parse('2026-01-01')
const years = (from: unknown): number => (today - Date.parse(String(from))) / (365.2425 * 86_400_000)

describe('archetypes', () => {
  it('should enrol children after they were born, and ask nobody for their e-mail address', () => {
    const rows = first('a daycare with children and caregivers', 'children')
    expect(failing(rows, ({ date_of_birth: born, enrolled_on: came }) => String(born) < String(came))).toEqual([])
    expect(Object.keys(rows[0] ?? {})).not.toContain('email')
  })

  it.each(['vouchers', 'dressers', 'plotters', 'wishlists'])('should not take things that end like people for people: %s', (things) => {
    expect(Object.keys(first(`a depot with ${things} and staff`, things)[0] ?? {})).not.toContain('first_name')
  })

  it('should let performers be active since they were grown up', () => {
    const rows = first('a film studio with actors and movies', 'actors')
    expect(failing(rows, (row) => Number(row['years_active']) <= Math.max(1, years(row['date_of_birth']) - 16))).toEqual([])
  })

  it('should end bookings when they are over', () => {
    const rows = first('a campsite with bookings and pitches', 'bookings')
    const days = (row: Row): number => (Date.parse(String(row['end_date'])) - Date.parse(String(row['start_date']))) / 86_400_000
    expect(failing(rows, (row) => days(row) === row['duration_days'])).toEqual([])
    expect(failing(rows, (row) => String(row['start_date']) >= String(row['booked_at']).slice(0, 10))).toEqual([])
  })

  it('should pay and know more on higher levels', () => {
    const rows = first('a workshop with welders and repairs', 'welders')
    const mean = (level: string, column: string): number => {
      const some = rows.filter((row) => row['level'] === level)
      return some.reduce((sum, row) => sum + Number(row[column]), 0) / some.length
    }
    for (const column of ['salary', 'years_of_experience']) {
      expect(mean('senior', column)).toBeGreaterThan(mean('mid', column) * 1.2)
      expect(mean('mid', column)).toBeGreaterThan(mean('junior', column) * 1.2)
    }
  })

  it('should begin what has a timetable at a quarter of an hour, and not at night', () => {
    const rows = first('an opera house with concerts and singers', 'concerts')
    expect(failing(rows, ({ starts_at: at }) => /T(?:0[89]|1\d|2[0-2]):(?:00|15|30|45):00Z$/.test(String(at)))).toEqual([])
  })

  it('should write to the person that is to be contacted', () => {
    const rows = first('a brewery with distributors and beers', 'distributors')
    const family = (row: Row): string => (String(row['contact_person']).split(' ').at(-1) ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
    expect(
      failing(rows, (row) => /[^\x20-\x7e]/.test(String(row['contact_person'])) || String(row['email']).includes(family(row))),
    ).toEqual([])
  })

  it('should throw away blood that is too old', () => {
    const rows = first('a blood store with blood bags and hospitals', 'blood_bags')
    const isOver = (row: Row): boolean => String(row['expires_on']) < '2026-01-01'
    expect(rows.some(isOver)).toBe(true)
    expect(failing(rows, (row) => !isOver(row) || ['transfused', 'discarded'].includes(String(row['status'])))).toEqual([])
  })
})
