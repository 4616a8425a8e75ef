import { expect, it } from 'vitest'
import { describeInBrowser } from './support/browser.ts'
import { openPage } from './support/open-page.ts'

const hospital = 'a hospital with 500 patients, 15% no-shows and a helipad'

describeInBrowser('the story', () => {
  it('should mark used and unused parts, and explain them at the pointer and below', async () => {
    const page = await openPage({ link: { story: hospital } })
    await page.locator('mark.mark-used', { hasText: '500 patients' }).waitFor()
    expect(await page.locator('mark.mark-used').allTextContents()).toEqual(['500 patients', '15% no-shows'])
    expect(await page.locator('mark.mark-unused').allTextContents()).toEqual(['helipad'])
    const colours = await page.locator('mark').evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
    expect(new Set(colours).size).toBe(2)
    const box = await page.locator('mark.mark-used', { hasText: '500 patients' }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.getByRole('tooltip').filter({ hasText: 'patients has 500 rows' }).waitFor()
    await page.mouse.move(5, 5)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    expect(await page.locator('.fact', { hasText: '15% no-shows' }).textContent()).toContain(
      '15% of the rows of appointments have the status no_show, to the nearest row',
    )
    expect(await page.locator('.fact-unused').textContent()).toContain('helipad')
  })

  it('should mark the same letters as the field shows, where characters have several code units', async () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
    const story = `a hospital ${family} with 5\ufe0f\u20e3 doctors \u{1f355} 500 patients and a cafe\u0301 and a helipad`
    const page = await openPage({ link: { story } })
    await page.locator('mark.mark-unused', { hasText: 'helipad' }).waitFor()
    expect(await page.locator('mark.mark-used').allTextContents()).toEqual(['5\ufe0f\u20e3 doctors', '500 patients'])
    expect(await page.locator('mark.mark-unused').allTextContents()).toEqual(['cafe\u0301', 'helipad'])
    expect(await page.getByLabel(/^Story/).inputValue()).toBe(story)
    // Letters stand where they stand without marks, as in the field.
    const places = await page.locator('.story-backdrop').evaluate((backdrop) => {
      const plain = backdrop.cloneNode() as HTMLElement
      plain.textContent = backdrop.textContent
      backdrop.before(plain)
      const whole = plain.getBoundingClientRect()
      return [...backdrop.querySelectorAll('mark')].map((mark) => {
        const range = document.createRange()
        range.setStartBefore(backdrop)
        range.setEndBefore(mark)
        const start = range.toString().length
        range.setStart(plain.firstChild as Node, start)
        range.setEnd(plain.firstChild as Node, start + (mark.textContent ?? '').length)
        const [alone, marked] = [range.getBoundingClientRect(), mark.getBoundingClientRect()]
        return [alone.left - marked.left, alone.width - marked.width, alone.top + whole.height - marked.top].map((moved) =>
          Math.round(Math.abs(moved)),
        )
      })
    })
    expect(places).toEqual(places.map(() => [0, 0, 0]))
  })

  it('should tick each fact that its proof shows in the data, and tell what does not hold', async () => {
    const page = await openPage({ link: { story: hospital } })
    await page.locator('.facts > summary', { hasText: '2 facts read and proved in the data, 1 part without effect' }).waitFor()
    expect(await page.locator('.fact-holds').allTextContents()).toEqual([' Proved in the data', ' Proved in the data'])
    await page.route('**/patients.ndjson?**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).split('\n').slice(5).join('\n') })
    })
    await page.getByLabel(/^Story/).fill(`${hospital} and 7 doctors`)
    await page.locator('.fact', { hasText: '500 patients' }).getByText('Not so in the data: 495 instead of 500').waitFor()
    await page.locator('.facts > summary', { hasText: '3 facts read, 2 proved in the data, 1 part without effect' }).waitFor()
  })

  it('should check a fact about a million rows when it is asked to', async () => {
    const page = await openPage({ link: { story: '1,000,000 users' } })
    const fact = page.locator('.fact', { hasText: '1,000,000 users' })
    await fact.getByText('Not checked: 1,000,000 rows to read').waitFor()
    await fact.getByRole('button', { name: 'Check it now' }).click()
    await fact.getByText('Proved in the data').waitFor()
  })

  it('should show the message of the part at the caret', async () => {
    const page = await openPage({ link: { story: hospital } })
    await page.locator('mark.mark-unused').waitFor()
    const field = page.getByLabel(/^Story/)
    await field.focus()
    await field.press('Control+End')
    await page.getByRole('tooltip').filter({ hasText: 'Sets nothing' }).waitFor()
  })

  it('should follow what is typed: the last story wins, whatever the order of the answers', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients' } })
    await page.locator('mark', { hasText: '500 patients' }).waitFor()
    let held = 0
    await page.route('**/api/explain', async (route) => {
      // The first question is answered last.
      if (held++ === 0) await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue().catch(() => {})
    })
    const field = page.getByLabel(/^Story/)
    await field.fill('a hospital with 20 patients')
    await page.waitForRequest('**/api/explain')
    await field.fill('a hospital with 30 patients')
    await page.locator('mark', { hasText: '30 patients' }).waitFor()
    await page.locator('.tables button', { hasText: 'patients' }).filter({ hasText: '30' }).waitFor()
    await page.waitForTimeout(800)
    expect(await page.locator('mark').allTextContents()).toEqual(['30 patients'])
  })

  it('should keep marks at their words behind characters of two units', async () => {
    const page = await openPage({ link: { story: '🏥🏥 a hospital with 500 patients 🩺 and 7 doctors' } })
    await page.locator('mark', { hasText: '7 doctors' }).waitFor()
    expect(await page.locator('mark.mark-used').allTextContents()).toEqual(['500 patients', '7 doctors'])
  })

  it('should show an impossible part at its position, in the words of the service, and keep the previous rows', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients' } })
    await page.locator('.grid-row').first().waitFor()
    await page.getByLabel(/^Story/).fill('a hospital with 500 patients and 200 patients')
    await page.locator('mark.mark-wrong').first().waitFor()
    expect(await page.locator('mark.mark-wrong').allTextContents()).toEqual(['500 patients', '200 patients'])
    expect(await page.locator('#story-state').textContent()).toContain('500 and 200 rows of "patients": state only one of these numbers')
    expect(await page.getByLabel(/^Story/).getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('.old-note').count()).toBe(1)
    await page.getByLabel(/^Story/).fill('qwerty')
    await page.locator('#story-state', { hasText: 'Say in English what there is and how many' }).waitFor()
    await page.getByLabel(/^Story/).fill('')
    await page.locator('#story-state', { hasText: 'Say in a sentence' }).waitFor()
    await page.getByText('Rows appear here as soon as there is data.').waitFor()
    expect(await page.locator('.old-note').count()).toBe(0)
  })

  it('should take examples, rows, another seed and another way to write values', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Bank' }).click()
    await page.locator('#story-state', { hasText: 'fintech' }).waitFor()
    expect(await page.getByLabel(/^Story/).inputValue()).toContain('German bank')
    await page.getByLabel('Rows', { exact: true }).fill('12k')
    await page.locator('.tables button', { hasText: 'customers' }).filter({ hasText: '12,000' }).waitFor()
    await page.getByLabel('Rows', { exact: true }).fill('many')
    await page.getByText('Rows: a whole number, please').waitFor()
    await page.getByLabel('Rows', { exact: true }).fill('')
    await page.locator('.tables button', { hasText: 'customers' }).filter({ hasText: '1,000' }).waitFor()
    const seed = page.getByLabel('Seed', { exact: true })
    expect(await seed.inputValue()).toBe('42')
    const described = page.waitForResponse((response) => response.url().endsWith('/datasets') && response.request().method() === 'POST')
    await page.getByRole('button', { name: /dice/ }).click()
    expect(await seed.inputValue()).not.toBe('42')
    expect(((await (await described).json()) as { seed: number }).seed).toBe(Number(await seed.inputValue()))
    await page.locator('.tables button', { hasText: 'transactions' }).click()
    const amount = page.locator('[role=row][aria-rowindex="2"] .kind-decimal').first()
    await expect.poll(() => amount.textContent()).toMatch(/^-?[\d,]*\d\.\d\d$/)
    await page.getByLabel('Numbers and dates').selectOption('de-DE')
    await expect.poll(() => amount.textContent()).toMatch(/^-?[\d.]*\d,\d\d$/)
    await page.getByLabel('Numbers and dates').selectOption('raw')
    await expect
      .poll(() => page.locator('[role=row][aria-rowindex="2"] .kind-timestamp').first().textContent())
      .toMatch(/^\d{4}-\d\d-\d\dT[\d:]+Z$/)
  })

  it('should say what is wrong with a number of rows that the service refuses', async () => {
    const page = await openPage({ link: { story: 'a hospital with 500 patients', rows: '99000000000' } })
    await page.locator('#rows-fault', { hasText: 'Rows must be at most 1,000,000,000' }).waitFor()
    expect((await page.locator('#story-state').textContent())?.trim()).toBe('Rows must be at most 1,000,000,000.')
    await page.getByLabel('Rows', { exact: true }).fill('900M')
    await page.locator('#story-state', { hasText: 'but at most 1,000,000,000 are allowed' }).waitFor()
  })

  it('should lead from a story in another language to the configuration of a language model', async () => {
    const page = await openPage({ link: { story: 'Ein Krankenhaus mit 500 Patienten und 20 Ärzten, die in der Stadt arbeiten' } })
    await page.getByRole('link', { name: 'How to configure a language model' }).click()
    await page.locator('#language-model').waitFor()
    expect(new URL(page.url()).pathname).toBe('/guide/options')
  })

  it('should continue automatically when the service is available again', async () => {
    const page = await openPage({ link: { story: hospital }, expected: /ERR_FAILED|status of 502/ })
    await page.locator('mark').first().waitFor()
    await page.route('**/api/explain', (route) => route.abort())
    await page.getByLabel(/^Story/).fill('a hospital with 33 patients')
    await page.locator('#story-state', { hasText: 'The service does not answer' }).waitFor()
    await page.unroute('**/api/explain')
    await page.locator('mark', { hasText: '33 patients' }).waitFor()
    await page.route('**/api/explain', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await page.getByLabel(/^Story/).fill('a hospital with 44 patients')
    await page.locator('#story-state', { hasText: 'The service answered 502' }).waitFor()
    await page.unroute('**/api/explain')
    await page.locator('mark', { hasText: '44 patients' }).waitFor()
  })

  it.each(['/api/explain', '/datasets'])('should say when an answer of %s cannot be read, instead of keeping old data', async (path) => {
    const page = await openPage({ link: { story: hospital } })
    await page.locator('.grid-row[aria-busy=false]').first().waitFor()
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'application/json', body: '<html>Please log in' }))
    await page.getByLabel(/^Story/).fill('a hospital with 33 patients')
    await page.locator('#story-state', { hasText: 'The answer is not JSON' }).waitFor()
    await page.locator('.old-note').waitFor()
    await page.unroute(`**${path}`)
    await page.locator('.tables button', { hasText: /^patients33$/ }).waitFor()
    expect(await page.locator('.old-note').count()).toBe(0)
  })

  it('should refuse a story that is too long, and not take a part of it', async () => {
    const page = await openPage({ link: { story: hospital } })
    await page.locator('mark').first().waitFor()
    await page.getByLabel(/^Story/).fill('')
    await page.keyboard.insertText('a hospital with 500 patients. '.repeat(700))
    await page.locator('#story-state', { hasText: '20,000' }).waitFor()
    expect((await page.getByLabel(/^Story/).inputValue()).length).toBe(21_000)
  })
})
