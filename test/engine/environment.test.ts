import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = join(import.meta.dirname, 'support/print-hashes.js')

async function hashes(environment: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '5', '-7'], { env: environment })
  return stdout
}

it('should give the same bytes in any time zone and locale', async () => {
  const environments = [
    { TZ: 'UTC', LANG: 'C' },
    { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  ]
  const [plain, ...others] = await Promise.all(environments.map(async (environment) => hashes(environment)))
  expect(plain?.split('\n').length).toBeGreaterThan(6)
  for (const other of others) expect(other).toBe(plain)
}, 120_000)
