import type { Taken } from '../taken.ts'

/** The option by which curl sends the token, which stands in no line itself. */
export function shellToken({ needsToken }: Pick<Taken, 'needsToken'>): string {
  return needsToken ? '-H "authorization: Bearer $SYNTH_TOKEN" ' : ''
}
