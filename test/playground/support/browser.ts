import { type Browser, chromium } from 'playwright-core'
import { describe } from 'vitest'
import { chromiumPath } from '../../support/chromium-path.ts'

const path = chromiumPath()

/** `describe` where there is a browser; leaves the tests out where there is none. */
export const describeInBrowser = path === null ? describe.skip : describe

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let launched: Promise<Browser> | null = null

/** One browser for all files that this process runs. It ends with the process, as it reads its orders from a pipe. */
export function browser(): Promise<Browser> {
  return (launched ??= chromium.launch({ executablePath: path ?? '', args }))
}
