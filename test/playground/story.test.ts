import { expect, it } from 'vitest'
import { describeInBrowser } from './support/browser.ts'
import { openPage } from './support/open-page.ts'

const shop = 'an online shop with 400 customers, 7% returns, and a helipad'

describeInBrowser('the story', () => {
  it('should mark what is used in green and what is not in red, with the reason', async () => {
    const page = await openPage({ link: { story: shop } })
    await page.locator('mark.mark-used', { hasText: '400 customers' }).waitFor()
    expect(await page.locator('mark.mark-used').allTextContents()).toContain('7% returns')
    expect(await page.locator('mark.mark-unused').allTextContents()).toEqual(['helipad'])
    await page.locator('.fact-unused', { hasText: 'helipad' }).waitFor()
  })
})
