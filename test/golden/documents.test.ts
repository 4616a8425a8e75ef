import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { openNamed } from '../engine/support/documents.ts'
import { madeBytes } from '../output/made-bytes.ts'
import { documentHashes } from './documents.ts'
import { expectGolden } from './expect-golden.ts'

/** A story with facts of every kind. */
const told =
  'A hospital in Berlin with 120 patients, 9 doctors and 3 appointments per patient, patients with name, email, blood type and national id, ' +
  'only patients, doctors and appointments, every appointment belongs to a doctor, 12% no-shows, from March 2023 to June 2024, ' +
  'revenue from €50k to €90k, busy Mondays'

const formats = ['records', 'columns']
const cases: readonly (readonly [name: string, format: string, story: string])[] = [
  // Cells are the same in every format.
  ...[...domains.values()].map(({ name, story }, index) => [name, formats[index % formats.length] ?? '', story] as const),
  ['told', 'records', told],
]

it.each(cases)('should still give the bytes of %s as %s that this version gives', (name, format, story) => {
  const output = openNamed(story, { rows: 100, format })
  expectGolden(documentHashes, `${name} ${format}`, createHash('sha256').update(madeBytes(output.steps())).digest('hex'))
})

it('should have a golden hash for nothing that is gone', () => {
  expect(Object.keys(documentHashes).filter((key) => !cases.some(([name, format]) => `${name} ${format}` === key))).toEqual([])
})
