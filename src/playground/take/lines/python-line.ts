import { fileAddress } from '../file-address.ts'
import type { Taken } from '../taken.ts'

/** Returns the Python expression that reads the data at an address, which is given as an expression. */
type Read = (address: string) => string

const plain = /^[A-Za-z_]\w*$/
/** The keywords of Python and the names of the modules in a line, which a variable must not have. */
const reserved = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield os pd pl quote urllib'
  ).split(' '),
)
const ascii = /^[\x20-\x7e]*$/

/**
 * A line of Python that reads a table into a variable, or all tables into a dictionary.
 * @param imports modules that the calls need, such as `pandas as pd`
 * @param by as in `fileAddress`
 */
export function pythonLine(taken: Taken, imports: readonly string[], read: Read, by: 'story' | 'ref'): string {
  const { table, tables, origin, location, format } = taken
  if (table !== null) return statement(imports, `${variable(table)} = ${read(`'${fileAddress(taken, by)}'`)}`)
  const isAscii = tables.every((name) => ascii.test(name))
  const address = `f'${origin}${location}/{${isAscii ? 'name' : 'quote(name)'}}.${format}'`
  const names = tables.map((name) => JSON.stringify(name)).join(', ')
  const start = isAscii ? '' : 'from urllib.parse import quote; '
  return `${start}${statement(imports, `tables = {name: ${read(address)} for name in [${names}]}`)}`
}

function statement(imports: readonly string[], code: string): string {
  return `import ${imports.join(', ')}; ${code}`
}

/** The name of the table if it is free and valid in Python; else another one. */
function variable(table: string): string {
  return plain.test(table) && !reserved.has(table) ? table : 'df'
}
