import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dataVersion } from '../../src/data-version.ts'
import { digest } from '../../src/digest.ts'
import { columnHashes } from './columns.ts'
import { dataVersions } from './data-version.ts'
import { distributionHashes } from './distributions.ts'
import { documentHashes } from './documents.ts'
import { outcomeHashes } from './outcomes.ts'

const folder = join(import.meta.dirname, 'domains')
const domainValues = Object.fromEntries(readdirSync(folder).map((file) => [file, digest(readFileSync(join(folder, file), 'utf8'))]))
const tables = { columnHashes, distributionHashes, documentHashes, outcomeHashes, domainValues }

/** A digest of all golden hashes, in whichever order they stand. */
function goldenDigest(): string {
  const lines = Object.entries(tables).flatMap(([table, hashes]) =>
    Object.entries(hashes).map(([name, hash]) => `${table} ${name} ${hash}`),
  )
  return digest(lines.toSorted().join('\n'))
}

it('should have another version of the data when golden hashes are others', () => {
  const now = goldenDigest()
  const advice =
    `The golden hashes are not those of data version ${dataVersion}. If one was changed or removed, bytes have changed: raise the number in ` +
    `src/data-version.ts, and add the line "${dataVersion + 1}: '${now}'," to test/golden/data-version.ts. If hashes were only added, ` +
    `make the line of ${dataVersion} there "${dataVersion}: '${now}',"`
  expect(dataVersions[dataVersion], advice).toBe(now)
})

it('should know no version that is yet to come', () => {
  expect(Math.max(...Object.keys(dataVersions).map(Number))).toBe(dataVersion)
})
