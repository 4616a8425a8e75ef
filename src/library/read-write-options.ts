import { SynthError } from '../errors.ts'
import { describeValue } from '../json.ts'
import type { OutputRequest } from '../output/output-request.ts'
import { checks } from './checks.ts'
import { readSettings } from './read-settings.ts'
import type { Check } from './require-options.ts'

const writeChecks = {
  format: () => null,
  overwrite: checks.oneOf([true, false]),
  signal: checks.signal,
  onProgress: checks.callback,
}

/** The options that only several tables have. */
export const severalChecks = { tables: checks.names, manifest: checks.oneOf([true, false]) }

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
    throw new SynthError('validation_failed', `The directory ${detail}`, [{ pointer: '/directory', detail }])
  }
  const { format } = (options ?? {}) as { readonly format?: unknown }
  return readSettings(format, options, { ...writeChecks, ...others }, { isFile: true, archived: false })
}
