import { describe, expect, it } from 'vitest'
import { destinationsOf } from '../../src/commands/worker/run-worker.ts'
import { files } from '../../src/destinations/files.ts'
import { destinationOf } from '../../src/destinations/index.ts'
import { openStory } from '../../src/index.ts'
import { databaseFailure } from '../../src/destinations/databases/database-failure.ts'
import { type DatabasePlace, databasePlace } from '../../src/destinations/databases/place.ts'

describe('the place of a database', () => {
  it.each([
    ['postgres://localhost/shop', 'postgres', 'postgres://localhost/shop'],
    ['postgresql://me@[::1]:5433/shop?sslmode=require', 'postgres', 'postgresql://me@[::1]:5433/shop'],
    ['mysql://me:secret@localhost/shop', 'mysql', 'mysql://me@localhost/shop'],
    ['MariaDB://localhost/shop', 'mysql', 'mariadb://localhost/shop'],
    ['data/shop.sqlite', 'sqlite', 'data/shop.sqlite'],
    ['shop.SQLITE3', 'sqlite', 'shop.SQLITE3'],
    ['/var/shop.db', 'sqlite', '/var/shop.db'],
    ['C:\\data\\shop.duckdb', 'duckdb', 'C:\\data\\shop.duckdb'],
  ])('should be read from %s', (out, kind, shown) => {
    expect(databasePlace(out)).toMatchObject({ kind, shown })
  })

  it.each(['-', 'data', 'data/', 'data.d/', '.db', 'shop.csv', 's3://bucket/shop', ''])('should not be read from %j', (out) => {
    expect(databasePlace(out)).toBeNull()
  })

  it.each(['postgres:shop', 'postgres://localhost', 'postgres://localhost/', 'mysql://me:se cret@ho st/shop'])(
    'should be refused in %s',
    (out) => {
      expect(() => databasePlace(out)).toThrow(expect.objectContaining({ code: 'validation_failed' }) as Error)
      expect(() => databasePlace(out)).not.toThrow(/se cret/)
    },
  )
})

describe('a destination', () => {
  it.each(['ftp://host/data', 'gs://bucket/shop', 'S4://bucket', 'mssql://sa:secret@host/shop', 'file:///data'])(
    'should not be the directory of a URL that it does not know: %s',
    (out) => {
      const refusal = {
        code: 'validation_failed',
        message: expect.stringMatching(/^--out must be a directory, .* has the scheme \w+$/) as string,
      }
      expect(() => destinationOf(out)).toThrow(expect.objectContaining(refusal) as Error)
      expect(() => destinationsOf(`lake=${out}`)).toThrow('--destination lake must be a directory or s3://bucket/prefix')
    },
  )

  it.each(['data', './a:b', 'C:\\data', 'a b/😀', 's3://bucket/shop'])('should be the files in %s', (out) => {
    expect(destinationOf(out)).toBe(files)
  })

  it('should be no such URL in the library either', async () => {
    const world = await openStory('an online shop with 5 customers')
    await expect(world.write('gs://bucket/shop', { format: 'csv' })).rejects.toMatchObject({
      code: 'validation_failed',
      message: '/directory must be the path of a directory or s3://bucket/prefix, but has the scheme gs',
    })
  })
})

describe('the error of a database', () => {
  const place = databasePlace('postgres://me:p%40ss%25@localhost/shop?password=other') as DatabasePlace

  it('should have no password, as it is in the URL or as drivers use it', () => {
    const error = databaseFailure(new Error('no: p%40ss%25, p@ss%, other'), place)
    expect(error).toMatchObject({ code: 'database_failed', message: 'PostgreSQL at postgres://me@localhost/shop: no: ***, ***, ***' })
  })

  it('should state the reasons of all attempts', () => {
    const error = databaseFailure(new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')], ''), place)
    expect(error).toMatchObject({ message: expect.stringContaining('::1 refused; 127.0.0.1 refused') as string })
  })
})
