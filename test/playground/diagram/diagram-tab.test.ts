import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { axeFindings } from '../support/axe-findings.ts'
import { describeInBrowser } from '../support/browser.ts'
import { openPage } from '../support/open-page.ts'

const shop = 'an online shop with 400 customers, 7% returns, and revenue from $50k in January to $200k in December'
const hospital = 'a hospital with 500 patients, revenue from $50k in January to $200k in December 2025'
const diagram = (story: string, more: Readonly<Record<string, string>> = {}) => ({ story, view: 'diagram', ...more })

describeInBrowser('the diagram', () => {
  it('should show the tables with keys and rows, and how they refer to one another', async () => {
    const page = await openPage({ link: diagram(shop) })
    const orders = page.locator('.entity[data-table=orders]')
    await orders.waitFor()
    expect(await page.locator('.entity').evaluateAll((all) => all.map((each) => each.getAttribute('data-table')))).toEqual([
      'customers',
      'products',
      'orders',
      'order_items',
    ])
    await page.getByRole('button', { name: 'orders 1,000 PK order_id FK customer_id', exact: true }).waitFor()
    expect(await orders.locator('desc').textContent()).toBe('Refers to customers by customer_id. Referred to by order_items.')
    expect(await page.locator('.entity-link').evaluateAll((all) => all.map((each) => each.getAttribute('data-edge')))).toEqual(
      expect.arrayContaining(['orders.customer_id', 'order_items.order_id', 'order_items.product_id']),
    )
  })

  it('should show the columns of a table that is clicked, or reached by the keyboard', async () => {
    const page = await openPage({ link: diagram(shop) })
    await page.locator('.entity[data-table=products]').click()
    await page.locator('#profile-name', { hasText: 'products' }).waitFor()
    await page.locator('.profile header', { hasText: 'computed of all rows' }).waitFor()
    const price = page.locator('.column-profile', { hasText: 'price' }).first()
    await price.scrollIntoViewIfNeeded()
    await price.locator('.histogram canvas').waitFor()
    await page.locator('.entity[data-table=products]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('#profile-name', { hasText: 'orders' }).waitFor()
    expect(await page.locator('.entity[data-table=orders]').getAttribute('aria-pressed')).toBe('true')
  })

  it('should draw the stated values over those of the data', async () => {
    const page = await openPage({ link: diagram(shop, { table: 'orders' }) })
    const curve = page.locator('.curve')
    await curve.locator('.curve-kept', { hasText: 'Equal to the last digit in all 12 periods.' }).waitFor()
    expect(await curve.locator('.chart').getAttribute('aria-label')).toBe('total by month: said 50,000 to 200,000, data 50,000 to 200,000')
    const returned = page.locator('.column-profile', { hasText: 'status' }).locator('li', { hasText: 'returned' })
    await returned.scrollIntoViewIfNeeded()
    expect(await returned.textContent()).toBe('returned7%said 7%')
  })

  it('should compare amounts by a column of time that the data does not show', async () => {
    const page = await openPage({ link: diagram(hospital, { table: 'appointments' }) })
    await page.locator('.curve-kept', { hasText: 'all 12 periods' }).waitFor()
  })

  it('should say that a large table is a sample, and not compare it unasked', async () => {
    const page = await openPage({ link: diagram(shop, { table: 'orders', rows: '100000' }) })
    await page.locator('.profile header', { hasText: 'computed of 1,984 sampled rows' }).waitFor()
    await page.locator('.curves-state', { hasText: 'Not compared with the data yet: that takes 250,000 rows.' }).waitFor()
    expect(await page.locator('.curve-data').count()).toBe(0)
  })

  it('should hold forty tables', async () => {
    const schema = readFileSync(join(import.meta.dirname, '../../../docs/examples/retail-group.json'), 'utf8')
    const page = await openPage({ link: { schema, view: 'diagram' } })
    await page.locator('.entity').nth(39).waitFor()
    const zoom = () => page.locator('.canvas-frame > g').getAttribute('transform')
    const before = await zoom()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await zoom()).not.toBe(before)
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await zoom()).toBe(before)
  })

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const)('should have nothing for axe to find, %s, %i pixels wide', async (colorScheme, width) => {
    const page = await openPage({ link: diagram(shop, { table: 'orders' }), colorScheme, viewport: { width, height: 800 } })
    await page.locator('.curve-kept').waitFor()
    await page.locator('.column-profile .histogram').first().waitFor()
    expect(await axeFindings(page, '.panel')).toEqual([])
  })
})
