import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestHookHandler } from 'fastify'
import { SynthError } from '../../errors.ts'
import { isOpen } from './is-open.ts'

/** Refuses requests without the token (RFC 6750), but for routes that need none. What differs is found out in constant time. */
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
          : 'This is not the token of this service',
      ),
    )
  }
}

/** Of equal length, whatever the text, as the comparison needs it. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
