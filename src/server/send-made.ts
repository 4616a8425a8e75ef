import type { FastifyReply, FastifyRequest } from 'fastify'
import { SynthError } from '../errors.ts'
import { optionProblems } from '../formats/check-options.ts'
import { formatNamed } from '../formats/index.ts'
import type { Output } from '../output/output.ts'
import type { MakingRequest } from '../pipeline.ts'
import { addVary } from './add-vary.ts'
import type { GenerateBody, GenerateDataBody } from './body-schemas.ts'
import { chooseFormat } from './choose-format.ts'
import { contentCoding } from './content-coding.ts'
import { randomSeed } from '../library/random-seed.ts'
import { sendOutput } from './send-output.ts'
import type { Service } from './service.ts'
import { setSeedHeader } from './seed-header.ts'

/**
 * Answers a request whose body describes the data: in the format of the body, or otherwise of the header Accept, with the seed of the body,
 * or a random one for null.
 * @throws SynthError from `open` and `sendOutput`, `not_acceptable`, `validation_failed` for incompatible options
 */
export async function sendMade(
  request: FastifyRequest<{ Body: GenerateBody | GenerateDataBody }>,
  reply: FastifyReply,
  open: (making: MakingRequest) => Promise<Output>,
  service: Service,
): Promise<FastifyReply> {
  const { seed: asked, format: named, options = {}, table = null, columns = null, offset = 0, limit = null } = request.body
  addVary(reply, 'accept, accept-encoding')
  const format = named ?? chooseFormat(request.headers.accept)
  requireOptions(format, options)
  // Adding 0 turns -0, which is the same seed, into 0.
  const seed = (asked ?? randomSeed()) + 0
  const coding = contentCoding(request.headers['accept-encoding'])
  const output = await open({
    seed,
    format,
    options,
    table,
    columns,
    offset,
    limit,
    coding: coding === null ? null : { name: coding, isFile: false },
    maxRows: service.maxRows,
  })
  setSeedHeader(reply, seed).header('cache-control', asked === null ? 'no-store' : 'no-cache')
  return sendOutput(request, reply, output, service)
}

function requireOptions(format: string, options: Readonly<Record<string, unknown>>): void {
  const problems = optionProblems(formatNamed(format), options).map(({ name, detail }) => ({ pointer: `/options/${name}`, detail }))
  const [first] = problems
  if (first !== undefined) throw new SynthError('validation_failed', `${first.pointer} ${first.detail}`, problems)
}
