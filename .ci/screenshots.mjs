// Writes docs/images: the data and the diagram of the playground in light and dark, and the data on a phone. `npm run screenshots`; it needs a Chromium.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const images = join(root, 'docs', 'images')
const story = 'an online shop with 400 customers, 7% returns, and revenue from $50k in January to $200k in December'

const shots = [
  { name: 'playground-light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'playground-dark', width: 1280, height: 800, colorScheme: 'dark' },
  { name: 'diagram-light', width: 1280, height: 800, colorScheme: 'light', view: 'diagram' },
  { name: 'diagram-dark', width: 1280, height: 800, colorScheme: 'dark', view: 'diagram' },
  { name: 'playground-phone', width: 390, height: 844, colorScheme: 'light' },
]

/** A service on a free port, once it says where it listens. */
async function startService() {
  const service = spawn(process.execPath, [
    join(root, 'dist', 'src', 'cli.js'),
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--workers',
    '1',
  ])
  let out = ''
  for await (const text of service.stdout) {
    out += text
    const url = /listens on (\S+)/.exec(out)?.[1]
    if (url !== undefined) return { url, stop: () => service.kill('SIGKILL') }
  }
  throw new Error('The service did not start')
}

async function take(browser, url, { name, width, height, colorScheme, view = 'data' }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-US', deviceScaleFactor: 1 })
  const page = await context.newPage()
  await page.goto(`${url}/#${new URLSearchParams({ story, seed: '42', view, table: 'orders' })}`)
  await page.locator('.facts > summary', { hasText: 'proved in the data' }).waitFor()
  await page
    .locator(view === 'data' ? '.grid-row[aria-busy=false]' : '.curve canvas')
    .first()
    .waitFor()
  // What is drawn once more after the first data has come.
  await page.waitForTimeout(1000)
  await page.screenshot({ path: join(images, `${name}.png`) })
  await context.close()
}

const executablePath = [process.env.SYNTH_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
if (executablePath === undefined) throw new Error('There is no Chromium: apt-get install chromium, or name one by SYNTH_CHROMIUM')
mkdirSync(images, { recursive: true })
const service = await startService()
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'] })
try {
  for (const shot of shots) await take(browser, service.url, shot)
} finally {
  await browser.close()
  service.stop()
}
