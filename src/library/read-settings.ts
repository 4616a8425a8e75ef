import { codings } from '../codings/index.ts'
import { SynthError } from '../errors.ts'
import { optionProblems } from '../formats/check-options.ts'
import { formats } from '../formats/index.ts'
import { type FormatOptions, optionTypes } from '../formats/options.ts'
import type { OutputRequest } from '../output/output-request.ts'
import { checks } from './checks.ts'
import { type Check, requireOptions } from './require-options.ts'

/** The checks of the options of all formats. */
const settings: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(optionTypes.map(({ name, values }) => [name, values === null ? checks.text(100) : checks.oneOf(values)])),
  coding: codingProblem,
}

const documents = [...formats.values()].filter(({ scope }) => scope === 'document').map(({ name }) => name)
const files = [...formats.keys()].filter((name) => !documents.includes(name))

/**
 * Reads the output settings of a caller.
 * @param others checks of the caller's other options
 * @param archived whether the output is a ZIP with one file per table
 * @throws SynthError `validation_failed` for an option that the format does not have, `format_unsuited` for a document format where a file
 * is required
 */
export function readSettings(
  format: unknown,
  given: unknown,
  others: Readonly<Record<string, Check>>,
  { isFile, archived }: { readonly isFile: boolean; readonly archived: boolean },
): Pick<OutputRequest, 'format' | 'options' | 'coding'> {
  if (isFile && documents.some((name) => name === format))
    throw new SynthError(
      'format_unsuited',
      `${String(format)} is one document of all tables: use stream(), or write one of ${files.join(', ')}`,
    )
  const wrong = checks.oneOf(isFile ? files : [...formats.keys()])(format)
  if (wrong !== null) throw new SynthError('validation_failed', `/format ${wrong}`, [{ pointer: '/format', detail: wrong }])
  requireOptions(given, { ...settings, ...others })
  const { coding, ...options } = chosen(given as object)
  const found = formats.get(format as string)
  if (found === undefined) throw new Error(`There is no format ${String(format)}`)
  const problems = optionProblems(found, options).map(({ name, detail }) => ({ pointer: `/${name}`, detail }))
  if (coding !== undefined && (archived || found.isPacked)) problems.push({ pointer: '/coding', detail: instead(archived, found.name) })
  const [first] = problems
  if (first !== undefined) throw new SynthError('validation_failed', `${first.pointer} ${first.detail}`, problems)
  return { format: found.name, options, coding: coding === undefined ? null : { name: coding, isFile: true } }
}

function codingProblem(value: unknown): string | null {
  const usable = [...codings.values()].filter(({ available }) => available).map(({ name }) => name)
  const wrong = checks.oneOf(usable)(value)
  const isTooNew = wrong !== null && typeof value === 'string' && codings.has(value)
  return isTooNew ? `can be ${usable.join(' or ')} with this version of Node.js: ${value} needs Node.js 22.15 or newer` : wrong
}

/** The settings that have a value. */
function chosen(given: object): Partial<FormatOptions> & { readonly coding?: string } {
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== undefined && Object.hasOwn(settings, name)))
}

function instead(archived: boolean, format: string): string {
  return archived
    ? 'is not allowed for a ZIP, which is compressed already'
    : `is not allowed for ${format}, which compresses its data itself: use its option codec`
}
