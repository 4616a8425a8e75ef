import type { FastifyReply } from 'fastify'
import { dataVersion } from '../data-version.ts'
import { version } from '../version.ts'
import { ObservedResponse } from './metrics/observed-response.ts'

/** Sends the seed to the caller, and logs everything else that determines the bytes. */
export function setSeedHeader(reply: FastifyReply, seed: number): FastifyReply {
  if (reply.raw instanceof ObservedResponse) reply.raw.logged = { seed, version, data_version: dataVersion }
  return reply.header('synth-seed', String(seed))
}
