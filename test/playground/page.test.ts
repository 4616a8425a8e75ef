import { readFile } from 'node:fs/promises'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, describeInBrowser } from './support/browser.ts'
import { openPage } from './support/open-page.ts'
import { closedService, openService, token } from './support/service.ts'

const story = 'a hospital with 500 patients, 15% no-shows and a helipad'

/** What axe finds against a page, without its scripts standing in it: the policy of the page forbids that. */
async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  // Evaluated by the debugger, which no policy holds for.
  await session.send('Runtime.evaluate', { expression: axe.source })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) =>
      JSON.stringify(violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html.slice(0, 200) + failureSummary).join('; '))))`,
    awaitPromise: true,
  })
  return JSON.parse(String(result.value)) as string[]
}

describeInBrowser('the page', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('should have nothing that axe objects to, %s and %d pixels wide', async (colorScheme, width) => {
    const page = await openPage({ link: { story }, colorScheme, viewport: { width, height: 844 } })
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    for (const tab of ['Data', 'Diagram', 'Schema', 'Download']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.panel > :not([hidden]):not(.empty)').first().waitFor()
      expect([tab, await accessibilityFaults(page)]).toEqual([tab, []])
    }
    await page.getByLabel(/^Story/).fill('a hospital with 500 patients and 200 patients')
    await page.locator('mark.mark-wrong').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  it('should be usable by keyboard alone', async () => {
    const page = await openPage({ link: { story } })
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    const reached = new Set<string>()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      reached.add(
        await page.evaluate(
          () => document.activeElement?.id || document.activeElement?.getAttribute('role') || document.activeElement?.textContent || '',
        ),
      )
    }
    for (const place of ['story', 'rows', 'seed', 'locale', 'tab-data', 'go-to', 'grid']) expect([...reached]).toContain(place)
    await page.locator('#tab-data').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('tab', { name: 'Download' }).getAttribute('aria-selected')).toBe('true')
    await page.getByRole('heading', { name: 'Read it with a tool' }).waitFor()
  })

  it('should have the colours that are chosen, at the next visit too', async () => {
    const page = await openPage({ link: { story }, colorScheme: 'light' })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: /^Colours: as the system/ }).click()
    await page.getByRole('button', { name: /^Colours: light/ }).click()
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page.reload()
    expect(await ground()).toBe(dark)
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Guide' }).click()
    await page.getByRole('heading', { name: 'Guide', exact: true }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await page.goBack()
    await page.getByRole('button', { name: /^Colours: dark/ }).click()
    expect(await ground()).toBe(light)
  })

  it('should run no script and no style that stands in it', async () => {
    const page = await openPage({ link: { story }, expected: /Content Security Policy|Refused|127\.0\.0\.1:9\// })
    await page.locator('mark').first().waitFor()
    const found = await page.evaluate(async () => {
      const violations: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.body.append(script, style)
      await fetch('http://127.0.0.1:9/').catch(() => {})
      const image = new Image()
      image.src = 'http://127.0.0.1:9/x.png'
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { violations: violations.sort(), title: document.title, display: getComputedStyle(document.body).display }
    })
    expect(found.title).not.toBe('taken over')
    expect(found.display).not.toBe('none')
    expect(found.violations).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem'])
  })

  it('should ask for the token of a service that wants one, send it, and forget it with the tab', async () => {
    const url = await closedService()
    const page = await openPage({ url, link: { story }, expected: /401/ })
    const dialog = page.getByRole('dialog', { name: 'This service asks for a token' })
    await dialog.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByLabel('Token').fill('wrong')
    await dialog.getByLabel('Token').press('Enter')
    await page.getByText('That was not the token.').waitFor()
    await dialog.getByLabel('Token').fill(token)
    await dialog.getByRole('button', { name: 'Use the token' }).click()
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    await page.reload()
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    expect(await dialog.isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'Download' }).click()
    expect(await page.getByRole('region', { name: 'Line for curl' }).textContent()).toContain('Bearer $SYNTH_TOKEN')
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download patients-seed42-v1.csv' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect([download.suggestedFilename(), file.split('\n').length]).toEqual(['patients-seed42-v1.csv', 502])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token)
  })

  it('should be small: page, scripts and styles of the first load', async () => {
    const context = await (await browser()).newContext()
    const page = await context.newPage()
    let bytes = 0
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(await openService())
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    expect(bytes).toBeLessThan(150_000)
    await context.close()
  })
})
