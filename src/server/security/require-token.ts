import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestHookHandler } from 'fastify'
import { SynthError } from '../../errors.ts'
import { isOpen } from './is-open.ts'

/** Refuses requests without the token (RFC 6750), except on open routes. The comparison takes constant time. */
export function requireToken(token: string): onRequestHookHandler {
  const expected = digestOf(token)
  return (request, reply, done) => {
    if (isOpen(request.routeOptions.url ?? null)) return done()
    const [, shown] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (shown !== undefined && timingSafeEqual(digestOf(shown), expected)) return done()
    reply.header('www-authenticate', `Bearer realm="synth"${shown === undefined ? '' : ', error="invalid_token"'}`)
    done(
      new SynthError(
        'unauthorized',
        shown === undefined
          ? 'Send the header "authorization: Bearer …" with the token of this service'
          : 'The token is not valid for this service',
      ),
    )
  }
}

/** Digests have equal length, which the comparison requires. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
