import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { browser } from './browser.ts'
import { openService } from './service.ts'

export interface OpenOptions extends BrowserContextOptions {
  /** What stands behind `#`, as an object of parameters. */
  readonly link?: Readonly<Record<string, string>>
  /** The same as it stands in an address. */
  readonly path?: string
  /** Address of the service; default one without a token. */
  readonly url?: string
  /** Texts of the console that are expected. */
  readonly expected?: RegExp
}

/** Milliseconds that anything in the page may take. */
const patience = 10_000

/**
 * The playground in a tab of its own that is closed after the test. Whatever the test does, the page must write no error to the console,
 * throw none, and ask no other host.
 */
export async function openPage({ link, path = '', url, expected, ...options }: OpenOptions = {}): Promise<Page> {
  const origin = url ?? (await openService())
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options })
  context.setDefaultTimeout(patience)
  const faults: string[] = []
  const note = (fault: string): void => {
    if (expected === undefined || !expected.test(fault)) faults.push(fault)
  }
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`thrown: ${String(error)}`))
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin) note(`other host: ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(`${origin}/${link === undefined ? path : `#${new URLSearchParams(link).toString()}`}`)
  return page
}
