import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStory } from '../../src/index.ts'
import { treeOf } from '../cli/support/tree.ts'
import { refused } from './support/refused.ts'

const story = 'an online shop with 20 customers, 7% returns'
const csv = { format: 'csv', manifest: true } as const

let directory = ''
let [out, clean] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-resume-'))
  ;[out, clean] = [join(directory, 'out'), join(directory, 'clean')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('write with resume', () => {
  it('should make files again that are missing, longer, shorter or changed', async () => {
    const world = await openStory(story)
    const cut = { ...csv, splitRows: 30 }
    await world.write(clean, cut)
    await world.write(out, cut)
    const [first = '', second = '', third = '', fourth = ''] = readdirSync(join(out, 'order_items')).map((name) =>
      join(out, 'order_items', name),
    )
    rmSync(first)
    appendFileSync(second, '\n')
    writeFileSync(third, readFileSync(third).subarray(1))
    writeFileSync(fourth, readFileSync(fourth, 'utf8').replace(/.\n$/, '?\n'))
    expect(treeOf(out)).not.toEqual(treeOf(clean))
    await world.write(out, { ...cut, resume: true })
    expect(treeOf(out)).toEqual(treeOf(clean))
  })

  it('should refuse to continue another data set', async () => {
    const [world, seeded, longer] = await Promise.all([openStory(story), openStory(story, { seed: 5 }), openStory(story, { rows: 21 })])
    await world.write(out, csv)
    const before = treeOf(out)
    const cases = [
      [() => seeded.write(out, { ...csv, resume: true }), 'seed 0, not 5'],
      [() => longer.write(out, { ...csv, resume: true }), 'rows {"customers":20'],
      [() => world.write(out, { format: 'ndjson', resume: true }), 'format "csv", not "ndjson"'],
      [() => world.write(out, { ...csv, header: false, resume: true }), 'options {}, not {"header":false}'],
      [() => world.write(out, { ...csv, splitRows: 7, resume: true }), 'split null, not {"rows":7}'],
    ] as const
    for (const [work, difference] of cases) {
      const error = await refused(work)
      expect([error.code, error.message]).toEqual(['dataset_differs', expect.stringContaining(difference)])
    }
    expect(treeOf(out)).toEqual(before)
  })

  it('should not take files for its own that it did not write', async () => {
    const world = await openStory(story)
    mkdirSync(out)
    writeFileSync(join(out, 'orders.csv'), 'mine')
    for (const times of [1, 2]) {
      const { code } = await refused(() => world.write(out, { ...csv, resume: true }))
      expect([times, code, treeOf(out)]).toEqual([times, 'file_exists', { 'orders.csv': 'mine' }])
    }
    for (const name of ['manifest.json', 'manifest.json.part']) {
      writeFileSync(join(out, name), name === 'manifest.json' ? 'mine' : '{}')
      const { message } = await refused(() => world.write(out, { ...csv, resume: true }))
      expect(message).toContain(`${name} is not a file of synth`)
      rmSync(join(out, name))
    }
  })
})

describe('write with splitRows and splitBytes', () => {
  it('should divide tables into files with a maximum number of rows that together have all rows', async () => {
    const world = await openStory(story)
    await world.write(clean, { ...csv, header: false })
    await world.write(out, { ...csv, header: false, splitRows: 16 })
    const [whole, cut] = [treeOf(clean), treeOf(out)]
    for (const { name: table } of world.tables) {
      const parts = Object.keys(cut).filter((name) => name.startsWith(`${table}/`))
      expect(parts.every((name) => /\/part-\d{5}-of-\d{5}\.csv$/.test(name))).toBe(true)
      expect(Math.max(...parts.map((name) => (cut[name] ?? '').trimEnd().split('\n').length))).toBeLessThanOrEqual(16)
      expect(parts.map((name) => cut[name]).join('')).toBe(whole[`${table}.csv`])
    }
  })

  it('should cut tables into files of about a size', async () => {
    const world = await openStory(story, { rows: 4000 })
    await world.write(out, { ...csv, tables: ['orders'], splitBytes: 200_000 })
    const sizes = Object.entries(treeOf(out)).flatMap(([name, { length }]) => (name.startsWith('orders/') ? [length] : []))
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.max(...sizes)).toBeLessThan(220_000)
    expect(Math.min(...sizes)).toBeGreaterThan(160_000)
  })

  it('should refuse sizes that no file can have', async () => {
    const world = await openStory(story, { rows: 20_000 })
    const cases = [
      [() => world.write(out, { ...csv, splitRows: 0 }), 'validation_failed', '/splitRows must be a whole number from 1'],
      [() => world.write(out, { ...csv, splitRows: 5, splitBytes: 5 }), 'validation_failed', '/splitBytes excludes splitRows'],
      [() => world.write(out, { format: 'parquet', splitRows: 5 }), 'format_unsuited', 'one block of the format'],
      [() => world.write(out, { ...csv, splitBytes: 1 }), 'validation_failed', 'at most 99999 are allowed'],
    ] as const
    for (const [work, code, words] of cases) {
      const error = await refused(work)
      expect([error.code, error.message]).toEqual([code, expect.stringContaining(words)])
    }
    expect(treeOf(out)).toEqual({})
  })
})
