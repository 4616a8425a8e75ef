import { readFileSync } from 'node:fs'

/** The package's own manifest: two levels above the compiled worker, wherever this code runs from. */
const manifest = new URL('../../package.json', import.meta.resolve('#generate'))

export const packageVersion: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
