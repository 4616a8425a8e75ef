import type { FastifyInstance } from 'fastify'
import { sizeParameters, storyParameter } from '../../query/parameters.ts'
import { readQuery } from '../../query/read-query.ts'
import type { Service } from '../../service.ts'
import { fileDocs, partDocs, storyFileDocs } from './docs.ts'
import { fileAsked, partAsked } from './file-name.ts'
import { findDataset } from './find-dataset.ts'
import { fileParameters, sendFile } from './send-file.ts'
import { sendDescription } from './send-description.ts'

const method = ['GET', 'HEAD']
/** Parameters are parsed by `readQuery`, whose errors state the valid values. */
const validatorCompiler = () => () => true

/** `GET /datasets/orders.csv?story=…`, `GET /datasets/{ref}`, `GET /datasets/{ref}/orders.csv` and its parts; HEAD of each. */
export function datasetFileRoutes(app: FastifyInstance, service: Service): void {
  const { datasets } = service
  app.route<{ Params: { name: string } }>({
    method,
    url: '/datasets/:name',
    schema: storyFileDocs,
    validatorCompiler,
    handler: async (request, reply) => {
      const { name } = request.params
      // Neither refs nor names of schemas contain a dot.
      if (!name.includes('.')) return sendDescription(request, reply, name, service)
      const file = fileAsked(name)
      const query = readQuery(request.url, [storyParameter, ...sizeParameters, ...fileParameters(file, false)])
      const { story = '', rows = null, seed = 0 } = query as { readonly story?: string; readonly rows?: number; readonly seed?: number }
      const table = file.archive ? null : file.stem
      return sendFile(request, reply, { dataset: { story, rows, seed }, file, table, part: null, query }, service)
    },
  })
  app.route<{ Params: { ref: string; file: string } }>({
    method,
    url: '/datasets/:ref/:file',
    schema: fileDocs,
    validatorCompiler,
    handler: async (request, reply) => {
      const file = fileAsked(request.params.file)
      const { dataset, query } = await findDataset(datasets, request.params.ref, request.url, fileParameters(file, false))
      return sendFile(request, reply, { dataset, file, table: file.archive ? null : file.stem, part: null, query }, service)
    },
  })
  app.route<{ Params: { ref: string; table: string; part: string } }>({
    method,
    url: '/datasets/:ref/:table/:part',
    schema: partDocs,
    validatorCompiler,
    handler: async (request, reply) => {
      const { ref, table, part: name } = request.params
      const file = partAsked(name)
      const { dataset, query } = await findDataset(datasets, ref, request.url, fileParameters(file, true))
      return sendFile(request, reply, { dataset, file, table, part: file.part, query }, service)
    },
  })
}
