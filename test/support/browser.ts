import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome']

/** Where Chromium is on this machine: `CHROMIUM_PATH`, or where packages put it; null where there is none. */
export function chromiumPath(): string | null {
  const told = process.env['CHROMIUM_PATH']
  if (told !== undefined && told !== '') return existsSync(told) ? told : null
  return places.find((place) => existsSync(place)) ?? null
}

/** Starts Chromium without a window; whoever calls this closes it. @throws Error where there is none */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error('There is no Chromium on this machine')
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
