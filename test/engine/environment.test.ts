import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = new URL('support/print-hashes.js', import.meta.url)

/** Two time zones far from one another: whatever the one of this process is, one of them is another. */
const zones = ['Asia/Kathmandu', 'America/St_Johns']

it('should give the same bytes in any time zone and locale', async () => {
  const { hashLines } = (await import(script.href)) as { hashLines(rows: number, seed: number): readonly string[] }
  const zone = zones.find((name) => name !== Intl.DateTimeFormat().resolvedOptions().timeZone) ?? ''
  const env = { TZ: zone, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  const elsewhere = await promisify(execFile)(process.execPath, [fileURLToPath(script), '5', '-7'], { env })
  // This process compares with it, as the plans of most stories are made here anyway.
  const here = hashLines(5, -7).join('')
  expect(here.split('\n').length).toBeGreaterThan(6)
  expect(elsewhere.stdout).toBe(here)
}, 120_000)
