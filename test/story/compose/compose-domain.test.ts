import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Domain } from '../../../src/domains/domain.ts'
import type { ColumnSchema } from '../../../src/schema/schema.ts'
import { SynthError } from '../../../src/errors.ts'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import { archetypes } from '../../../src/story/compose/archetypes/index.ts'
import { classify } from '../../../src/story/compose/classify.ts'
import { composeDomain } from '../../../src/story/compose/compose-domain.ts'
import { readStory } from '../../../src/story/read-story.ts'
import { pluralOf } from '../../../src/story/words/words.ts'
import { generateSchema, orphans, rowsOf } from '../generate-schema.ts'
import { junk } from './junk.ts'
import { trades } from './trades.ts'

function composed(story: string): Domain {
  const domain = composeDomain(readStory(story))
  if (domain === null) throw new Error(`Nothing is composed of "${story}"`)
  return domain
}

/** Null where nothing is composed, and where the story says two numbers of the same. */
function composedOrRefused(story: string): Domain | null {
  try {
    return composeDomain(readStory(story))
  } catch (error) {
    if (error instanceof SynthError && error.code === 'story_contradicts') return null
    throw error
  }
}

function tableOf({ schema }: Domain, name: string): Domain['schema']['tables'][number] {
  const table = schema.tables.find((each) => each.name === name)
  if (table === undefined) throw new Error(`There is no table ${name}`)
  return table
}

/** The table that a column refers to, itself or through another key of its row. */
function referredBy(column: ColumnSchema, table: string, domain: Domain): readonly string[] {
  if ('table' in column) return [column.table]
  if (column.kind !== 'lookup' || !column.column.endsWith('_id')) return []
  const through = tableOf(domain, table).columns.find(({ name }) => name === column.through)
  return (through === undefined ? [] : referredBy(through, table, domain)).flatMap((parent) => {
    const copied = tableOf(domain, parent).columns.find(({ name }) => name === column.column)
    return copied === undefined ? [] : referredBy(copied, parent, domain)
  })
}

/** What is wrong with a domain: paths that name no column, tables without words, primary tables other than one. */
function faultsOf(domain: Domain): readonly string[] {
  const { schema, nouns, measures, events, countries, currencies, money } = domain
  const paths = [...measures.map(({ column }) => column), ...countries, ...currencies, ...money]
  const known = new Set(schema.tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)))
  const primaries = schema.tables.filter(({ rows }) => typeof rows === 'object' && rows.type === 'primary')
  return [
    ...paths.filter((path) => !known.has(path)),
    ...schema.tables.filter(({ name }) => (nouns[name] ?? []).length === 0).map(({ name }) => name),
    ...events.filter((name) => !schema.tables.some((table) => table.name === name)),
    ...measures.filter(({ typical }) => !(typical > 0)).map(({ column }) => column),
    ...(primaries.length === 1 ? [] : [`${primaries.length} primary tables`]),
    ...checkSchema(schema).problems.found.map(({ pointer, detail }) => `${pointer}: ${detail}`),
  ]
}

