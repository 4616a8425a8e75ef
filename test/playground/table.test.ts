import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, describeInBrowser } from './support/browser.ts'
import { openPage } from './support/open-page.ts'
import { openService } from './support/service.ts'

const million = '1,000,000 users with name, email, age and city'

/** What the service itself says is in a row. */
async function rowOf(page: Page, table: string, offset: number): Promise<Record<string, unknown>> {
  const [, story = ''] = /story=([^&]*)/.exec(page.url()) ?? []
  const response = await fetch(`${await openService()}/datasets/${table}.json?story=${story}&seed=42&offset=${offset}&limit=1`)
  return ((await response.json()) as Record<string, unknown>[])[0] ?? {}
}

/** Resident bytes of the largest process that shows pages. */
async function largestTab(): Promise<number> {
  const session = await (await browser()).newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  expect(pages.length).toBeGreaterThan(0)
  return Math.max(...pages.map(({ id }) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])))
}

const emailOf = (page: Page, row: number) => page.locator(`[aria-rowindex="${row + 1}"] .grid-cell[title*="@"]`)

describeInBrowser('the table', () => {
  it('should list the tables with their rows, and show the one that is chosen', async () => {
    const page = await openPage({ link: { story: 'an online shop with 400 customers' } })
    const list = page.getByRole('navigation', { name: 'Tables' })
    await list.getByRole('button', { name: /customers/ }).waitFor()
    expect(await list.getByRole('button').allTextContents()).toEqual(['customers400', 'products40', 'orders1,000', 'order_items2,200'])
    await list.getByRole('button', { name: /orders/ }).click()
    const grid = page.getByRole('grid', { name: 'orders, 1,000 rows' })
    await grid.waitFor()
    expect(await grid.getAttribute('aria-rowcount')).toBe('1001')
    const heads = await grid.getByRole('columnheader').allTextContents()
    expect(heads[1]).toBe('order_idinteger · key')
    expect(heads.join(' ')).toContain('customer_idinteger → customers')
    await grid.press('End')
    await grid.locator('.null', { hasText: 'null' }).first().waitFor()
  })

  it('should say that a table has no rows', async () => {
    const page = await openPage({ link: { story: 'an online shop', rows: '0' } })
    await page.getByText('This table has no rows.').waitFor()
  })

  it('should keep the way to a row in sight beside a long name', async () => {
    const name = 'a_table_with_a_very_long_name_that_nobody_types_twice_in_life'
    const schema = JSON.stringify({
      version: 1,
      tables: [{ name, rows: { type: 'primary' }, columns: [{ name: 'id', kind: 'sequence' }] }],
    })
    for (const width of [1280, 390]) {
      const page = await openPage({ link: { schema }, viewport: { width, height: 800 } })
      const { x = 0, width: own = 0 } = (await page.getByLabel('Go to row').boundingBox()) ?? {}
      expect(own).toBeGreaterThan(50)
      expect(x + own).toBeLessThanOrEqual(width)
      expect(await page.getByRole('heading', { name }).getAttribute('title')).toBe(name)
    }
  })

  it('should scroll a million rows to the last one, and nearly as far, within its memory', async () => {
    const page = await openPage({ link: { story: million } })
    await page.locator('.tables button', { hasText: '1,000,000' }).waitFor()
    await page.locator('.grid-cell').first().waitFor()
    await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight))
    const last = await rowOf(page, 'users', 999_999)
    await emailOf(page, 1_000_000).waitFor()
    expect(await emailOf(page, 1_000_000).textContent()).toBe(last['email'])
    const seen = await page.getByRole('grid').evaluate((grid) => {
      const box = grid.getBoundingClientRect()
      const row = grid.querySelector('[aria-rowindex="1000001"]')?.getBoundingClientRect()
      return row === undefined ? false : row.bottom <= box.bottom + 1 && row.top >= box.top
    })
    expect(seen).toBe(true)
    for (let part = 0; part < 20; part++)
      await page.getByRole('grid').evaluate((grid, share) => grid.scrollTo(0, grid.scrollHeight * share), ((part * 7) % 20) / 20)
    await page.getByLabel('Go to row').fill('654,321')
    await page.getByLabel('Go to row').press('Enter')
    await emailOf(page, 654_321).waitFor()
    expect(await emailOf(page, 654_321).textContent()).toBe((await rowOf(page, 'users', 654_320))['email'])
    expect(await page.locator('[role=row]').count()).toBeLessThan(60)
    expect(await largestTab()).toBeLessThan(300e6)
  })

  it('should give up rows that were passed before they came', async () => {
    const page = await openPage({ link: { story: million } })
    await page.locator('.grid-cell').first().waitFor()
    const asked: number[] = []
    await page.route(/users\.json\?offset/, async (route) => {
      asked.push(Number(/offset=(\d+)/.exec(route.request().url())?.[1]))
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue().catch(() => {})
    })
    let failed = 0
    page.on('requestfailed', () => (failed += 1))
    const grid = page.getByRole('grid')
    for (let step = 1; step <= 30; step++) {
      await grid.evaluate((element, share) => element.scrollTo(0, element.scrollHeight * share), step / 31)
      await page.waitForTimeout(20)
    }
    await expect.poll(() => page.locator('.grid-row[aria-busy=true]').count()).toBe(0)
    expect(asked.length).toBeLessThan(45)
    expect(failed).toBeGreaterThan(3)
  })

  it('should move the active cell by the keys of a grid, and a turn of the wheel by a few rows', async () => {
    const page = await openPage({ link: { story: million } })
    await page.locator('.grid-cell').first().waitFor()
    const grid = page.getByRole('grid')
    const active = () => grid.getAttribute('aria-activedescendant')
    await grid.focus()
    for (const [key, expected] of [
      ['ArrowDown', 'cell-1-0'],
      ['ArrowRight', 'cell-1-1'],
      ['End', /^cell-1-\d$/],
      ['Control+End', /^cell-999999-\d$/],
      ['ArrowUp', /^cell-999998-\d$/],
      ['Home', 'cell-999998-0'],
      ['Control+Home', 'cell-0-0'],
      ['PageDown', /^cell-\d\d-0$/],
    ] as const) {
      await grid.press(key)
      await expect.poll(active).toMatch(expected)
      // Who listens is told of a cell that is there.
      await page.locator(`#${await active()}`).waitFor()
    }
    await grid.press('Control+Home')
    await grid.hover()
    await page.mouse.wheel(0, 280)
    await page.locator('[aria-rowindex="12"]').waitFor()
    const top = await grid.evaluate((element) => {
      const head = element.querySelector('.grid-head')?.getBoundingClientRect().bottom ?? 0
      return [...element.querySelectorAll('.grid-row')]
        .find((row) => row.getBoundingClientRect().bottom > head + 1)
        ?.getAttribute('aria-rowindex')
    })
    expect(top).toBe('12')
  })

  it('should copy the text of the active cell, and a selected text instead', async () => {
    const page = await openPage({ link: { story: million }, permissions: ['clipboard-read', 'clipboard-write'] })
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const email = emailOf(page, 3)
    await email.click()
    await page.keyboard.press('ControlOrMeta+c')
    expect(await copied()).toBe(await email.textContent())
    expect(await copied()).toMatch(/^\S+@\S+$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(copied).toBe(await emailOf(page, 4).textContent())
    await page.getByRole('heading', { name: 'users' }).selectText()
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(copied).toBe('users')
  })

  it('should explain why rows are missing, and request them again', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients' }, expected: /ERR_FAILED/ })
    await page.locator('.grid-cell').first().waitFor()
    await page.route(/doctors\.json/, (route) => route.abort())
    await page.locator('.tables button', { hasText: 'doctors' }).click()
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor()
    await page.unroute(/doctors\.json/)
    await page.getByRole('alert').getByRole('button').click()
    await page
      .getByRole('grid', { name: /^doctors/ })
      .locator('.grid-cell')
      .first()
      .waitFor()
    await expect.poll(() => page.locator('.grid-row[aria-busy=true]').count()).toBe(0)
  })
})
