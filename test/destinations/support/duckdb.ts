import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { TestDatabase, TestSystem } from './test-database.ts'

async function query(out: string, sql: string): ReturnType<TestDatabase['query']> {
  const instance = await DuckDBInstance.create(out)
  const connection = await instance.connect()
  try {
    const reader = await connection.runAndReadAll(sql)
    return reader.getRowObjectsJson()
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

async function start(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-duckdb-'))
  let files = 0
  return {
    name: 'DuckDB',
    fresh: async () => join(folder, `${++files}`, 'shop.duckdb'),
    query,
    quote: (name) => `"${name}"`,
    asText: ({ name, type }) => {
      if (type === 'date') return `strftime("${name}", '%Y-%m-%d')`
      return type === 'timestamp' ? `strftime(make_timestamp(epoch_us("${name}")), '%Y-%m-%dT%H:%M:%SZ')` : `"${name}"::text`
    },
    stop: async () => rmSync(folder, { recursive: true }),
  }
}

export const duckdb: TestSystem = { name: 'DuckDB', start }
