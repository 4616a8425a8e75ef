import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser } from './support/browser.ts'
import { openPage } from './support/open-page.ts'
import { openService } from './support/service.ts'

const shop = `an online shop in O'Brien's street with 400 customers & 7% returns`

const take = (page: Page) => page.getByRole('tab', { name: 'Download' }).click()

/** In place of the dialog of the browser, which nothing can click: the file lies in the private folder of the page. */
async function pickFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pick = async ({ suggestedName }: { suggestedName: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })
    Object.assign(globalThis, { showSaveFilePicker: pick })
  })
  await page.reload()
}

const pickedBytes = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(file)
    return (await handle.getFile()).size
  }, name)

describeInBrowser('taking data away', () => {
  it('should offer the chosen table, format and compression, as a link and as lines to copy', async () => {
    const page = await openPage({
      link: { story: shop, view: 'take', table: 'orders' },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('heading', { name: 'Read it with a tool' }).waitFor()
    expect(await page.getByLabel('Table', { exact: true }).inputValue()).toBe('orders')
    await page.getByLabel('Format').selectOption('ndjson')
    await page.getByLabel('gzip').check()
    await page.getByRole('button', { name: 'Copy: the line for curl' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await page.getByRole('region', { name: 'Line for curl' }).textContent())
    expect(copied).toMatch(
      /^curl -f "http.*\/datasets\/orders\.ndjson\.gz\?story=an\+online\+shop\+in\+O%27Brien%27s.*&seed=42" -o "orders\.ndjson\.gz"$/,
    )
    for (const tool of ['pandas', 'polars', 'DuckDB', 'psql', 'JavaScript'])
      expect(await page.getByRole('region', { name: `Line for ${tool}` }).textContent()).toContain('orders')
    const link = page.getByRole('link', { name: 'Download with the browser' })
    expect(await link.getAttribute('title')).toContain('saves the file to its own folder')
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('orders-seed42-v1.ndjson.gz')
    const direct = await fetch(`${await openService()}/datasets/orders.ndjson.gz?story=${encodeURIComponent(shop)}&seed=42`)
    expect((await readFile(await download.path())).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true)
    await page.getByLabel('Table', { exact: true }).selectOption('*')
    await page.getByRole('button', { name: 'Download ecommerce-seed42-v1.ndjson.zip' }).waitFor()
  })

  it('should call every file by the name that the service gives it', async () => {
    const page = await openPage({ link: { story: 'an online shop with 40 customers', view: 'take' } })
    const link = page.getByRole('link', { name: 'Download with the browser' })
    for (const table of ['orders', '*'])
      for (const format of ['arrow', 'csv', 'copy']) {
        await page.getByLabel('Table', { exact: true }).selectOption(table)
        await page.getByLabel('Format').selectOption(format)
        const head = await fetch(new URL((await link.getAttribute('href')) ?? '', page.url()), { method: 'HEAD' })
        const [, name = ''] = /filename="([^"]+)"/.exec(head.headers.get('content-disposition') ?? '') ?? []
        expect(name).toContain('-seed42-')
        await page.getByRole('button', { name: `Download ${name}`, exact: true }).waitFor()
      }
  })

  it('should stream a large file to the disk, show its progress, and leave none when it is cancelled', async () => {
    const page = await openPage({ link: { story: '1,000,000 users with name and email', view: 'take' } })
    await pickFiles(page)
    const start = page.getByRole('button', { name: 'Download users-seed42-v1.csv' })
    await start.click()
    const progress = page.locator('.pull-progress')
    await expect.poll(() => progress.textContent()).toMatch(/^[\d.]+ [kM]B of about [\d.]+ MB, [\d.]+ [kM]B\/s, \d+ %$/)
    await progress.getByText(/^Done: /).waitFor()
    expect(await progress.textContent()).toMatch(/^Done: [\d.]+ MB in [\d.]+ s, [\d.]+ MB\/s$/)
    const bytes = await pickedBytes(page, 'users-seed42-v1.csv')
    const whole = await fetch(`${await openService()}/datasets/users.csv?story=1,000,000+users+with+name+and+email&seed=42`)
    expect(bytes).toBe((await whole.arrayBuffer()).byteLength)
    await page.getByLabel('Rows', { exact: true }).fill('90M')
    await page.locator('#story-state', { hasText: '90,000,000 rows' }).waitFor()
    await start.click()
    await expect.poll(() => progress.textContent()).toMatch(/MB\/s/)
    await page.getByRole('tab', { name: 'Data' }).click()
    await take(page)
    await expect.poll(() => progress.textContent()).toMatch(/MB\/s/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await progress.getByText(/^Cancelled after .*; no file was left$/).waitFor()
    // What was there before is not touched.
    expect(await pickedBytes(page, 'users-seed42-v1.csv')).toBe(bytes)
  })

  it('should know the length of a Parquet file, and say why a download fails', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients', view: 'take' }, expected: /ERR_FAILED|ERR_CONNECTION/ })
    await pickFiles(page)
    await page.getByLabel('Format').selectOption('parquet')
    await page.getByRole('button', { name: 'Download patients-seed42-v1.parquet' }).click()
    await page.getByText(/^Done: /).waitFor()
    const head = await fetch(`${await openService()}/datasets/patients.parquet?story=a+hospital+with+500+patients&seed=42`, {
      method: 'HEAD',
    })
    expect(await pickedBytes(page, 'patients-seed42-v1.parquet')).toBe(Number(head.headers.get('content-length')))
    await page.route(/patients\.parquet/, (route) => route.abort())
    await page.getByRole('button', { name: 'Download patients-seed42-v1.parquet' }).click()
    await page.getByText('Failed after 0 B: The service does not answer. Is it running?').waitFor()
  })

  it('should leave the download to the browser where pages cannot write files', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients', view: 'take' } })
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download patients-seed42-v1.csv' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('patients-seed42-v1.csv')
  })

  it('should take the table that was selected last, wherever that was', async () => {
    const page = await openPage({ link: { story: shop, view: 'take' } })
    await page.getByLabel('Table', { exact: true }).selectOption('orders')
    await page.getByRole('tab', { name: 'Data' }).click()
    await page.getByRole('grid', { name: /^orders/ }).waitFor()
    await page.locator('.tables button', { hasText: 'products' }).click()
    await take(page)
    await page.getByRole('button', { name: 'Download products-seed42-v1.csv' }).waitFor()
  })

  it('should say what of a damaged link is lost, and show no other data for it', async () => {
    const page = await openPage({ path: '#schema.z=bU_bDoIwDP2XPhPDfW6&rows=many&seed=7' })
    await page.getByRole('alert').filter({ hasText: 'its schema and rows cannot be read' }).waitFor()
    expect(await page.getByLabel(/^Story/).inputValue()).toBe('')
    await page.evaluate((story) => (location.hash = `story=${story}&seed=1e9`), shop.replaceAll(' ', '+'))
    await page.getByRole('alert').filter({ hasText: 'its seed cannot be read' }).waitFor()
    await page.getByRole('alert').getByRole('button').click()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('should hold all that is seen in a link', async () => {
    const page = await openPage({ link: { story: shop }, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByLabel('Rows', { exact: true }).fill('77')
    await page.getByLabel('Seed', { exact: true }).fill('-5')
    await page.locator('.tables button', { hasText: 'orders' }).click()
    await page.getByLabel('Numbers and dates').selectOption('de-DE')
    await page.getByRole('button', { name: /^Copy link/ }).click()
    await page.getByText('Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(() => page.url()).toBe(link)
    await take(page)
    await expect.poll(() => page.url()).toContain('view=take')
    await page.getByLabel('Format').selectOption('parquet')
    await page.getByLabel('gzip').check()
    await expect.poll(() => page.url()).toContain('gzip')
    const download = await openPage({ path: new URL(page.url()).hash })
    await download.getByRole('button', { name: 'Download orders-seed-5-v1.parquet' }).waitFor()
    expect(await download.getByLabel('gzip').isChecked()).toBe(true)
    await page.goto(link)
    await expect.poll(() => page.getByRole('tab', { name: 'Data' }).getAttribute('aria-selected')).toBe('true')
    const other = await openPage({ path: new URL(link).hash })
    await other.getByRole('grid', { name: /^orders/ }).waitFor()
    expect(await other.getByLabel(/^Story/).inputValue()).toBe(shop)
    expect(await other.getByLabel('Rows', { exact: true }).inputValue()).toBe('77')
    expect(await other.getByLabel('Seed', { exact: true }).inputValue()).toBe('-5')
    expect(await other.getByLabel('Numbers and dates').inputValue()).toBe('de-DE')
  })
})
