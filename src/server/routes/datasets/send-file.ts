import type { FastifyReply, FastifyRequest } from 'fastify'
import { SynthError } from '../../../errors.ts'
import { optionProblems } from '../../../formats/check-options.ts'
import { formatNamed } from '../../../formats/index.ts'
import { type FormatOptions, optionTypes } from '../../../formats/options.ts'
import type { OutputRequest } from '../../../output/output-request.ts'
import type { Output } from '../../../output/output.ts'
import type { Part } from '../../../output/selection.ts'
import { mostPlannedRows } from '../../../plan/most-planned-rows.ts'
import { addVary } from '../../add-vary.ts'
import { contentCoding } from '../../content-coding.ts'
import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import type { Query, QueryType } from '../../query/query-type.ts'
import { columnsParameter, optionParameters, rowsParameters } from '../../query/parameters.ts'
import { leaveSignal } from '../../leave-signal.ts'
import { sendOutput } from '../../send-output.ts'
import type { Service } from '../../service.ts'
import { setSeedHeader } from '../../seed-header.ts'
import type { FileAsked } from './file-name.ts'
import { partLinks } from './part-links.ts'

/** The parameters of a file, in addition to those of its data set. */
export function fileParameters({ format, archive }: FileAsked, isPart: boolean): readonly QueryType[] {
  const options = optionParameters.filter(({ name }) => Object.hasOwn(formatNamed(format).defaults, name))
  if (archive) return options
  return [columnsParameter, ...(isPart ? [] : rowsParameters), ...options]
}

/** A request for a file of a data set. */
export interface FileRequest {
  readonly dataset: DatasetRequest
  readonly file: FileAsked
  /** Name of the table; null for all. */
  readonly table: string | null
  readonly part: Part | null
  readonly query: Query
}

/**
 * Answers with a file of a data set. @throws SynthError `table_unknown`, `selection_unknown`, `validation_failed`, and the errors of
 * planning and `sendOutput`
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, asked: FileRequest, service: Service): Promise<FastifyReply> {
  const { dataset, file, part } = asked
  const { isPacked } = formatNamed(file.format)
  const negotiated = file.coding === null && !isPacked && !file.archive
  const encoding = negotiated ? contentCoding(request.headers['accept-encoding']) : null
  if (negotiated) addVary(reply, 'accept-encoding')
  const coding = file.coding !== null ? { name: file.coding, isFile: true } : encoding !== null ? { name: encoding, isFile: false } : null
  const output = await opened(
    dataset,
    { ...selectionOf(asked), format: file.format, options: optionsOf(asked), coding, archive: file.archive },
    service,
    leaveSignal(reply),
  )
  setSeedHeader(reply, dataset.seed).header('cache-control', 'no-cache')
  if (part !== null) reply.header('link', partLinks(request.url, part))
  return sendOutput(request, reply, output, service)
}

async function opened(
  dataset: DatasetRequest,
  making: OutputRequest,
  { core, maxRows: mostRows }: Service,
  signal: AbortSignal,
): Promise<Output> {
  const { seed, rows } = dataset
  // The headers and a range of a file need few of its rows: `sendOutput` checks how many.
  const maxRows = making.archive === true ? mostRows : mostPlannedRows
  try {
    if ('story' in dataset) return await core.openStory({ ...making, story: dataset.story, rows, seed, maxRows }, signal)
    return await core.openSchema({ ...making, schema: dataset.schema, rows, seed, maxRows }, signal)
  } catch (error) {
    throw inPath(error)
  }
}

/** Removes the pointer: the table is in the path, and the columns are in the query. */
function inPath(thrown: unknown): unknown {
  if (!(thrown instanceof SynthError) || thrown.code !== 'selection_unknown') return thrown
  const [problem] = thrown.problems
  return new SynthError(problem?.pointer === '/table' ? 'table_unknown' : 'selection_unknown', thrown.message)
}

function selectionOf({ table, part, query }: FileRequest): OutputRequest | object {
  const { columns = null, offset = 0, limit = null } = query
  return { table, part, columns, offset, limit }
}

/** @throws SynthError `validation_failed` for incompatible options */
function optionsOf({ file, query }: FileRequest): Partial<FormatOptions> {
  const given = optionTypes.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]] as const]))
  const options = Object.fromEntries(given) as Partial<FormatOptions>
  const [problem] = optionProblems(formatNamed(file.format), options)
  if (problem !== undefined) throw new SynthError('validation_failed', `The parameter "${problem.name}" ${problem.detail}`)
  return options
}
