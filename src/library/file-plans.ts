import { codings } from '../codings/index.ts'
import { formatNamed } from '../formats/index.ts'
import type { OutputRequest } from '../output/output-request.ts'
import type { Maker } from './maker.ts'
import type { FilePlan } from './write-files.ts'

/** One file for each request, all in one format. @throws SynthError from laying out an output */
export function filePlans(maker: Maker, requests: readonly (OutputRequest & { readonly table: string })[]): readonly FilePlan[] {
  return requests.map((request) => {
    const output = maker.open(request)
    return { table: request.table, name: fileName(request), rows: output.rows, chunks: () => maker.chunks(output) }
  })
}

function fileName({ table, format, coding = null }: OutputRequest & { readonly table: string }): string {
  const { name, extensions } = formatNamed(format)
  const packing = coding === null ? undefined : codings.get(coding.name)?.extension
  return [table, extensions[0] ?? name, packing].filter((part) => part !== undefined).join('.')
}
