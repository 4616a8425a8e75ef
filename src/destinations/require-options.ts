import { SynthError } from '../errors.ts'
import type { Destination, DestinationOptions } from './destination.ts'

/** The options of destinations as the command line names them, and what each is for. */
const flags: Readonly<Record<keyof DestinationOptions, readonly [flag: string, purpose: 'files' | 'databases' | 'files and databases']>> = {
  overwrite: ['overwrite', 'files and databases'],
  resume: ['resume', 'files'],
  append: ['append', 'files and databases'],
  splitRows: ['split-rows', 'files'],
  splitBytes: ['split-size', 'files'],
  parts: ['parts', 'files'],
  part: ['part', 'files'],
  create: ['create', 'databases'],
  truncate: ['truncate', 'databases'],
}

const hints = {
  files: 'add --out with a directory',
  databases: 'add --out with the URL of one, or with a file such as shop.sqlite or shop.duckdb',
  'files and databases': 'add --out with a directory or a database',
} as const

/**
 * @param format the option that names or sets a format; null if there is none
 * @throws SynthError `validation_failed` for options that the destination does not have, or that contradict each other
 */
export function requireOptions(destination: Destination, options: DestinationOptions, format: string | null): void {
  const given = (Object.keys(flags) as (keyof DestinationOptions)[]).filter((key) => options[key] !== undefined)
  const wrong = given.find((key) => !destination.options.includes(key))
  if (wrong !== undefined) {
    const [flag, purpose] = flags[wrong]
    throw new SynthError('validation_failed', `--${flag} is for ${purpose}: ${hints[purpose]}`)
  }
  if (format !== null && !destination.hasFormats)
    throw new SynthError('validation_failed', `--${format} is for files: leave it out for a database`)
}
