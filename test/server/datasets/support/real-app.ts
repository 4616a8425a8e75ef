import { Pool } from '../../../../src/pool/pool.ts'
import type { AppOptions } from '../../../../src/server/create-service.ts'
import { core } from '../../support/core.ts'
import { type Running, shareApp, startApp } from '../../support/start-app.ts'
import { type Answer, ask, type Asked } from './ask.ts'

export type AskAt = (path: string, asked?: Asked) => Promise<Answer>

/** Gives the file that calls this at its top a way to ask an app with the real generator. */
export function shareReal(options: Partial<AppOptions> = {}): AskAt {
  const shared = shareApp({ core, pool: new Pool({ workers: 1 }), ...options })
  return async (path, asked) => ask((await shared()).url + path, asked)
}

/** An app with the real generator that is closed after the test. */
export async function startReal(options: Partial<AppOptions> = {}): Promise<Running & { readonly ask: AskAt }> {
  const running = await startApp({ core, pool: new Pool({ workers: 1 }), ...options })
  return { ...running, ask: (path, asked) => ask(running.url + path, asked) }
}

/** The path of a data set. */
export async function placeOf(askAt: AskAt, body: object): Promise<string> {
  const { status, headers, body: answer } = await askAt('/datasets', { body })
  if (status !== 201) throw new Error(answer.toString())
  return headers.location ?? ''
}
