import { quotable } from '../quotable.ts'
import type { LineWriter } from './line.ts'
import { shellToken } from './shell-token.ts'

/** One table is loaded by COPY, the fastest way; all tables by the SQL files of an archive, which are in the order of loading. */
export const psql: LineWriter = (taken) => {
  const { origin, location, table } = taken
  const get = `curl -sf ${shellToken(taken)}`
  const at = (file: string): string => `"${origin}${location}/${file}"`
  const code =
    table === null
      ? `${get}${at('all.sql.zip')} -o all.zip && unzip -p all.zip '*.sql' | psql shop`
      : `${get}${at(`${quotable(table)}.sql?ddl=true&limit=0`)} | psql shop && ${get}${at(`${quotable(table)}.copy`)} | psql shop -c '\\copy "${table}" from stdin'`
  return { tool: 'psql', language: 'shell', code, note: 'shop is the name of a database that is there.' }
}
