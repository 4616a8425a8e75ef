import { Type } from 'typebox'
import { formats } from '../../formats/index.ts'
import type { DatasetRequest } from '../../server/datasets/dataset-request.ts'
import { encodeRef } from '../../server/datasets/encode-ref.ts'
import { fields } from '../fields.ts'
import { openAsked } from '../open-asked.ts'
import { registerWithService } from '../register-with-service.ts'
import { defineTool, type Tool } from '../tool.ts'

const extensions = [...formats.values()].flatMap(({ extensions: [first] }) => (first === undefined ? [] : [first]))

/** The addresses of the data in a running service. @param url of the service */
export function datasetLinks(url: string): Tool {
  return defineTool({
    name: 'dataset_links',
    title: 'Link to a data set',
    description:
      `Returns the addresses of the tables of a story or a schema as files (${extensions.join(', ')}), with any number of rows, in the service at ${url}. ` +
      'The addresses and the data behind them never change. If no service answers, the result says how to start one.',
    input: Type.Object({ ...fields.source, rows: fields.primaryRows, seed: fields.seed }, { additionalProperties: false }),
    call: async ({ story, schema, rows = null, seed = 0 }) => {
      const world = await openAsked({ story, schema }, { rows, seed })
      const size = { rows, seed: seed + 0 }
      const request: DatasetRequest = story === undefined ? { schema: schema ?? {}, ...size } : { story, ...size }
      const { ref, kept } = encodeRef(request)
      const base = `${url}/datasets/${ref}`
      return {
        service: await registerWithService(url, kept === null ? null : request),
        dataset: base,
        tables: Object.fromEntries(
          world.tables.map(({ name, rows: count }) => [name, { rows: count, files: filesAt(`${base}/${encodeURIComponent(name)}`) }]),
        ),
        archives: Object.fromEntries(extensions.map((extension) => [extension, `${base}/all.${extension}.zip`])),
        hints: [
          'Append .gz to the name of a text file to get it compressed.',
          '?columns=a,b&offset=0&limit=100 selects columns and rows.',
          `${base}/{table}/part-00000-of-00008.csv is one part; a table can be split into any number of parts.`,
        ],
      }
    },
  })
}

function filesAt(stem: string): Readonly<Record<string, string>> {
  return Object.fromEntries(extensions.map((extension) => [extension, `${stem}.${extension}`]))
}
