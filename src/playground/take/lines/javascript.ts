import { fileAddress } from '../file-address.ts'
import { fitting } from './fitting.ts'
import type { LineWriter } from './line.ts'

const readers: Readonly<Record<string, string>> = {
  json: 'const rows = await fetch($).then((r) => r.json())',
  ndjson:
    "const rows = await fetch($).then((r) => r.text()).then((text) => text.split('\\n').filter(Boolean).map((line) => JSON.parse(line)))",
  csv: 'const csv = await fetch($).then((r) => r.text())',
  tsv: 'const tsv = await fetch($).then((r) => r.text())',
  arrow: "const { tableFromIPC } = await import('apache-arrow'); const table = tableFromIPC(await fetch($).then((r) => r.arrayBuffer()))",
  parquet:
    "const { parquetReadObjects } = await import('hyparquet'); const rows = await parquetReadObjects({ file: await fetch($).then((r) => r.arrayBuffer()) })",
}

const all = 'const tables = Object.fromEntries(await Promise.all($.map(async (name) => [name, await fetch(#).then((r) => r.json())])))'

/** Without gzip, because `fetch` requests and decodes compression itself. */
export const javascript: LineWriter = (chosen) => {
  const { taken, note } = fitting({ ...chosen, isGzipped: false }, 'JavaScript', Object.keys(readers))
  const options = taken.needsToken ? ', { headers: { authorization: `Bearer ${process.env.SYNTH_TOKEN}` } }' : ''
  const code =
    taken.table === null
      ? all
          .replace('$', () => JSON.stringify(taken.tables))
          .replace('#', () => `\`${taken.origin}${taken.location}/\${encodeURIComponent(name)}.json\`${options}`)
      : (readers[taken.format] ?? '').replace('$', () => `'${fileAddress(taken, 'story')}'${options}`)
  return {
    tool: 'JavaScript',
    language: 'JavaScript',
    code,
    note: taken.table === null && taken.format !== 'json' ? 'This takes JSON.' : note,
  }
}
