import type { Taken } from '../taken.ts'

/** The curl option that sends the token from an environment variable, so that the token is not in the line. */
export function shellToken({ needsToken }: Pick<Taken, 'needsToken'>): string {
  return needsToken ? '-H "authorization: Bearer $SYNTH_TOKEN" ' : ''
}
