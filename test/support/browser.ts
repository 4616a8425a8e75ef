import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from './chromium-path.ts'

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

/** A Chromium without a window, to be closed by who opened it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath() ?? '', args })
}
