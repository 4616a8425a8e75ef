import * as zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contentCoding } from '../../src/server/content-coding.ts'

/** Older releases of Node cannot code zstd. */
const hasZstd = 'zstdCompressSync' in zlib
const zstd = hasZstd ? 'zstd' : null

describe('contentCoding', () => {
  it.each([
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.1', 'gzip'],
    ['zstd', zstd],
    ['gzip, zstd', 'gzip'],
    ['zstd, gzip', 'gzip'],
    ['gzip;q=0.5, zstd', hasZstd ? 'zstd' : 'gzip'],
    ['gzip;q=0.9;x=1 , zstd ; q=0.8', 'gzip'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=oops', 'gzip'],
    ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
  ])('should take of %j the one that it prefers', (header, coding) => {
    expect(contentCoding(header)).toBe(coding)
  })

  it.each([
    undefined,
    '',
    'identity',
    'gzip;q=0',
    'gzip;q=0.000, zstd;q=0',
    'identity, gzip;q=0.5',
    'identity;q=0.6, gzip;q=0.5, zstd;q=0.5',
    '*',
    '*;q=0',
    'br',
    'compress, deflate',
    'gzipped',
    ',;,',
  ])('should leave bytes as they are for %j', (header) => {
    expect(contentCoding(header)).toBeNull()
  })
})
