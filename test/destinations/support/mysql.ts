import { randomUUID } from 'node:crypto'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { hasMariadb, startMariadb } from '../../support/mariadb.ts'
import type { TestDatabase, TestSystem } from './test-database.ts'

async function query(out: string, sql: string): ReturnType<TestDatabase['query']> {
  const connection = await mysql.createConnection({ uri: out, charset: 'utf8mb4' })
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql)
    return Array.isArray(rows) ? rows : []
  } finally {
    await connection.end()
  }
}

async function start(): Promise<TestDatabase> {
  const server = await startMariadb()
  const url = `mysql://synth:p%25s@127.0.0.1:${server.port}`
  return {
    name: 'MySQL',
    fresh: async () => {
      const name = `t${randomUUID().replaceAll('-', '')}`
      await query(`${url}/mysql`, `CREATE DATABASE ${name}`)
      return `${url}/${name}`
    },
    query,
    quote: (name) => `\`${name}\``,
    asText: ({ name, type }) => {
      if (type === 'boolean') return `CASE \`${name}\` WHEN 1 THEN 'true' WHEN 0 THEN 'false' END`
      if (type === 'date') return `DATE_FORMAT(\`${name}\`, '%Y-%m-%d')`
      return type === 'timestamp' ? `DATE_FORMAT(\`${name}\`, '%Y-%m-%dT%H:%i:%sZ')` : `CAST(\`${name}\` AS CHAR)`
    },
    stop: server.stop,
  }
}

export const mysqlSystem: TestSystem = { name: 'MySQL', start: hasMariadb() ? start : null }
