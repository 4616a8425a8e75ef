import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Where the Chromium of this machine is; null where there is none. The variable SYNTH_CHROMIUM names another one.
 * @throws Error where there is none and SYNTH_REQUIRE_BROWSER is 1
 */
export function chromiumPath(): string | null {
  const found = [process.env['SYNTH_CHROMIUM'], ...places].find((path) => path !== undefined && existsSync(path)) ?? null
  if (found === null && process.env['SYNTH_REQUIRE_BROWSER'] === '1')
    throw new Error('Tests in a browser need a Chromium: apt-get install chromium, or name one by SYNTH_CHROMIUM')
  return found
}
