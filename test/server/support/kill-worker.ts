import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { Pool } from '../../../src/pool/pool.ts'
import { fakeTask, fakeWorker } from '../../pool/support/fake-task.ts'
import { type Running, startApp, until } from './start-app.ts'

/** An app whose only worker died, after its code had vanished from the disk. */
export async function appWithoutWorkers(): Promise<Running> {
  const directory = mkdtempSync(join(tmpdir(), 'synth-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'worker.mjs')
  writeFileSync(file, `export { default } from ${JSON.stringify(fakeWorker)}\n`)
  const running = await startApp({ pool: new Pool({ workers: 1, filename: pathToFileURL(file).href }) })
  rmSync(file)
  await killWorker(running.pool)
  await until(() => running.pool.alive === 0)
  return running
}

/** Ends a worker by a task that does so, and waits until it is known to be dead. */
export async function killWorker(pool: Pool): Promise<void> {
  const before = pool.deaths.total
  const client = pool.openClient()
  await client.run(fakeTask(1, { die: true })).catch(() => {})
  client.close()
  await until(() => pool.deaths.total > before)
}
