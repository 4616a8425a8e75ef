import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium-path.ts'
import { shareApp } from '../server/support/start-app.ts'

const sharedApp = shareApp()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

describe.skipIf(chromiumPath() === null)('the guide in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  /** A page, and the errors while it was open. */
  async function open(path: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<{ page: Page; faults: string[] }> {
    const { url } = await sharedApp()
    const page = await browser.newPage(options)
    const faults: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on(
      'request',
      (request) => new URL(request.url()).origin === url || request.url().startsWith('data:') || faults.push(request.url()),
    )
    await page.goto(url + path)
    return { page, faults }
  }

  async function violations(page: Page): Promise<readonly unknown[]> {
    // Not as a script in the page: the content security policy would refuse it.
    const found = (await page.evaluate(`${axe}; axe.run().then(({ violations }) => violations)`)) as readonly Violation[]
    return found.map(({ id, nodes }) => [id, nodes[0]?.html])
  }

  it.each([
    ['/guide', 'light', 1280],
    ['/guide/operations', 'dark', 1280],
    ['/guide/errors', 'dark', 360],
    ['/guide/schema', 'light', 375],
    ['/errors/too_many_rows', 'light', 1280],
  ] as const)('should be readable for everybody: %s, %s, %i wide', async (path, colorScheme, width) => {
    const { page, faults } = await open(path, { colorScheme, viewport: { width, height: 800 } })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    expect(faults).toEqual([])
    await page.close()
  })

  it('should be searchable with the keyboard alone', async () => {
    const { page, faults } = await open('/guide')
    await page.keyboard.press('/')
    await page.keyboard.type('too_many_rows')
    await page.waitForSelector('#found a')
    expect(await page.textContent('#count')).toMatch(/^\d+ found$/)
    expect(await page.getAttribute('#found a', 'href')).toBe('/guide/errors#too_many_rows')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/guide/errors#too_many_rows')
    expect(await page.evaluate('document.querySelector("#too_many_rows").getBoundingClientRect().top >= 50')).toBe(true)
    expect(faults).toEqual([])
    await page.close()
  })

  it('should find names of options, chapters, and misspelt words', async () => {
    const { page } = await open('/guide')
    for (const [words, place] of [
      ['bookings that never overlap', '/guide/schema#bookings-that-never-overlap'],
      ['--stall-seconds', '/guide/options'],
      ['prometheus', '/guide/operations'],
      ['replcas', '/guide/'],
    ] as const) {
      await page.fill('#query', words)
      await page.waitForSelector(`#found a[href^="${place}"]`)
      await page.keyboard.press('Escape')
      expect(await page.isHidden('#found')).toBe(true)
    }
    await page.fill('#query', 'qqqqzzzz')
    await page.waitForSelector('#count:text-is("Nothing found")', { state: 'attached' })
    await page.close()
  })

  it.each([
    ['seed', '/guide/limits#reproducibility'],
    ['resume', '/guide/command-line#continue-after-a-failure'],
    ['Excel', '/guide/formats#options'],
  ])('should find the best place for %s first', async (words, place) => {
    const { page } = await open('/guide')
    await page.fill('#query', words)
    await page.waitForSelector('#found a')
    expect(await page.getAttribute('#found a', 'href')).toBe(place)
    await page.close()
  })

  it('should show the whole table of engines', async () => {
    const { page } = await open('/guide/engines', { viewport: { width: 1366, height: 800 } })
    const { isCut, rows } = await page.locator('.table').evaluate((table) => ({
      isCut: table.scrollWidth > table.clientWidth,
      rows: [...table.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height),
    }))
    expect([isCut, Math.max(...rows) < 120]).toEqual([false, true])
    await page.close()
  })

  it('should copy code, with the address of the service, and lead to it', async () => {
    const { url } = await sharedApp()
    const { page, faults } = await open('/guide/getting-started', { permissions: ['clipboard-read', 'clipboard-write'] })
    const block = page.locator('.code', { hasText: 'orders.parquet' })
    await block.getByRole('button', { name: 'Copy the code' }).click()
    await block.getByText('Copied').waitFor()
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toContain(`curl '${new URL(url).host}/datasets/orders.parquet?`)
    expect(await page.locator('.code').first().textContent()).toContain('serves on http://localhost:8000')
    const link = page.getByRole('link', { name: `${new URL(url).host}/docs` })
    expect(await link.getAttribute('href')).toBe('/docs')
    expect(faults).toEqual([])
    await page.close()
  })

  it.each(['light', 'dark'] as const)('should have the colours that are chosen in the playground: %s', async (theme) => {
    const { page, faults } = await open('/guide', { colorScheme: theme === 'dark' ? 'light' : 'dark' })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const before = await ground()
    await page.evaluate(`localStorage.setItem('synth-theme', '${theme}')`)
    await page.reload()
    expect(await ground()).not.toBe(before)
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(theme)
    expect(faults).toEqual([])
    await page.close()
  })

  it('should be readable without scripts', async () => {
    const { page, faults } = await open('/guide/schema', { javaScriptEnabled: false })
    expect(await page.isHidden('form.search')).toBe(true)
    await page.click('text=Formats')
    await page.waitForURL('**/guide/formats')
    await page.click('a[rel=next]')
    expect(new URL(page.url()).pathname).not.toBe('/guide/formats')
    expect(faults).toEqual([])
    await page.close()
  })
})
