import { existsSync } from 'node:fs'

/** Where packages put a Chromium. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium of this machine; null for none. The variable SYNTH_CHROMIUM names another one.
 * @throws Error where there is none and SYNTH_REQUIRE_BROWSER is set
 */
export function findBrowser(): string | null {
  const found = [process.env['SYNTH_CHROMIUM'], ...places].find((path) => path !== undefined && existsSync(path)) ?? null
  if (found === null && process.env['SYNTH_REQUIRE_BROWSER'] === '1')
    throw new Error('The tests of the playground need a Chromium: apt-get install chromium, or name one by SYNTH_CHROMIUM')
  return found
}
