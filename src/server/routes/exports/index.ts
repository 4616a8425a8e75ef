import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../../errors.ts'
import { destinationName } from '../../../fleet/destination-name.ts'
import type { Fleet } from '../../../fleet/open-fleet.ts'
import { mostPlannedRows } from '../../../plan/most-planned-rows.ts'
import type { FormatSettings } from '../../../library/stream-options.ts'
import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import { leaveSignal } from '../../leave-signal.ts'
import { requireJsonAccepted, requireJsonBody } from '../../require-json.ts'
import type { Service } from '../../service.ts'
import { findDataset } from '../datasets/find-dataset.ts'
import { cancelDocs, createDocs, path, statusDocs } from './docs.ts'

interface ExportBody {
  readonly format: string
  readonly options?: FormatSettings
  readonly compression?: 'gzip' | 'zstd'
  readonly parts: number
  readonly destination: string
}

/** `POST /datasets/{ref}/exports`, `GET` and `DELETE /exports/{id}`. */
export function exportRoutes(app: FastifyInstance, service: Service): void {
  const onRequest = [requireJsonBody, requireJsonAccepted]
  app.post<{ Params: { ref: string }; Body: ExportBody }>(
    '/datasets/:ref/exports',
    { schema: createDocs, onRequest },
    async (request, reply) => {
      const fleet = fleetOf(service)
      const { format, options = {}, compression, parts, destination } = request.body
      await inBody(async () => destinationName(destination))
      const { dataset } = await findDataset(service.datasets, request.params.ref, request.url, [])
      const rows = await rowsOf(dataset, request.body, service, leaveSignal(reply))
      service.rowBudget?.take(request.ip, rows, performance.now())
      const { rows: asked, seed } = dataset
      const source = 'story' in dataset ? { story: dataset.story } : { schema: dataset.schema }
      const settings = { ...options, coding: compression }
      const status = await inBody(() => fleet.submit({ source, rows: asked, seed, format, settings, parts, destination }, rows))
      if (/\brespond-async\b/i.test(String(request.headers['prefer'] ?? ''))) reply.header('preference-applied', 'respond-async')
      return reply.code(202).header('location', `/exports/${status.id}`).header('cache-control', 'no-store').send(status)
    },
  )
  app.get<{ Params: { id: string } }>(path, { schema: statusDocs, onRequest: requireJsonAccepted }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await fleetOf(service).status(request.params.id)),
  )
  app.delete<{ Params: { id: string } }>(path, { schema: cancelDocs }, async (request, reply) => {
    const status = await fleetOf(service).cancel(request.params.id)
    return status === null ? reply.code(204).send() : reply.header('cache-control', 'no-store').send(status)
  })
}

/** @throws SynthError `exports_not_configured` */
function fleetOf({ fleet }: Service): Fleet {
  if (fleet !== null) return fleet
  throw new SynthError(
    'exports_not_configured',
    'Start the service with --queue redis://host:6379 (or SYNTH_QUEUE), and workers with synth worker and the same queue: docs/clusters.md has the steps',
  )
}

/**
 * Rows of all tables. Nothing is generated, but everything that would fail in every worker is refused.
 * @throws SynthError of planning, `format_unsuited`, `too_many_rows` if a part would have more rows than a response may have
 */
async function rowsOf(dataset: DatasetRequest, body: ExportBody, { core, maxRows }: Service, signal: AbortSignal): Promise<number> {
  const { rows, seed } = dataset
  const making = { format: body.format, archive: true, seed, maxRows: Math.min(mostPlannedRows, maxRows * body.parts) }
  const output =
    'story' in dataset
      ? await core.openStory({ ...making, story: dataset.story, rows }, signal)
      : await core.openSchema({ ...making, schema: dataset.schema, rows }, signal)
  return output.rows
}

/** Turns pointers to settings of files into pointers into the body. */
async function inBody<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'validation_failed') throw error
    const problems = error.problems.map(({ pointer, detail }) => ({ pointer: pointerInBody(pointer), detail }))
    const [first] = problems
    throw new SynthError(error.code, first === undefined ? error.message : `${first.pointer} ${first.detail}`, problems)
  }
}

function pointerInBody(pointer: string): string {
  if (pointer === '/coding') return '/compression'
  return ['', '/format', '/parts', '/destination'].includes(pointer) ? pointer : `/options${pointer}`
}
