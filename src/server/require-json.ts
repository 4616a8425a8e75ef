import type { onRequestHookHandler } from 'fastify'
import { SynthError } from '../errors.ts'
import { accepts } from './accepts.ts'

/** Longer than any valid form of the one accepted media type; the framework parses the header again. */
const longestType = 100

/** Refuses a body that is not JSON in UTF-8, before it is read, and parameters beside it. */
export const requireJsonBody: onRequestHookHandler = (request, _reply, done) => {
  const type = request.headers['content-type']
  if (type !== 'application/json' && !isUtf8Json(type ?? '')) {
    const found = type === undefined ? 'but there is no content-type' : `not ${JSON.stringify(type.slice(0, 100))}`
    done(new SynthError('media_type_unsupported', `Send the header "content-type: application/json" (in UTF-8), ${found}`))
    return
  }
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    done(new SynthError('media_type_unsupported', 'Send the body without a content-encoding'))
    return
  }
  const [parameter] = request.url.includes('?') ? new URLSearchParams(request.url.slice(request.url.indexOf('?'))).keys() : []
  if (parameter === undefined) done()
  else done(inBody(parameter.slice(0, longestType)))
}

/** Options of a request with a body are fields of it, so a parameter of its address would have no effect. */
function inBody(parameter: string): SynthError {
  const detail = `The parameter ${JSON.stringify(parameter)} has no effect in the address of a request with a body: send it as a field of the body`
  return new SynthError('validation_failed', detail, [{ pointer: '', detail }])
}

function isUtf8Json(type: string): boolean {
  if (type.length > longestType) return false
  const [media, ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const [parameter = '', ...more] = parameters.filter((each) => each !== '')
  if (media !== 'application/json' || more.length > 0) return false
  const [name, value = ''] = parameter.split('=').map((part) => part.trim())
  return parameter === '' || (name === 'charset' && ['utf-8', 'utf8', '"utf-8"', '"utf8"'].includes(value))
}

/** Refuses requests that do not accept JSON. */
export const requireJsonAccepted = requireAccepted('application/json')

/** Refuses requests that accept none of these media types. */
export function requireAccepted(...types: readonly string[]): onRequestHookHandler {
  const error = `The header Accept must allow ${types.join(' or ')}`
  return (request, _reply, done) => {
    if (types.some((type) => accepts(request.headers.accept, type) > 0)) done()
    else done(new SynthError('not_acceptable', error))
  }
}
