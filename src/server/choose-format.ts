import { SynthError } from '../errors.ts'
import { formats } from '../formats/index.ts'
import { accepts } from './accepts.ts'

const offered = [...formats.values()].flatMap(({ name, accepts: types }) => types.map((type) => ({ name, type })))

/** Every media type by which a format can be asked for. */
export const acceptedTypes: readonly string[] = offered.map(({ type }) => type)

/** The format that an Accept header asks for; the first of the registry that it allows best. @throws SynthError `not_acceptable` */
export function chooseFormat(header: string | undefined): string {
  let best: { readonly name: string; readonly weight: number } | null = null
  for (const { name, type } of offered) {
    const weight = accepts(header, type)
    if (weight > (best?.weight ?? 0)) best = { name, weight }
  }
  if (best !== null) return best.name
  throw new SynthError('not_acceptable', `The answer is one of ${acceptedTypes.join(', ')}; accept one of them, or */*`)
}
