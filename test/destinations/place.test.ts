import { describe, expect, it } from 'vitest'
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

describe('the error of a database', () => {
  const place = databasePlace('postgres://me:p%40ss%25@localhost/shop?password=other') as DatabasePlace

  it('should have no password, as it is in the URL or as drivers use it', () => {
    const error = databaseFailure(new Error('no: p%40ss%25, p@ss%, other'), place)
    expect(error).toMatchObject({ code: 'database_failed', message: 'PostgreSQL at postgres://me@localhost/shop: no: ***, ***, ***' })
  })

  it('should tell all reasons of several attempts', () => {
    const error = databaseFailure(new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')], ''), place)
    expect(error).toMatchObject({ message: expect.stringContaining('::1 refused; 127.0.0.1 refused') as string })
  })
})
