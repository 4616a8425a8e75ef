import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { postgresPrograms, startPostgres } from '../../support/postgres.ts'
import type { TestDatabase, TestSystem } from './test-database.ts'

const programs = postgresPrograms()

async function query(out: string, sql: string): ReturnType<TestDatabase['query']> {
  const client = new pg.Client(out)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

async function start(folder: string): Promise<TestDatabase> {
  const server = await startPostgres(folder)
  const url = `postgres://postgres:p%25s@127.0.0.1:${server.env['PGPORT']}`
  return {
    name: 'PostgreSQL',
    fresh: async () => {
      const name = `t${randomUUID().replaceAll('-', '')}`
      await query(`${url}/postgres`, `CREATE DATABASE ${name}`)
      return `${url}/${name}`
    },
    query,
    quote: (name) => `"${name}"`,
    asText: ({ name, type }) => {
      if (type === 'date') return `to_char("${name}", 'YYYY-MM-DD')`
      return type === 'timestamp' ? `to_char("${name}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')` : `"${name}"::text`
    },
    stop: server.stop,
  }
}

export const postgres: TestSystem = { name: 'PostgreSQL', start: programs === null ? null : () => start(programs) }
