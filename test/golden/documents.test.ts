import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { openNamed } from '../engine/support/documents.ts'
import { madeBytes } from '../output/made-bytes.ts'
import { differences, marksOf, parseMarks, printMarks } from './column-marks.ts'
import { documentHashes } from './documents.ts'
import { expectGolden } from './expect-golden.ts'

/** A story with facts of every kind. */
const told =
  'A hospital in Berlin with 120 patients, 9 doctors and 3 appointments per patient, patients with name, email, blood type and national id, ' +
  'only patients, doctors and appointments, every appointment belongs to a doctor, 12% no-shows, from March 2023 to June 2024, ' +
  'revenue from €50k to €90k, busy Mondays'

const folder = join(import.meta.dirname, 'domains')
const isWriting = process.env['SYNTH_WRITE_GOLDEN'] === '1'

interface Document {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

describe('a document', () => {
  it.each(['records', 'columns'])('should still have the bytes as %s that this version gives', (format) => {
    const output = openNamed(told, { rows: 100, format })
    expectGolden(documentHashes, `told ${format}`, createHash('sha256').update(madeBytes(output.steps())).digest('hex'))
  })
})

describe('a trade', () => {
  it.each([...domains.values()])('should still have the values that this version gives: $name', ({ name, story }) => {
    const { tables } = JSON.parse(String(madeBytes(openNamed(story, { rows: 100 }).steps()))) as Document
    const file = join(folder, `${name}.txt`)
    if (isWriting) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, printMarks(marksOf(tables)))
    }
    expect(existsSync(file), `npm run golden writes test/golden/domains/${name}.txt, with what the values are now`).toBe(true)
    expect(differences(parseMarks(readFileSync(file, 'utf8')), tables)).toEqual([])
  })

  it('should be there for each file of values', () => {
    expect(readdirSync(folder).filter((file) => !domains.has(file.replace(/\.txt$/, '')))).toEqual([])
  })
})
