import { describe, expect, it } from 'vitest'
import { dataVersion } from '../../src/data-version.ts'
import { destinationName, placeBelow } from '../../src/fleet/destination-name.ts'
import { type ExportAsked, exportIdOf, exportIdText, exportRequest, readExportId } from '../../src/fleet/export-request.ts'
import { failureText, isFinal, readFailure } from '../../src/fleet/part-failure.ts'
import { queuePlace } from '../../src/fleet/queue-place.ts'
import { SynthError } from '../../src/errors.ts'
import { destinationsOf } from '../../src/commands/worker/run-worker.ts'

const asked: ExportAsked = {
  source: { story: 'an online shop' },
  rows: 1000,
  seed: 7,
  format: 'csv',
  settings: {},
  parts: 4,
  destination: 'lake/shop',
}
const idOf = (changes: Partial<ExportAsked>): string => exportIdText(exportIdOf(exportRequest({ ...asked, ...changes })))

/** The code and the message of the error of a call. */
function refusal(work: () => unknown): readonly [string, string] {
  try {
    work()
  } catch (error) {
    if (error instanceof SynthError) return [error.code, error.message]
    throw error
  }
  throw new Error('It was not refused')
}

describe('the id of an export', () => {
  it('should be the same for the same export, in whatever order and with defaults or without', () => {
    const id = idOf({})
    expect(id).toMatch(/^lake~[\w-]{22}$/)
    expect(idOf({ settings: { header: true, delimiter: ',', coding: undefined } })).toBe(id)
    const schema = { version: 1, tables: [{ name: 'a', rows: 1, columns: [{ name: 'id', kind: 'sequence' }] }] }
    const turned = { tables: [{ columns: [{ kind: 'sequence', name: 'id' }], rows: 1, name: 'a' }], version: 1 }
    expect(idOf({ source: { schema } })).toBe(idOf({ source: { schema: turned } }))
  })

  it('should differ with everything that decides a byte or a name', () => {
    const changes: readonly Partial<ExportAsked>[] = [
      {},
      { source: { story: 'a hospital' } },
      { rows: null },
      { seed: 8 },
      { format: 'tsv' },
      { settings: { header: false } },
      { settings: { coding: 'gzip' } },
      { parts: 5 },
      { destination: 'lake' },
      { destination: 'pond/shop' },
    ]
    expect(new Set(changes.map(idOf)).size).toBe(changes.length)
    expect(exportRequest(asked).data_version).toBe(dataVersion)
  })

  it('should be read again, and nothing else', () => {
    const id = idOf({})
    expect(exportIdText(readExportId(id))).toBe(id)
    for (const text of ['', 'lake', id.slice(1, 9), `${id}x`, id.replace('~', ':'), `../${id}`])
      expect(refusal(() => readExportId(text))[0]).toBe('export_unknown')
  })
})

describe('a request of an export', () => {
  it.each([
    ['s3://bucket/a', 'never a URL'],
    ['/data', 'never a URL or a path'],
    ['lake/..', 'must be a name'],
    ['lake/.hidden', 'must be a name'],
    ['lake//a', 'must be a name'],
    ['redis://user:secret@host', 'must be a name'],
    ['', 'must be a name'],
  ])('should refuse the destination %j', (destination, words) => {
    expect(refusal(() => exportRequest({ ...asked, destination }))).toEqual(['validation_failed', expect.stringContaining(words)])
  })

  it.each([
    [{ parts: 0 }, 'validation_failed', 'from 1 to 10000'],
    [{ parts: 10_001 }, 'validation_failed', 'from 1 to 10000'],
    [{ format: 'records' }, 'format_unsuited', 'one document of all tables'],
    [{ format: 'cvs' }, 'validation_failed', 'did you mean "csv"?'],
    [{ settings: { ddl: true } }, 'validation_failed', '/ddl is not an option of csv'],
    [{ source: { schema: { text: 'x'.repeat(4e6) } } }, 'validation_failed', 'at most 3145728 are sent to a queue'],
  ] as const)('should refuse %j', (changes, code, words) => {
    expect(refusal(() => exportRequest({ ...asked, ...changes }))).toEqual([code, expect.stringContaining(words)])
  })

  it('should have a place below that of the worker', () => {
    expect(placeBelow('/data/lake', destinationName('lake'))).toBe('/data/lake')
    expect(placeBelow('s3://bucket/a', destinationName('lake/shop/dt=2026-11-24'))).toBe('s3://bucket/a/shop/dt=2026-11-24')
  })
})

describe('the queue of a fleet', () => {
  it.each([
    ['redis://localhost', ['localhost', 6379, 0, null, null, false], 'redis://localhost:6379'],
    ['rediss://me:p%40ss@host.example:6380/3', ['host.example', 6380, 3, 'me', 'p@ss', true], 'rediss://host.example:6380/3'],
    ['redis://:secret@[::1]:7000/', ['::1', 7000, 0, null, 'secret', false], 'redis://[::1]:7000'],
  ] as const)('should be read from %s, and shown without secrets', (url, fields, shown) => {
    const { host, port, db, username, password, isEncrypted, ...place } = queuePlace(url)
    expect([host, port, db, username, password, isEncrypted]).toEqual(fields)
    expect(place.shown).toBe(shown)
  })

  it.each(['localhost:6379', 'http://localhost', 'redis://', 'redis://h/x', 'redis://h?a=1', 'redis://u:%zz@h'])(
    'should refuse %s without telling it',
    (url) => {
      const [code, message] = refusal(() => queuePlace(url))
      expect([code, message]).toEqual(['validation_failed', expect.stringMatching(/redis:\/\/|%25/)])
    },
  )
})

describe('a failure of a part', () => {
  it('should be final unless it may pass', () => {
    const final = (code: ConstructorParameters<typeof SynthError>[0]): boolean => isFinal(new SynthError(code, 'x'))
    expect(
      ['dataset_differs', 'validation_failed', 'dataset_version', 'package_missing'].map((code) => final(code as 'file_exists')),
    ).toEqual(Array.from({ length: 4 }, () => true))
    expect([final('write_failed'), isFinal(new Error('a thread died'))]).toEqual([false, false])
  })

  it('should show the name of the destination instead of its directory or URL', () => {
    const error = new SynthError('write_failed', '/srv/secret/lake/orders/part.csv cannot be written')
    const text = failureText(error, '/srv/secret/lake', 'lake')
    expect(text).toBe('write_failed: lake/orders/part.csv cannot be written')
    expect(readFailure(text)).toEqual({ code: 'write_failed', detail: 'lake/orders/part.csv cannot be written' })
    expect(readFailure('job stalled more than allowable limit')).toMatchObject({ code: 'internal_error' })
  })
})

describe('the destinations of a worker', () => {
  it('should be names and places', () => {
    expect([...destinationsOf('lake=/data/ cloud=s3://b/p=1/')]).toEqual([
      ['lake', '/data'],
      ['cloud', 's3://b/p=1'],
    ])
  })

  it.each([[[]], [['lake']], [['la ke=/data']], [['lake=']], [['db=postgres://localhost/shop']], [['a=/x', 'a=/y']]])(
    'should not be %j',
    (given) => {
      expect(() => destinationsOf(given)).toThrow(/destination/)
    },
  )
})
