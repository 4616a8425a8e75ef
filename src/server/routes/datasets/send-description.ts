import type { FastifyReply, FastifyRequest } from 'fastify'
import { digest } from '../../../digest.ts'
import type { Manifest } from '../../../output/manifest.ts'
import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import { etagMatches } from '../../etag-matches.ts'
import { leaveSignal } from '../../leave-signal.ts'
import type { Service } from '../../service.ts'
import { describedDataset } from './describe-dataset.ts'
import { findDataset } from './find-dataset.ts'

/** Answers with the description of a data set. @throws SynthError from `findDataset` and from planning */
export async function sendDescription(request: FastifyRequest, reply: FastifyReply, name: string, service: Service): Promise<FastifyReply> {
  const { dataset } = await findDataset(service.datasets, name, request.url, [])
  const place = request.url.indexOf('?')
  const json = JSON.stringify(
    describedDataset(
      await manifestOf(dataset, service, leaveSignal(reply)),
      `/datasets/${name}`,
      place < 0 ? '' : request.url.slice(place),
    ),
  )
  const etag = `"${digest(json)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(json))
}

/** The description of a data set, without generating rows. @throws SynthError from planning */
export function manifestOf(dataset: DatasetRequest, { core }: Service, signal: AbortSignal): Promise<Manifest> {
  const { seed, rows } = dataset
  return 'story' in dataset
    ? core.describeStory({ story: dataset.story, rows }, seed, signal)
    : core.describeSchema({ schema: dataset.schema, rows }, seed, signal)
}
