import { SynthError } from '../../errors.ts'

export type DatabaseKind = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'

/** The address of a database. */
export interface DatabasePlace {
  readonly kind: DatabaseKind
  /** The name of the database system. */
  readonly title: string
  /** The URL of a server, or the path of a file. */
  readonly address: string
  /** The address without password and parameters, for messages. */
  readonly shown: string
  /** Texts that no message may contain. */
  readonly secrets: readonly string[]
}

const titles: Readonly<Record<DatabaseKind, string>> = { postgres: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite', duckdb: 'DuckDB' }

const schemes: Readonly<Record<string, DatabaseKind>> = { postgres: 'postgres', postgresql: 'postgres', mysql: 'mysql', mariadb: 'mysql' }
const extensions: Readonly<Record<string, DatabaseKind>> = { sqlite: 'sqlite', sqlite3: 'sqlite', db: 'sqlite', duckdb: 'duckdb' }

/**
 * Reads the address of a database: the URL of a server, or a file by its extension; null if it is neither.
 * @throws SynthError `validation_failed` for the URL of a server that cannot be read or names no database
 */
export function databasePlace(out: string): DatabasePlace | null {
  const scheme = /^([a-z]+):/i.exec(out)?.[1]?.toLowerCase() ?? ''
  const server = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined
  if (server !== undefined) return serverPlace(server, scheme, out)
  const extension = /[^/\\]\.([a-z\d]+)$/i.exec(out)?.[1]?.toLowerCase() ?? ''
  const file = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined
  return file === undefined ? null : { kind: file, title: titles[file], address: out, shown: out, secrets: [] }
}

function serverPlace(kind: DatabaseKind, scheme: string, out: string): DatabasePlace {
  const url = URL.canParse(out) ? new URL(out) : null
  if (url === null || !/^\/[^/]/.test(url.pathname)) {
    const detail = `must be a URL such as ${scheme}://user@localhost/shop, with the name of the database`
    throw new SynthError('validation_failed', `--out ${detail}`, [{ pointer: '/out', detail }])
  }
  const raw = [url.password, ...url.searchParams.getAll('password')].filter((each) => each !== '')
  const user = url.username === '' ? '' : `${url.username}@`
  return {
    kind,
    title: titles[kind],
    address: out,
    shown: `${scheme}://${user}${url.host}${url.pathname}`,
    secrets: [...new Set(raw.flatMap((each) => [each, decoded(each)]))],
  }
}

/** A part of a URL without percent-encoding, as drivers use it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
