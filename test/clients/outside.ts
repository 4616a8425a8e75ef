import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What others make of our documents is tried where `npm ci --prefix test/clients` has installed them; CI asks for it. */
export const areInstalled = existsSync(join(import.meta.dirname, 'node_modules', '.package-lock.json'))

if (!areInstalled && process.env['SYNTH_REQUIRE_CLIENTS'] === '1') throw new Error('Run npm ci --prefix test/clients first')

/** A package of this folder, as much of it as the caller knows: its types are there only where it is installed. */
export async function outside<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ name)) as Module
}
