import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeFindings } from '../support/axe-findings.ts'
import { describeInBrowser } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'

const schema = `{
  "version": 1,
  "tables": [
    {
      "name": "authors",
      "rows": 30,
      "columns": [
        {"name": "author_id", "kind": "sequence"}
      ],
      "primary_key": "author_id"
    },
    {
      "name": "books",
      "rows": 50,
      "columns": [
        {"name": "book_id", "kind": "sequence"},
        {"name": "author_id", "kind": "foreign_key", "table": "authors"}
      ]
    }
  ]
}`

const valid = '.schema-state-valid'
const text = (page: Page) =>
  page.locator('.cm-content').evaluate((content) => [...content.children].map((line) => line.textContent).join('\n'))

async function openSchema(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ link: { schema, view: 'schema' }, ...options })
  await page.locator(valid).waitFor()
  return page
}

/** Puts the cursor behind the first place of a text that lies in one line. */
async function goBehind(page: Page, part: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page
    .locator('.cm-line', { hasText: part })
    .first()
    .evaluate((line, wanted) => {
      const offset = (line.textContent ?? '').indexOf(wanted) + wanted.length
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      let left = offset
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const length = node.textContent?.length ?? 0
        if (left <= length) return document.getSelection()?.collapse(node, left)
        left -= length
      }
      return undefined
    }, part)
}

/** As from the clipboard. */
async function paste(page: Page, pasted: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.locator('.cm-content').evaluate((content, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
}

describeInBrowser('the schema', () => {
  it('should show the schema of the story, and let the data follow an edit', async () => {
    const page = await openPage({ link: { story: 'a library with 300 members', view: 'schema' } })
    await page.locator('.cm-line', { hasText: '"members"' }).first().waitFor()
    await paste(page, schema)
    await page.locator(valid, { hasText: 'Valid: 2 tables, 80 rows' }).waitFor()
    await page.getByRole('button', { name: 'Reset to what the story says' }).click()
    await page.locator('.cm-line', { hasText: '"members"' }).first().waitFor()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await page.locator(valid, { hasText: '80 rows' }).waitFor()
  })

  it('should show errors at their place, as the service finds them, and keep the data', async () => {
    const page = await openSchema()
    await goBehind(page, '"kind": "foreign_key", "table": "')
    await page.keyboard.type('x')
    const problem = page.locator('.schema-problem')
    await problem.waitFor()
    expect(await problem.textContent()).toMatch(/^line 17error: .*"xauthors"/)
    await page.locator('.schema-state', { hasText: 'The data is still that of the last valid schema.' }).waitFor()
    expect(await page.locator('.cm-lintRange-error').count()).toBeGreaterThan(0)
    await problem.click()
    await page.keyboard.press('ControlOrMeta+z')
    await page.locator(valid).waitFor()
  })

  it('should show where a text is no JSON', async () => {
    const page = await openSchema()
    await goBehind(page, '"rows": 30')
    await page.keyboard.press('Delete')
    await page.locator('.schema-problem', { hasText: 'line 7' }).waitFor()
  })

  it('should complete kinds by the JSON Schema, and names by the tables that there are', async () => {
    const page = await openSchema()
    await goBehind(page, '"author_id", "kind": "foreign_key", "table": "authors"')
    await page.keyboard.type(', "pop')
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'popularity' }).waitFor()
    // A list that has come up this moment does not take the Enter that was meant for the text.
    await page.waitForTimeout(150)
    await page.keyboard.press('Enter')
    await page.keyboard.type('0.5')
    await page.locator(valid).waitFor()
    expect(await text(page)).toContain('{"name": "author_id", "kind": "foreign_key", "table": "authors", "popularity": 0.5}')
    await goBehind(page, '"kind": "foreign_key", "table": "')
    await page.keyboard.press('Control+Space')
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'books' }).waitFor()
  })

  it('should indent by Tab, and be left by Escape and Tab', async () => {
    const page = await openSchema()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Tab')
    expect(await text(page)).toMatch(/^ +\{/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot ?? null)).toBeNull()
  })

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const)('should have nothing for axe to find, %s, %i pixels wide', async (colorScheme, width) => {
    const page = await openSchema({ colorScheme, viewport: { width, height: 800 } })
    await goBehind(page, '"kind": "foreign_key", "table": "')
    await page.keyboard.type('x')
    await page.locator('.schema-problem').first().waitFor()
    expect(await axeFindings(page, '.panel')).toEqual([])
  })
})
