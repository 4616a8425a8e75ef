import type { LinkState } from './link-state.ts'

/** The parts of a link that cannot be read, in words; `state` is what `readLink` made of it. */
export function lostParts(hash: string, { source, rows, seed }: LinkState): readonly string[] {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const isLost = {
    schema: parameters.has('schema.z') && source === 'story',
    rows: parameters.has('rows') && rows === null,
    seed: parameters.has('seed') && Number(parameters.get('seed')) !== seed,
  }
  return Object.entries(isLost).flatMap(([name, lost]) => (lost ? [name] : []))
}
