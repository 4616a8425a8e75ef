import type { Tool } from '../tool.ts'
import { datasetLinks } from './dataset-links.ts'
import { explain } from './explain.ts'
import { importSchema } from './import-schema.ts'
import { sampleRows } from './sample-rows.ts'
import { validateSchema } from './validate-schema.ts'

/** All tools. @param url of the service that links point to */
export function toolsFor(url: string): readonly Tool[] {
  return [explain, sampleRows, validateSchema, importSchema, datasetLinks(url)]
}
