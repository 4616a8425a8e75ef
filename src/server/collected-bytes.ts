import type { FastifyReply } from 'fastify'
import type { Step } from '../output/output.ts'
import { type MadeStep, madeSteps } from '../pool/made-steps.ts'
import { firstResultsInTime } from './first-results.ts'
import type { Service } from './service.ts'
import { whenEnded } from './when-ended.ts'

/**
 * The bytes of some steps of a small output, whose tasks run in the workers. It needs no place among the streamed responses.
 * @throws SynthError `plan_too_costly`, or `saturated` when other responses occupied the workers; TaskDroppedError when the reader leaves
 */
export async function collectedBytes(reply: FastifyReply, steps: Iterable<Step>, service: Service): Promise<Buffer> {
  const { pool, made } = service
  const client = pool.openClient()
  const leave = (): void => client.close()
  reply.raw.once('close', leave)
  const forget = whenEnded(reply.request.socket, leave)
  const parts: Uint8Array[] = []
  const keep = ({ bytes, result }: MadeStep): void => {
    parts.push(bytes.slice())
    if (result !== null) pool.recycle(result)
  }
  try {
    const results = madeSteps(steps, client, pool, (step, bytes) => made.add(step, bytes))
    for (const step of await firstResultsInTime(results, client, service)) keep(step)
    for await (const step of results) keep(step)
    return Buffer.concat(parts)
  } finally {
    reply.raw.off('close', leave)
    forget()
    client.close()
  }
}
