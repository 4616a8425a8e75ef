import type { FastifyReply, FastifyRequest } from 'fastify'
import { breachIn } from '../engine/constraints.ts'
import { SynthError } from '../errors.ts'
import type { Output, Step } from '../output/output.ts'
import { collectedBytes } from './collected-bytes.ts'
import { contentDisposition } from './content-disposition.ts'
import { etagMatches } from './etag-matches.ts'
import { outputBytes } from './output-bytes.ts'
import { type ByteRange, rangeAsked } from './range-asked.ts'
import type { Service } from './service.ts'
import { streamOutput } from './stream-output.ts'

/**
 * Answers with an output, or with the requested range of its bytes; small outputs are sent at once, others are streamed. If the caller
 * already has the bytes, or requests only the headers, no rows are generated.
 * @throws SynthError `schema_invalid` when one of the first rows breaks a constraint, `range_not_satisfiable`, `too_many_rows`,
 * `rate_limited`, `saturated`
 */
export async function sendOutput(request: FastifyRequest, reply: FastifyReply, output: Output, service: Service): Promise<FastifyReply> {
  setHeaders(reply, output)
  if (etagMatches(request.headers['if-none-match'], output.etag)) return reply.code(304).send()
  // A Range header has no meaning for HEAD (RFC 9110, 14.2).
  const range = request.method === 'HEAD' ? null : rangeOf(request, reply, output)
  if (output.contentEncoding !== null) reply.header('content-encoding', output.contentEncoding)
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.from}-${range.to - 1}/${output.length ?? '*'}`)
  reply.header('content-type', output.mediaType)
  const length = range === null ? output.length : range.to - range.from
  if (request.method === 'HEAD') {
    if (length !== null) reply.header('content-length', String(length))
    reply
      .hijack()
      .raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
      .end()
    return reply
  }
  const rows = rowsIn(output, range)
  requireAllowed(rows, output, service)
  service.rowBudget?.take(request.ip, rows, performance.now())
  const steps = range === null || output.range === null ? output.steps() : output.range(range.from, range.to)
  try {
    return await send(reply, output, steps, length, service)
  } catch (error) {
    throw schemaFault(error)
  }
}

async function send(
  reply: FastifyReply,
  { isSmall, isCheap }: Output,
  steps: Iterable<Step>,
  length: number | null,
  service: Service,
): Promise<FastifyReply> {
  // For a small response, a worker costs more than it saves, unless the plan must be compiled first.
  if (isSmall && isCheap) return reply.send(await service.turns.run(() => outputBytes(steps, service.core, service.made)))
  if (isSmall) return reply.send(await collectedBytes(reply, steps, service))
  if (length !== null) reply.header('content-length', String(length))
  return streamOutput(reply, steps, service)
}

function setHeaders(reply: FastifyReply, { etag, fileName, range }: Output): void {
  reply.header('etag', etag)
  if (fileName !== null) reply.header('content-disposition', contentDisposition(fileName))
  if (range !== null) reply.header('accept-ranges', 'bytes')
}

/** The requested range of bytes; null for all bytes. @throws SynthError `range_not_satisfiable` */
function rangeOf(request: FastifyRequest, reply: FastifyReply, { etag, length, range }: Output): ByteRange | null {
  if (range === null || length === null) return null
  const condition = request.headers['if-range']
  // Only identical bytes can be continued, and a date does not identify them.
  if (condition !== undefined && condition !== etag) return null
  const asked = rangeAsked(request.headers.range, length)
  if (asked !== 'outside') return asked
  reply.header('content-range', `bytes */${length}`)
  throw new SynthError('range_not_satisfiable', `The file has ${length} bytes, none of them in the requested range`)
}

/** The approximate number of rows in the requested bytes: readers of Parquet request many small ranges of one file. */
function rowsIn({ rows, length }: Output, range: ByteRange | null): number {
  return range === null || length === null ? rows : Math.ceil((rows * (range.to - range.from)) / length)
}

/** @throws SynthError `too_many_rows` */
function requireAllowed(rows: number, { range }: Output, { maxRows }: Service): void {
  if (rows <= maxRows) return
  const remedy = range === null ? 'limit' : 'limit, or for ranges of bytes'
  throw new SynthError('too_many_rows', `${rows} rows in one response, but at most ${maxRows} are allowed: ask for fewer with ${remedy}`)
}

/**
 * A row that was not tested when the output was opened can break a constraint: before any byte is sent, that is reported as an error of the
 * schema.
 */
function schemaFault(error: unknown): unknown {
  const breach = breachIn(error)
  return breach === null ? error : new SynthError('schema_invalid', `${breach.pointer}: ${breach.detail}`, [breach])
}
