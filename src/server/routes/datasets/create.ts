import type { FastifyInstance } from 'fastify'
import { SynthError } from '../../../errors.ts'
import { schemaBodyLimit } from '../../body-limit.ts'
import { type DatasetBody, datasetBodySchema } from '../../body-schemas.ts'
import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import { inBody } from '../../in-body.ts'
import { leaveSignal } from '../../leave-signal.ts'
import { refuseMisplaced } from '../../refuse-misplaced.ts'
import { requireJsonAccepted, requireJsonBody } from '../../require-json.ts'
import type { Service } from '../../service.ts'
import { describedDataset } from './describe-dataset.ts'
import { createDocs, createExamples } from './docs.ts'
import { manifestOf } from './send-description.ts'

const path = '/datasets'

/** `POST /datasets`: takes a story or a schema, returns the address of its files. */
export function createDatasetRoute(app: FastifyInstance, service: Service): void {
  const { core, datasets, maxRows } = service
  const schema = { ...createDocs, body: datasetBodySchema(maxRows, createExamples) }
  const options = {
    schema,
    bodyLimit: schemaBodyLimit,
    onRequest: [requireJsonBody, requireJsonAccepted],
    preValidation: refuseMisplaced('story', 'schema'),
  }
  app.post<{ Body: DatasetBody }>(path, options, async (request, reply) => {
    const dataset = datasetOf(request.body)
    const signal = leaveSignal(reply)
    try {
      const manifest = await manifestOf(dataset, service, signal)
      const location = `${path}/${await datasets.add(dataset)}`
      if ('story' in dataset)
        reply.header('synth-unused', String(await core.unusedInStory({ story: dataset.story, rows: dataset.rows }, signal)))
      return await reply
        .code(201)
        .header('location', location)
        .header('cache-control', 'no-store')
        .send(describedDataset(manifest, location, ''))
    } catch (error) {
      throw inBody('/schema', error)
    }
  })
}

/** @throws SynthError `validation_failed` unless exactly one of story and schema is given */
function datasetOf({ story, schema, rows: asked, seed }: DatasetBody): DatasetRequest {
  const rows = asked ?? null
  // Adding 0 turns -0, which is the same seed, into 0.
  const size = { rows, seed: seed + 0 }
  if (story !== undefined && schema === undefined) return { story, ...size }
  if (schema !== undefined && story === undefined) return { schema: schema as Readonly<Record<string, unknown>>, ...size }
  const detail = story === undefined ? 'a story or a schema is required' : 'a story and a schema are two data sets: omit one of them'
  throw new SynthError('validation_failed', detail, [{ pointer: '', detail }])
}
