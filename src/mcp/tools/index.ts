import type { Tool } from '../tool.ts'
import { datasetLinks } from './dataset-links.ts'
import { explain } from './explain.ts'
import { sampleRows } from './sample-rows.ts'
import { validateSchema } from './validate-schema.ts'

/** Every tool. @param url of the service that links lead to */
export function toolsFor(url: string): readonly Tool[] {
  return [explain, sampleRows, validateSchema, datasetLinks(url)]
}
