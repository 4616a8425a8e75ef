import { gzipOf } from '../file-format.ts'
import type { LineWriter } from './line.ts'

/** Generates the same files without the service. */
export const synth: LineWriter = ({ story, rows, seed, table, format, isGzipped }) => {
  const isCodec = isGzipped && gzipOf(format) === 'codec'
  // After `--`, a story can begin with a hyphen, as a list does.
  const isList = story?.startsWith('-') === true
  const options = [
    ...(story === null ? ['--schema schema.json'] : isList ? [] : [shellQuoted(story)]),
    ...(rows === null ? [] : [`--rows ${rows}`]),
    `--seed ${seed}`,
    ...(table === null ? [] : [`--table ${shellQuoted(table)}`]),
    `--format ${format}${isGzipped && !isCodec ? '.gz' : ''}`,
    ...(isCodec ? ['--codec gzip'] : []),
    '--out data/',
    ...(story !== null && isList ? ['--', shellQuoted(story)] : []),
  ]
  return {
    tool: 'synth',
    language: 'shell',
    code: `npx synth generate ${options.join(' ')}`,
    note:
      story === null
        ? 'schema.json is the text of the Schema tab.'
        : 'Without the service; run it in a clone of synth or beside the package.',
  }
}

function shellQuoted(text: string): string {
  return /^\w+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
