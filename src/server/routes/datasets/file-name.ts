import { codings } from '../../../codings/index.ts'
import { SynthError } from '../../../errors.ts'
import { formats } from '../../../formats/index.ts'
import { insteadOf } from '../../../nearest.ts'
import { mostParts, type Part } from '../../../output/selection.ts'

/** The file that a name requests. */
export interface FileAsked {
  /** The part before the first dot: a table, or `all`. */
  readonly stem: string
  /** Name of the format. */
  readonly format: string
  /** Name of the compression of the file; null for none. */
  readonly coding: string | null
  /** Whether it is a ZIP of all tables. */
  readonly archive: boolean
}

const byExtension = new Map(
  [...formats.values()].flatMap(({ name, extensions }) => extensions.map((extension) => [extension, name] as const)),
)
const compressed = [...codings.values()].filter(({ available }) => available)

/** Parses `orders.csv`, `orders.csv.gz` or `all.csv.zip`. @throws SynthError `not_found` for a name that is not valid */
export function fileAsked(name: string): FileAsked {
  const [stem = '', extension, packing, ...more] = name.split('.')
  if (stem === '' || extension === undefined || more.length > 0)
    throw new SynthError(
      'not_found',
      `There is no file ${JSON.stringify(name.slice(0, 100))}: names have the form {table}.{format}, such as orders.csv or orders.csv.gz`,
    )
  const format = byExtension.get(extension)
  if (format === undefined)
    throw new SynthError(
      'not_found',
      `There is no format ${JSON.stringify(extension.slice(0, 20))}${insteadOf(extension, [...byExtension.keys()])}`,
    )
  if (packing === undefined) return { stem, format, coding: null, archive: false }
  if (packing === 'zip') {
    if (stem === 'all') return { stem, format, coding: null, archive: true }
    throw new SynthError('not_found', `A ZIP contains all tables: request all.${extension}.zip, or ${stem}.${extension}`)
  }
  const coding = compressed.find((each) => each.extension === packing)
  const endings = [...compressed.map((each) => each.extension), ...(stem === 'all' ? ['zip'] : [])]
  if (coding === undefined)
    throw new SynthError('not_found', `No file has the extension ${JSON.stringify(packing.slice(0, 20))}${insteadOf(packing, endings)}`)
  if (formats.get(format)?.isPacked === true)
    throw new SynthError(
      'not_found',
      `The format ${format} compresses its data itself: request ${stem}.${extension}, which has the option codec`,
    )
  return { stem, format, coding: coding.name, archive: false }
}

const partForm = /^part-(\d{5,})-of-(\d{5,})$/

/**
 * Parses `part-00007-of-00128.csv.gz`. @throws SynthError `not_found` for a name that is not valid, `table_unknown` for a part beyond the
 * last
 */
export function partAsked(name: string): FileAsked & { readonly part: Part } {
  const file = fileAsked(name)
  const [, index, count] = partForm.exec(file.stem) ?? []
  const part = { index: Number(index), count: Number(count) }
  const isPart = index !== undefined && count !== undefined && part.count >= 1 && part.count <= mostParts && !file.archive
  if (!isPart || count.length > 5 || index.length > 5)
    throw new SynthError(
      'not_found',
      `There is no part ${JSON.stringify(name.slice(0, 100))}: names have the form part-00000-of-00008.csv, numbered from 0`,
    )
  if (part.index >= part.count)
    throw new SynthError('table_unknown', `There is no part ${part.index} of ${part.count}: parts are numbered from 0 to ${part.count - 1}`)
  return { ...file, part }
}
