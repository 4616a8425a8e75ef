import { SynthError } from '../errors.ts'
import { formats } from '../formats/index.ts'
import { accepts } from './accepts.ts'

const offered = [...formats.values()].flatMap(({ name, accepts: types }) => types.map((type) => ({ name, type })))

/** All media types that select a format. */
export const acceptedTypes: readonly string[] = offered.map(({ type }) => type)

/** The format with the highest weight in an Accept header; on a tie, the first of the registry. @throws SynthError `not_acceptable` */
export function chooseFormat(header: string | undefined): string {
  let best: { readonly name: string; readonly weight: number } | null = null
  for (const { name, type } of offered) {
    const weight = accepts(header, type)
    if (weight > (best?.weight ?? 0)) best = { name, weight }
  }
  if (best !== null) return best.name
  throw new SynthError('not_acceptable', `The header Accept must allow one of ${acceptedTypes.join(', ')}`)
}
