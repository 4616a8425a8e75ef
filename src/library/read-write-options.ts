import { SynthError } from '../errors.ts'
import { describeValue } from '../json.ts'
import type { OutputRequest } from '../output/output-request.ts'
import { mostParts } from '../output/selection.ts'
import { checks } from './checks.ts'
import type { Split } from './file-plans.ts'
import { readSettings } from './read-settings.ts'
import type { Check } from './require-options.ts'
import type { WriteAllOptions } from './write-options.ts'

const writeChecks = {
  format: () => null,
  overwrite: checks.oneOf([true, false]),
  signal: checks.signal,
  onProgress: checks.callback,
}

/** The options that only several tables have. */
export const severalChecks = {
  tables: checks.names,
  manifest: checks.oneOf([true, false]),
  resume: checks.oneOf([true, false]),
  append: checks.oneOf([true, false]),
  splitRows: checks.integer(1, Number.MAX_SAFE_INTEGER),
  splitBytes: checks.integer(1, Number.MAX_SAFE_INTEGER),
  parts: checks.integer(1, mostParts),
  part: checks.integer(0, mostParts - 1),
}

/**
 * How the options cut tables into files; null for one file a table.
 * @throws SynthError `validation_failed` for options that contradict each other
 */
export function readSplit({ splitRows, splitBytes, parts, part, overwrite, resume, append, tables }: WriteAllOptions): Split | null {
  const given = Object.entries({ splitRows, splitBytes, parts }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const [first, second] = given
  if (second !== undefined) throw refused(`/${second}`, `excludes ${first}: give one of the two`)
  if (append === true && (given.length > 0 || overwrite === true || resume === true || tables !== undefined))
    throw refused('/append', 'adds rows to all tables of a place as they are: leave out the options that select, cut, resume or overwrite')
  if (part !== undefined && parts === undefined) throw refused('/part', 'needs the number of parts, which the option parts (--parts) sets')
  if (part !== undefined && parts !== undefined && part >= parts)
    throw refused('/part', `must be from 0 to ${parts - 1}, because there are ${parts} parts`)
  if (parts !== undefined && overwrite === true)
    throw refused('/overwrite', 'is not for parts, which several processes write: choose an empty place')
  if (parts !== undefined) return { parts }
  if (splitRows !== undefined) return { rows: splitRows }
  return splitBytes === undefined ? null : { bytes: splitBytes }
}

function refused(pointer: string, detail: string): SynthError {
  return new SynthError('validation_failed', `${pointer} ${detail}`, [{ pointer, detail }])
}

/**
 * Reads the options of writing files, with `others` that only some writers have.
 * @throws SynthError `validation_failed`, `format_unsuited`
 */
export function readWriteOptions(
  directory: unknown,
  options: unknown,
  others: Readonly<Record<string, Check>>,
): Pick<OutputRequest, 'format' | 'options' | 'coding'> {
  if (typeof directory !== 'string' || directory === '') {
    const detail = `must be the path of a directory, but is ${describeValue(directory)}`
    throw new SynthError('validation_failed', `/directory ${detail}`, [{ pointer: '/directory', detail }])
  }
  const { format } = (options ?? {}) as { readonly format?: unknown }
  return readSettings(format, options, { ...writeChecks, ...others }, { isFile: true, archived: false })
}
