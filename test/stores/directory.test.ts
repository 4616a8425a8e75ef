import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { directoryStore } from '../../src/stores/directory.ts'

it.each([true, false])('should say that another process has removed an incomplete file, replacing %s', async (replaces) => {
  const directory = mkdtempSync(join(tmpdir(), 'synth-directory-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = await directoryStore(directory).begin('orders.csv')
  const stored = await file.finish()
  rmSync(join(directory, stored))
  await expect(file.commit(replaces)).rejects.toMatchObject({
    code: 'write_failed',
    message: `${join(directory, stored)} was removed by another process, which wrote ${join(directory, 'orders.csv')} meanwhile`,
  })
})
