import type { FastifyReply, FastifyRequest } from 'fastify'
import { breachIn } from '../engine/constraints.ts'
import type { Document } from '../engine/document.ts'
import { SynthError } from '../errors.ts'
import { documentBytes } from './document-bytes.ts'
import { etagMatches } from './etag-matches.ts'
import { randomSeed } from './random-seed.ts'
import { streamDocument } from './send-document.ts'
import type { Service } from './service.ts'

/**
 * Answers with the document that `open` gives for a seed: the one asked for, or a random one for null. Small documents are sent whole,
 * others streamed; a caller that has the bytes already gets 304 and none are made.
 * @throws SynthError what `open` throws, `schema_invalid` when one of the first rows breaks a constraint, `saturated`
 */
export async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  askedSeed: number | null,
  open: (seed: number) => Document,
  service: Service,
): Promise<FastifyReply> {
  // Adding 0 turns -0, which is the same seed, into 0.
  const seed = (askedSeed ?? randomSeed()) + 0
  const document = open(seed)
  setHeaders(reply, seed, document.etag, askedSeed !== null)
  if (etagMatches(request.headers['if-none-match'], document.etag)) return reply.code(304).send()
  reply.header('content-type', document.contentType)
  try {
    // A worker would cost a small document more than it saves.
    return document.isSmall ? reply.send(documentBytes(document, service.core)) : await streamDocument(reply, document, service)
  } catch (error) {
    throw schemaFault(error)
  }
}

/** A row that was not looked at when the document was opened may break a constraint: while no byte is sent, that is the schema's fault. */
function schemaFault(error: unknown): unknown {
  const breach = breachIn(error)
  return breach === null ? error : new SynthError('schema_invalid', `${breach.pointer}: ${breach.detail}`, [breach])
}

function setHeaders(reply: FastifyReply, seed: number, etag: string, repeatable: boolean): void {
  reply.header('synth-seed', String(seed))
  reply.header('etag', etag)
  reply.header('cache-control', repeatable ? 'no-cache' : 'no-store')
}
