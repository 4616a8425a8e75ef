import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../../src/columns/index.ts'
import { referenceLists } from '../../../src/lexicon/index.ts'
import { outcomes } from '../../../src/outcomes/index.ts'
import { distributions } from '../../../src/random/distributions/index.ts'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import { limits } from '../../../src/schema/limits.ts'
import { schemaDocs } from '../../../tools/docs/schema-docs.ts'
import { shopSchema } from '../../../src/validation/shop-schema.ts'
import { columnValues, compileTables } from '../../engine/support/evaluate.ts'

const docs = schemaDocs()

/** The page with each paragraph on one line. */
const paragraphs = docs.replaceAll(/(?<=\S)\n(?=\S)/g, ' ')

/** The JSON of every fenced block. */
const blocks = [...docs.matchAll(/```json\n(.*?)\n```/gs)].map(([, text = '']) => JSON.parse(text) as Readonly<Record<string, unknown>>)

describe('docs/schema.md', () => {
  it('should be up to date with `npm run docs`', () => {
    expect(readFileSync(join(import.meta.dirname, '../../../docs/schema.md'), 'utf8')).toBe(docs)
  })

  it('should begin with a complete schema that can be generated', () => {
    expect(blocks[0]).toEqual(shopSchema)
    expect(checkSchema(blocks[0]).problems.found).toEqual([])
    const plan = compileTables(shopSchema.tables, 200)
    expect(columnValues(plan, 7, 'orders', 'total')).toHaveLength(500)
    const spent = columnValues(plan, 7, 'customers', 'spent').reduce<number>((sum, value) => sum + Number(value), 0)
    const totals = columnValues(plan, 7, 'orders', 'total').reduce<number>((sum, value) => sum + Number(value), 0)
    expect(spent).toBeCloseTo(totals, 6)
  })

  it.each([...columnKinds.values()])('should explain the column kind $name with a description and a valid example', (kind) => {
    const { name, description, examples, usage = [] } = kind
    expect(description.length).toBeGreaterThan(20)
    expect([...examples, ...usage], `${name} has no example and no usage`).not.toEqual([])
    expect(paragraphs).toContain(`#### ${name}\n\n${description}`)
    for (const each of [...examples, ...usage]) {
      const columns = [{ name: 'shown', kind: name, ...each }]
      expect(checkSchema({ version: 1, tables: [{ name: 'rows', rows: 1, columns }] }).problems.found).toEqual([])
    }
  })

  it.each([...distributions.values()])('should explain the distribution $name with a description and a valid example', (distribution) => {
    const { name, description, example } = distribution
    expect(paragraphs).toContain(`### ${name}\n\n${description}`)
    const columns = [{ name: 'shown', kind: 'integer', min: 0, max: 9, distribution: { name, ...example } }]
    expect(checkSchema({ version: 1, tables: [{ name: 'rows', rows: 1, columns }] }).problems.found).toEqual([])
  })

  it.each([...outcomes.values()])('should explain the outcome $name with a description and a valid example', (outcome) => {
    const { name, description, examples } = outcome
    expect(examples).not.toEqual([])
    expect(paragraphs).toContain(`### ${name}\n\n${description}`)
    for (const each of examples) {
      const table = { name: 'rows', rows: 1, columns: [{ name: 'id', kind: 'sequence' }], outcomes: [{ type: name, ...each }] }
      expect(checkSchema({ version: 1, tables: [table] }).problems.found).toEqual([])
    }
  })

  it.each([...referenceLists])('should name the reference list %s and its attributes', (name, list) => {
    const attributes = Object.keys(list().attributes).map((attribute) => `\`${attribute}\``)
    expect(docs).toContain(`| \`${name}\` | ${list().weights.length} | ${attributes.join(', ')} |`)
  })

  it('should link to existing chapters', () => {
    const anchors = [...docs.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))
    const links = [...docs.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  })

  it('should list every limit', () => {
    for (const limit of Object.values(limits)) expect(docs).toMatch(new RegExp(`\\| ${limit} \\|`))
  })
})
