import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Pool } from '../../src/pool/pool.ts'
import { shareApp } from '../server/support/start-app.ts'
import { core } from '../server/support/core.ts'
import { openBrowser } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium-path.ts'
import { longestTask } from './longest-task.ts'

const service = shareApp({ core, pool: new Pool({ workers: 1 }) })

const story = 'ecommerce store with customers and orders'

/** Milliseconds of the processor that one task of the page may take: 200 on a computer of today, and machines of CI are half as fast. */
const mostOfTask = 400

let browser: Browser

/** The page in a tab of its own, which must write no error to the console and ask no other host. */
async function openDocs(options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const { url } = await service()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  const faults: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  page.on('pageerror', (error) => void faults.push(String(error)))
  page.on('request', (request) => void (request.url().startsWith('http') && !request.url().startsWith(url) && faults.push(request.url())))
  onTestFinished(async () => {
    await page.close()
    expect(faults.filter((fault) => !/the server responded with a status of 4/.test(fault))).toEqual([])
  })
  await page.goto(`${url}/docs`)
  await page.locator('.opblock').first().waitFor()
  return page
}

/** Opens an endpoint; gives its place in the page. */
async function opened(page: Page, id: string): Promise<Locator> {
  const block = page.locator(`[id="operations-${id}"]`)
  await block.locator('.opblock-summary-control').click()
  await block.locator('.execute').waitFor()
  return block
}

/** Endpoints whose answers are data, long documents, errors, or whose forms are long. */
const tried = [
  'data-generate',
  'data-explain',
  'data-generateData',
  'datasets-storyFile',
  'schemas-validateSchema',
  'schemas-describeSchema',
  'service-describeService',
]

async function execute(block: Locator): Promise<string> {
  await block.locator('.execute').click()
  const status = block.locator('.live-responses-table tbody .response-col_status').first()
  await status.waitFor()
  return (await status.innerText()).trim()
}

describe.skipIf(chromiumPath() === null)('GET /docs', () => {
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it('should open and try out endpoints without holding up the page', async () => {
    const page = await openDocs()
    const ids = await page.locator('.opblock').evaluateAll((blocks) => blocks.map(({ id }) => id.replace('operations-', '')))
    expect(ids.length).toBeGreaterThan(15)
    expect(new Set(ids).size).toBe(ids.length)
    const slow: unknown[] = []
    const tall: unknown[] = []
    for (const id of tried) {
      expect(ids).toContain(id)
      const taken = await longestTask(page, async () => {
        const block = await opened(page, id)
        const { height = 0 } = (await block.boundingBox()) ?? {}
        if (height > 1250) tall.push([id, height])
        await execute(block)
      })
      if (taken > mostOfTask) slow.push([id, taken])
      await page.locator(`[id="operations-${id}"] .opblock-summary-control`).click()
    }
    expect({ slow, tall }).toEqual({ slow: [], tall: [] })
  }, 120_000)

  it('should show the beginning of a long answer, say so, and save all of it', async () => {
    const page = await openDocs()
    const block = await opened(page, 'data-generate')
    const body = { story, rows: 1000, seed: 42, format: 'records' }
    await block.locator('textarea').fill(JSON.stringify(body))
    const taken = await longestTask(page, async () => expect(await execute(block)).toBe('200'))
    expect(taken).toBeLessThan(mostOfTask)
    const answer = block.locator('.long-answer')
    const whole = Buffer.from(await (await post('/generate', body)).arrayBuffer())
    await expect(answer.locator('p').innerText()).resolves.toBe(
      `Cut: the first 200 KB are shown of an answer of ${(whole.length / 1e6).toPrecision(3)} MB. Highlighting is off.`,
    )
    expect(await answer.locator('span').count()).toBe(0)
    const shown = await answer.locator('pre').evaluate(({ textContent }) => textContent)
    expect(shown?.replaceAll(/\s/g, '')).toBe(whole.toString('utf8', 0, 200_000).replaceAll(/\s/g, ''))
    const [download] = await Promise.all([page.waitForEvent('download'), answer.getByRole('button', { name: 'Download' }).click()])
    expect(download.suggestedFilename()).toBe('generate.json')
    expect(readFileSync(await download.path()).equals(whole)).toBe(true)
  })

  it('should fetch no more of an endless answer than it can show, and save all of it by the same request', async () => {
    const page = await openDocs()
    const block = await opened(page, 'data-generate')
    const body = { story, rows: 20_000, format: 'ndjson', table: 'orders' }
    await block.locator('textarea').fill(JSON.stringify(body))
    expect(await execute(block)).toBe('200')
    const answer = block.locator('.long-answer')
    await expect(answer.locator('p').innerText()).resolves.toMatch(
      /^Cut: the first 200 KB are shown of an answer of more than 1\d(?:\.\d)? MB/,
    )
    const seed = /synth-seed: (\d+)/.exec(await block.locator('.live-responses-table').innerText())?.[1]
    const [download] = await Promise.all([page.waitForEvent('download'), answer.getByRole('button', { name: 'Download' }).click()])
    const saved = readFileSync(await download.path())
    expect(saved.equals(Buffer.from(await (await post('/generate', { ...body, seed: Number(seed) })).arrayBuffer()))).toBe(true)
  })

  it('should fit a phone, and begin with the type of the document', async () => {
    const page = await openDocs({ viewport: { width: 375, height: 800 }, isMobile: true })
    for (const id of ['data-explain', 'datasets-storyFile']) {
      await opened(page, id)
      expect(await page.evaluate('[document.documentElement.scrollWidth, document.compatMode]')).toEqual([375, 'CSS1Compat'])
    }
    expect(await (await fetch(`${(await service()).url}/docs`)).text()).toMatch(/^<!DOCTYPE html>/)
  })

  it('should have the colours of the system, or those that are chosen in the playground', async () => {
    const page = await openDocs({ colorScheme: 'dark' })
    const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme')
    expect(await scheme()).toBe('dark')
    await page.evaluate('localStorage.setItem("synth-theme", "light")')
    await page.reload()
    expect(await scheme()).not.toBe('dark')
    await page.evaluate('localStorage.setItem("synth-theme", "dark")')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    expect(await scheme()).toBe('dark')
  })

  it('should lead to the playground, and show the schema as it is written', async () => {
    const page = await openDocs()
    await expect(page.locator('.info a', { hasText: 'playground' }).getAttribute('href')).resolves.toBe('/')
    const block = await opened(page, 'data-generateData')
    await block.locator('.opblock-section-request-body .tablinks', { hasText: 'Schema' }).click()
    const model = block.locator('.opblock-section-request-body .json-schema-2020-12').first()
    const open = (name: string): Promise<void> => model.locator('.json-schema-2020-12-accordion', { hasText: name }).first().click()
    await open('schema')
    await open('tables')
    await open('Items')
    await expect(model.innerText()).resolves.toMatch(/columns\*?\s*array<Column>/)
    await expect(model.innerText()).resolves.not.toMatch(/any [&|] any/)
  })
})

async function post(path: string, body: object): Promise<Response> {
  return fetch((await service()).url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
