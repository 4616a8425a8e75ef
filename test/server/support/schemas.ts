import type { LightMyRequestResponse } from 'fastify'
import type { AnyColumn, AnySchema } from '../../../src/schema/any-schema.ts'
import type { Schema } from '../../../src/schema/schema.ts'
import { core } from './core.ts'
import { shareApp } from './start-app.ts'

/** Two tables: as many authors as the request says, two books each. */
export const library: Schema = {
  version: 1,
  name: 'library',
  tables: [
    {
      name: 'authors',
      rows: { type: 'primary', count: 3 },
      columns: [
        { name: 'author_id', kind: 'sequence' },
        { name: 'name', kind: 'person' },
      ],
    },
    {
      name: 'books',
      rows: { type: 'owned', by: 'authors', min: 1, max: 3 },
      columns: [
        { name: 'book_id', kind: 'sequence' },
        { name: 'author_id', kind: 'owner_key', table: 'authors' },
        { name: 'price', kind: 'decimal', scale: 2, min: 5, max: 40 },
      ],
    },
  ],
}

/** A schema of one table with these columns beside its identifier. */
export function tableOf(columns: readonly AnyColumn[], rows = 3): AnySchema {
  return { version: 1, tables: [{ name: 'things', rows, columns: [{ name: 'thing_id', kind: 'sequence' }, ...columns] }] }
}

/**
 * Gives the file that calls this at its top a way to post to an app with the real generator; a text is sent as it is, anything else as
 * JSON.
 */
export function shareAsking(): (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse> {
  const sharedApp = shareApp({ core })
  return async (url, body, headers = {}) => {
    const { app } = await sharedApp()
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    return app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })
  }
}
