import type { onRequestHookHandler } from 'fastify'
import { SynthError } from '../errors.ts'
import { accepts } from './accepts.ts'

const utf8Json = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i

/** Refuses, before the body is read, a body that is not UTF-8 JSON. */
export const requireJsonBody: onRequestHookHandler = (request, _reply, done) => {
  const type = request.headers['content-type']
  if (type !== 'application/json' && !utf8Json.test(type ?? '')) {
    const found = type === undefined ? 'there is no content-type' : `not ${JSON.stringify(type.slice(0, 100))}`
    done(new SynthError('media_type_unsupported', `Send the header "content-type: application/json" (in UTF-8); ${found}`))
    return
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    done(new SynthError('media_type_unsupported', 'Send the body without a content-encoding'))
    return
  }
  done()
}

/** Refuses a caller that does not take JSON. */
export const requireJsonAccepted = requireAccepted('application/json')

/** Refuses a caller that takes none of these media types. */
export function requireAccepted(...types: readonly string[]): onRequestHookHandler {
  const error = `The answer is ${types.join(' or ')}; accept it, or */*`
  return (request, _reply, done) => {
    if (types.some((type) => accepts(request.headers.accept, type) > 0)) done()
    else done(new SynthError('not_acceptable', error))
  }
}