describe('composeDomain', () => {
  it.each(trades)('should make tables of "$story"', ({ story, tables, primary }) => {
    const domain = composed(story)
    expect(domain.schema.tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
    expect(tableOf(domain, primary).rows).toMatchObject({ type: 'primary' })
    for (const [name, wanted] of Object.entries(tables)) {
      const columns = tableOf(domain, name).columns.filter(({ hidden }) => hidden !== true)
      const shown = columns.flatMap((column) => [column.name, ...referredBy(column, name, domain).map((table) => `→${table}`)])
      expect(shown, name).toEqual(expect.arrayContaining(wanted.split(' ')))
      expect(columns.length, name).toBeGreaterThanOrEqual(5)
    }
    expect(faultsOf(domain)).toEqual([])
  })

  it.each(trades)('should generate "$story" at any size without orphans', ({ story }) => {
    const { schema } = composed(story)
    for (const rows of [0, 1, 60]) {
      const tables = generateSchema(schema, rows)
      expect(orphans(schema, tables)).toEqual([])
      if (rows === 0) expect(Object.values(tables).flat()).toEqual([])
    }
  })

  it('should keep counts that are said, and count others on what they belong to', () => {
    const tables = generateSchema(composed(trades[0]?.story ?? '').schema, null)
    expect([rowsOf(tables, 'apiaries').length, rowsOf(tables, 'beekeepers').length]).toEqual([12, 80])
    expect(rowsOf(tables, 'hives').length).toBeGreaterThan(12)
    expect(rowsOf(tables, 'inspections').length).toBeGreaterThan(rowsOf(tables, 'hives').length)
  })

  it('should let nothing happen before who does it came', () => {
    const tables = generateSchema(composed(trades[0]?.story ?? '').schema, null)
    const joined = new Map(rowsOf(tables, 'beekeepers').map((row) => [row['beekeeper_id'], String(row['joined_on'])]))
    const early = rowsOf(tables, 'inspections').filter((row) => (joined.get(row['beekeeper_id']) ?? '9') >= String(row['inspection_date']))
    expect(early).toEqual([])
  })

  it('should relate many to many, each pair once', () => {
    const { schema } = composed('students, courses and enrolments where each student takes 4 courses')
    const rows = rowsOf(generateSchema(schema, 50), 'enrolments')
    expect(rows).toHaveLength(200)
    expect(new Set(rows.map((row) => `${row['student_id']} ${row['course_id']}`)).size).toBe(200)
  })

  it('should make the table between two when none is said', () => {
    const { schema } = composed('60 students and 12 courses, each student takes 3 courses')
    const rows = rowsOf(generateSchema(schema, null), 'student_courses')
    expect(rows).toHaveLength(180)
    expect(new Set(rows.map((row) => `${row['student_id']} ${row['course_id']}`)).size).toBe(180)
  })

  it('should make one table between two, however often it is said', () => {
    const { schema } = composed(
      '60 students and 12 courses, each student takes 3 courses. Each course has 15 students. Each student takes 3 courses',
    )
    expect(schema.tables.map(({ name }) => name)).toEqual(['students', 'courses', 'student_courses'])
  })

  it('should take no table for the one between two that one of them refers to', () => {
    const domain = composed(
      'A secret lodge with wizards, projects and memberships. Wizards are linked to memberships. Each wizard takes 4 projects.',
    )
    const keys = domain.schema.tables.map(({ name, columns }) => [name, columns.flatMap((column) => referredBy(column, name, domain))])
    expect(Object.fromEntries(keys)).toMatchObject({
      wizards: ['memberships'],
      memberships: ['projects'],
      wizard_projects: ['wizards', 'projects'],
    })
  })

  it('should answer to the nouns of the story', () => {
    expect(composed(trades[0]?.story ?? '').nouns['honey_harvests']).toEqual(['honey harvest', 'honey harvests', 'harvest', 'harvests'])
  })

  it('should let revenue mean the money of sales', () => {
    const { measures } = composed('bakery with 20 bakers, breads, cakes and daily sales')
    expect(measures[0]).toMatchObject({ column: 'sales.total', unit: 'money' })
    expect(measures[0]?.words).toContain('revenue')
  })

  it('should measure what is harvested', () => {
    const { measures } = composed(trades[0]?.story ?? '')
    expect(measures.find(({ column }) => column === 'honey_harvests.weight_kg')).toMatchObject({ unit: 'quantity' })
  })

  it('should tell about what a row of a measure comes to', () => {
    const domain = composed('bakery with 200 bakers, breads, cakes and daily sales')
    const totals = rowsOf(generateSchema(domain.schema, null), 'sales').map((row) => Number(row['total']))
    const mean = totals.reduce((sum, each) => sum + each, 0) / totals.length
    expect(Math.abs(mean / (domain.measures[0]?.typical ?? 1) - 1)).toBeLessThan(0.1)
  })

  it.each(junk)('should make nothing of "%s"', (story) => {
    expect(composeDomain(readStory(story))).toBeNull()
  })

  it('should make no more than 30 tables', () => {
    const heads = archetypes
      .flatMap(({ families }) => families.flatMap(({ heads: [head = ''] }) => head))
      .filter((head) => !head.includes(' '))
    expect(composed(`a place with ${heads.map(pluralOf).join(', ')}`).schema.tables.length).toBeLessThanOrEqual(30)
  })

  it('should generate whatever nouns come together', () => {
    const heads = archetypes.flatMap(({ families }) => families.flatMap((family) => family.heads))
    const noun = fc.tuple(fc.option(fc.integer({ min: 0, max: 40 }), { freq: 3 }), fc.constantFrom(...heads))
    fc.assert(
      fc.property(fc.array(noun, { minLength: 2, maxLength: 7 }), (nouns) => {
        const said = nouns.map(([count, head]) => `${count === null || count < 2 ? '' : `${count} `}${head.replace(/\S+$/, pluralOf)}`)
        const domain = composedOrRefused(`we have ${said.join(', ')}`)
        if (domain === null) return
        expect(faultsOf(domain)).toEqual([])
        for (const rows of [1, 7]) expect(orphans(domain.schema, generateSchema(domain.schema, rows))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})

describe('classify', () => {
  it.each([
    ['beekeeper', 'person'],
    ['falconer', 'person'],
    ['cartographer', 'person'],
    ['distillery', 'place'],
    ['planetarium', 'place'],
    ['line item', 'transaction'],
    ['honey harvest', 'event'],
    ['irrigation', 'event'],
    ['deployment', 'membership'],
    ['soil sample', 'measurement'],
    ['permit', 'document'],
    ['genre', 'category'],
    ['water meter', 'asset'],
    ['supplier', 'organisation'],
    ['cheese', 'product'],
    ['mission', 'undertaking'],
  ])('should know a %s as %s', (noun, archetype) => {
    expect(classify(noun.split(' '))?.archetype.name).toBe(archetype)
  })

  it('should know nothing of noise', () => {
    expect(classify(['qwertyer'])).toBeNull()
    expect(classify(['wibble'])).toBeNull()
  })

  it('should know several dozen nouns of most archetypes', () => {
    const counts = archetypes.map(({ families }) => families.reduce((sum, { heads }) => sum + heads.length, 0))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1000)
  })
})
