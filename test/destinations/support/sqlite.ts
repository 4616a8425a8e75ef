import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteFile } from '../../../src/destinations/databases/open-sqlite-file.ts'
import type { TestDatabase, TestSystem } from './test-database.ts'

async function query(out: string, sql: string): ReturnType<TestDatabase['query']> {
  const file = await openSqliteFile(out)
  try {
    file.exec('PRAGMA foreign_keys = ON')
    if (/^(?:select|pragma)/i.test(sql)) return file.prepare(sql).all()
    file.exec(sql)
    return []
  } finally {
    file.close()
  }
}

async function start(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-sqlite-'))
  let files = 0
  return {
    name: 'SQLite',
    fresh: async () => join(folder, `${++files}`, 'shop.sqlite'),
    query,
    quote: (name) => `"${name}"`,
    asText: ({ name, type }) => {
      if (type === 'boolean') return `CASE "${name}" WHEN 1 THEN 'true' WHEN 0 THEN 'false' END`
      return type === 'timestamp' ? `strftime('%Y-%m-%dT%H:%M:%SZ', "${name}")` : `"${name}"`
    },
    stop: async () => rmSync(folder, { recursive: true }),
  }
}

export const sqlite: TestSystem = { name: 'SQLite', start }
