import { existsSync } from 'node:fs'
import type { Domain, Measure, Rate } from '../../src/domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../src/schema/schema.ts'
import { arrivalColumn, isOrdered } from '../../src/time/arrival.ts'

/** Where the rules of a trade stand, a formula each, by table. */
export function rulesFile(name: string): URL {
  return new URL(`rules/${name.replaceAll('_', '-')}.ts`, import.meta.url)
}

/** What is wrong with the words and paths of a trade, in sentences; what its rows are is tried elsewhere. */
export function faultsOf(domain: Domain): readonly string[] {
  const at = pathsOf(domain)
  const amounts = ['decimal', 'integer', 'mapping']
  return [
    ...(existsSync(rulesFile(domain.name)) ? [] : [`test/domains/rules has no file of rules for ${domain.name}`]),
    ...nounFaults(domain),
    ...domain.rates.flatMap((rate) => rateFaults(rate, at)),
    ...(domain.measures.length > 0 ? [] : ['measures are empty: an amount of money would mean nothing']),
    ...domain.measures.flatMap((measure) => measureFaults(measure, at)),
    ...domain.events.flatMap((table) => eventFaults(domain, table)),
    ...domain.countries.flatMap((path) => at(path, 'countries', ['category']).faults),
    ...domain.currencies.flatMap((path) => at(path, 'currencies', ['constant']).faults),
    ...domain.money.flatMap((path) => at(path, 'money', amounts).faults),
    ...domain.measures.flatMap(({ prices = [] }) => prices.flatMap((path) => at(path, 'prices of a measure', amounts).faults)),
  ]
}

interface Found {
  readonly table: TableSchema | null
  readonly column: ColumnSchema | null
  readonly faults: readonly string[]
}

type Paths = (path: string, list: string, kinds?: readonly string[]) => Found

/** Finds "table.column", and says what a list that names it would need. */
function pathsOf({ schema }: Domain): Paths {
  return (path, list, kinds = []) => {
    const [tableName = '', columnName = ''] = path.split('.')
    const table = schema.tables.find(({ name }) => name === tableName) ?? null
    const column = table?.columns.find(({ name }) => name === columnName) ?? null
    if (table === null) return { table, column, faults: [`${list} names table ${tableName}, which the schema does not have`] }
    if (column === null) return { table, column, faults: [`${list} names table ${tableName}, which has no column ${columnName}`] }
    if (kinds.length === 0 || kinds.includes(column.kind)) return { table, column, faults: [] }
    return { table, column, faults: [`${list} names ${path}, which is of kind ${column.kind} and not of ${kinds.join(' or ')}`] }
  }
}

function nounFaults({ nouns, schema }: Domain): readonly string[] {
  const written = schema.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
  return [
    ...written.filter((table) => !(table in nouns)).map((table) => `nouns do not name table ${table}`),
    ...Object.keys(nouns)
      .filter((table) => !written.includes(table))
      .map((table) => `nouns name table ${table}, which the schema does not write`),
  ]
}

function rateFaults({ words, column: path, value, shown }: Rate, at: Paths): readonly string[] {
  const list = `the rate "${words[0] ?? ''}"`
  const { table, column, faults } = at(path, list, value === true ? ['boolean'] : ['category'])
  if (table === null || column === null || faults.length > 0) return faults
  const values = column.kind === 'category' ? column.values : []
  if (value !== true && !values.includes(value)) return [`${list} sets ${path} to "${value}", which is none of its values`]
  if (shown !== undefined) return at(`${table.name}.${shown.column}`, `${list}, as shown,`).faults
  return column.hidden === true ? [`${list} sets ${path}, which is hidden: "shown" says where the answer has it`] : []
}

function measureFaults({ words, column: path }: Measure, at: Paths): readonly string[] {
  const list = `the measure "${words[0] ?? ''}"`
  const { table, faults } = at(path, list)
  if (table === null || faults.length > 0) return faults
  return isOrdered(table.columns) ? [] : [`${list} is of table ${table.name}, whose rows are not ordered by time`]
}

function eventFaults({ schema }: Domain, name: string): readonly string[] {
  const table = schema.tables.find((each) => each.name === name)
  if (table === undefined) return [`events names table ${name}, which the schema does not have`]
  return arrivalColumn(table.columns) === null ? [`events names table ${name}, whose rows are not ordered by time`] : []
}
