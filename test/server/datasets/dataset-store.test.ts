import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { datasetDigest } from '../../../src/server/datasets/dataset-digest.ts'
import { DatasetStore } from '../../../src/server/datasets/dataset-store.ts'

const requests = Array.from({ length: 30 }, (_, index) => {
  const json = JSON.stringify({ rows: index, seed: 1, story: 'ä'.repeat(100) })
  return { digest: datasetDigest(json), json }
})
const [first = { digest: '', json: '' }, second = first] = requests
const unknown = datasetDigest('{}')

describe('DatasetStore', () => {
  const root = mkdtempSync(join(tmpdir(), 'synth-store-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let made = 0
  const newDirectory = () => join(root, `${made++}`, 'inside')
  const got = (store: DatasetStore) => Promise.all(requests.map(({ digest }) => store.get(digest)))
  const putAll = async (store: DatasetStore) => {
    for (const { digest, json } of requests) await store.put(digest, json)
  }

  describe.each([
    ['in memory', () => null],
    ['in files', newDirectory],
  ])('%s', (_, directory) => {
    it('should return what was stored, and null for everything else', async () => {
      const store = new DatasetStore({ maxBytes: 1e6, directory: directory() })
      expect(await store.get(first.digest)).toBeNull()
      await putAll(store)
      expect(await got(store)).toEqual(requests.map(({ json }) => json))
      expect(await store.get(unknown)).toBeNull()
      expect(await store.get('../../package')).toBeNull()
    })

    it('should refuse a request under the digest of another', async () => {
      const store = new DatasetStore({ maxBytes: 1e6, directory: directory() })
      await expect(store.put(first.digest, second.json)).rejects.toThrow(`The digest ${first.digest} does not match the data set`)
      expect(await store.get(first.digest)).toBeNull()
    })
  })

  it('should evict the least recently used entry from memory', async () => {
    const each = 2 * (first.json.length + first.digest.length)
    const store = new DatasetStore({ maxBytes: 3 * each + 10, directory: null })
    await store.put(first.digest, first.json)
    for (const { digest, json } of requests.slice(1, 3)) await store.put(digest, json)
    await store.get(first.digest)
    await store.put(requests[3]?.digest ?? '', requests[3]?.json ?? '')
    expect((await got(store)).map((json) => json !== null).slice(0, 4)).toEqual([true, false, true, true])
  })

  it('should say so when a request is larger than the memory', async () => {
    const store = new DatasetStore({ maxBytes: 100, directory: null })
    await expect(store.put(first.digest, first.json)).rejects.toThrow('exceeds the memory limit of 100 bytes')
    const withFiles = new DatasetStore({ maxBytes: 100, directory: newDirectory() })
    await withFiles.put(first.digest, first.json)
    expect(await withFiles.get(first.digest)).toBe(first.json)
  })

  it('should have in files what another process has put', async () => {
    const directory = newDirectory()
    await putAll(new DatasetStore({ maxBytes: 1e6, directory }))
    expect(await got(new DatasetStore({ maxBytes: 1e6, directory }))).toEqual(requests.map(({ json }) => json))
    expect(readFileSync(join(directory, `${first.digest}.json`), 'utf8')).toBe(first.json)
    expect(readdirSync(directory)).toHaveLength(requests.length)
  })

  it.each(['', '{"rows":0', '{}'])('should treat a file with the content %j as damaged and remove it', async (text) => {
    const directory = newDirectory()
    await new DatasetStore({ maxBytes: 1e6, directory }).put(first.digest, first.json)
    writeFileSync(join(directory, `${first.digest}.json`), text)
    const store = new DatasetStore({ maxBytes: 1e6, directory })
    expect(await store.get(first.digest)).toBeNull()
    expect(readdirSync(directory)).toEqual([])
    await store.put(first.digest, first.json)
    expect(await store.get(first.digest)).toBe(first.json)
  })

  it('should remove the oldest files, those of other processes too, and nothing else', async () => {
    const directory = newDirectory()
    await new DatasetStore({ maxBytes: 1e6, directory }).put(first.digest, first.json)
    utimesSync(join(directory, `${first.digest}.json`), 1000, 1000)
    const unfinished = `${second.digest}.json.6f9619ff-8b86-4d01-b42d-00cf4fc964ff.tmp`
    for (const name of ['notes.json', unfinished]) {
      writeFileSync(join(directory, name), 'x')
      utimesSync(join(directory, name), 1000, 1000)
    }
    const store = new DatasetStore({ maxBytes: 1000, directory, maxFiles: 10 })
    const counts: number[] = []
    for (const { digest, json } of requests.slice(1)) {
      await store.put(digest, json)
      counts.push(readdirSync(directory).filter((name) => name !== 'notes.json').length)
    }
    expect(counts.slice(8)).toEqual(Array<number>(21).fill(10))
    expect(readdirSync(directory)).toContain('notes.json')
    expect((await got(store))[0]).toBeNull()
    expect(await store.get(requests.at(-1)?.digest ?? '')).toBe(requests.at(-1)?.json)
  })

  it.each([1, 2, 7])('should keep %i files when many are put at once', async (maxFiles) => {
    const directory = newDirectory()
    const store = new DatasetStore({ maxBytes: 1e6, directory, maxFiles })
    await Promise.all(requests.map(({ digest, json }) => store.put(digest, json)))
    expect(readdirSync(directory)).toHaveLength(maxFiles)
  })

  it('should report errors of the disk, and recover when they end', async () => {
    const directory = newDirectory()
    writeFileSync(join(directory, '..').replace(/\/$/, ''), 'a file')
    const store = new DatasetStore({ maxBytes: 1e6, directory })
    await expect(store.put(first.digest, first.json)).rejects.toThrow(
      `A data set cannot be stored in the directory ${JSON.stringify(directory)}: `,
    )
    await expect(store.get(first.digest)).rejects.toThrow(`A data set cannot be read from the directory ${JSON.stringify(directory)}: `)
    rmSync(join(directory, '..').replace(/\/$/, ''))
    await store.put(first.digest, first.json)
    expect(await store.get(first.digest)).toBe(first.json)
  })
})
