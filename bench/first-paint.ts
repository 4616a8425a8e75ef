import type { Browser } from 'playwright-core'
import { openBrowser } from '../test/support/browser.ts'
import { chromiumPath } from '../test/support/chromium-path.ts'
import { median } from './measure.ts'
import { startSynth } from './processes.ts'
import type { Finding, Report } from './report.ts'

const repetitions = 7
const required = { paint: 300, bytes: 150_000 }

/** Measurements of one visit. */
interface Visit {
  /** Milliseconds since the request of the page. */
  readonly paint: number
  readonly rows: number
  /** Transferred bytes, including headers. */
  readonly bytes: number
}

/** How soon the playground shows its first rows, and how many bytes it loads for that. */
export async function firstPaint(): Promise<Report> {
  return {
    title: 'First paint',
    method:
      `\`GET /\` in a Chromium without a window, with an empty cache each time; the service on 127.0.0.1 with two workers, warm. ` +
      `First contentful paint and the first rows of the table, since the request of the page: median of ${repetitions}, after one warm-up visit. ` +
      `Bytes until the rows are shown.`,
    findings: chromiumPath() === null ? [{ what: 'first paint', value: 'skipped: Chromium is not installed' }] : await visits(),
  }
}

async function visits(): Promise<readonly Finding[]> {
  const service = await startSynth(2)
  const browser = await openBrowser()
  try {
    const seen: Visit[] = []
    for (let i = 0; i <= repetitions; i++) seen.push(await visit(browser, service.url))
    return findingsOf(seen.slice(1))
  } finally {
    await browser.close()
    await service.stop()
  }
}

function findingsOf(seen: readonly Visit[]): readonly Finding[] {
  const paint = median(seen.map((each) => each.paint))
  const bytes = median(seen.map((each) => each.bytes))
  const rows = median(seen.map((each) => each.rows))
  return [
    {
      what: 'first contentful paint',
      value: `**${paint.toFixed(0)} ms**`,
      gate: `< ${required.paint} ms`,
      reached: paint < required.paint,
    },
    { what: 'first rows', value: `${rows.toFixed(0)} ms` },
    {
      what: 'bytes of the first load',
      value: `**${(bytes / 1000).toFixed(0)} KB**`,
      gate: `< ${required.bytes / 1000} KB`,
      reached: bytes < required.bytes,
    },
  ]
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url)
  await page.locator('.grid-row[aria-busy=false]').first().waitFor()
  const [rows, paint] = await page.evaluate(() => [
    performance.now(),
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  ])
  const visited = { paint: paint ?? Number.NaN, rows: rows ?? Number.NaN, bytes }
  await context.close()
  return visited
}
