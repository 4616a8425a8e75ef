import { dataVersion } from '../data-version.ts'
import { SynthError } from '../errors.ts'
import type { FileFormatName } from '../library/format-name.ts'
import type { WriteProgress } from '../library/write-options.ts'
import { successName } from '../library/write-parts.ts'
import { openStore } from '../stores/open-store.ts'
import type { Made, PartProgress } from './jobs.ts'
import type { ExportRequest } from './export-request.ts'
import type { KeptExport } from './kept-world.ts'

/** Refuses an export of another version of the data. @throws SynthError `dataset_version` */
export function requireVersion({ data_version: asked }: ExportRequest): void {
  if (asked !== dataVersion)
    throw new SynthError(
      'dataset_version',
      `The export is of data version ${asked}, but this worker has data version ${dataVersion}: run workers of the version that requested it`,
    )
}

/** Adds up the rows and bytes written to the files of a part. */
export class PartSum {
  readonly began = Date.now()
  readonly #files = new Map<string, WriteProgress>()

  update(progress: WriteProgress): void {
    this.#files.set(progress.file ?? '', progress)
  }

  get now(): PartProgress {
    const files = [...this.#files.values()]
    const sum = (pick: (file: WriteProgress) => number): number => files.reduce((total, file) => total + pick(file), 0)
    return { rows: sum(({ rows }) => rows), bytes: sum(({ bytes }) => bytes), began: this.began }
  }
}

/**
 * Writes a part of an export to a directory or object store; complete files are kept.
 * @throws SynthError of `world.write`, or the reason of `signal`
 */
export async function writePart(
  { request, world }: KeptExport,
  place: string,
  part: number,
  sum: PartSum,
  signal: AbortSignal,
): Promise<Made> {
  const { format, options, compression, parts } = request
  const settings = { ...options, coding: compression ?? undefined }
  const onProgress = (progress: WriteProgress): void => sum.update(progress)
  const files = await world.write(place, { ...settings, format: format as FileFormatName, parts, part, signal, onProgress })
  const total = (pick: (file: (typeof files)[number]) => number): number => files.reduce((all, file) => all + pick(file), 0)
  return {
    files: files.length,
    rows: total(({ rows }) => rows),
    bytes: total(({ bytes }) => bytes),
    began: sum.began,
    ended: Date.now(),
  }
}

/** Whether all parts and the manifest are in a place. @throws SynthError `write_failed` */
export async function isWhole(place: string): Promise<boolean> {
  const store = await openStore(place)
  return store.exists(successName)
}
