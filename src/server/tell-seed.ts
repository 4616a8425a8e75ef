import type { FastifyReply } from 'fastify'
import { dataVersion } from '../data-version.ts'
import { version } from '../version.ts'
import { ObservedResponse } from './metrics/observed-response.ts'

/** Tells the caller which seed the data has, and the log what else decides its bytes. */
export function tellSeed(reply: FastifyReply, seed: number): FastifyReply {
  if (reply.raw instanceof ObservedResponse) reply.raw.logged = { seed, version, data_version: dataVersion }
  return reply.header('synth-seed', String(seed))
}
