import type { AnyColumn } from '../../schema/any-schema.ts'

type Tell = (column: AnyColumn) => string

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const words = (value: unknown): string => text(value).replaceAll('_', ' ')

const window: Tell = ({ from, to }) => `${text(from)} to ${text(to)}, in the order of the rows`

const range: Tell = ({ min, max, distribution }) => {
  const shape = typeof distribution === 'object' && distribution !== null && 'name' in distribution ? `, ${words(distribution.name)}` : ''
  return `${text(min)} to ${text(max)}${shape}`
}

/** Descriptions of kinds whose parameters are more informative than their name. */
const tellers: Readonly<Record<string, Tell>> = {
  after: ({ column, min, max, unit }) =>
    min === 0 && max === 0 ? `on the day of ${text(column)}` : `${text(min)} to ${text(max)} ${text(unit)} after ${text(column)}`,
  attribute: ({ attribute, entry }) => `${words(attribute)} of ${text(entry)}`,
  birth_date: ({ min_age: min, max_age: max }) => `of people aged ${text(min)} to ${text(max)}`,
  boolean: ({ rate }) => `true in ${text(rate) === '' ? '' : Number((Number(rate) * 100).toPrecision(4))}% of rows`,
  bucket: ({ column }) => `band of ${text(column)}`,
  category: ({ values }) => `one of ${Array.isArray(values) ? values.length : 'some'} words`,
  conditional: ({ when }) => `only where ${text(when)}`,
  constant: ({ value }) => `always ${text(value)}`,
  date: (column) => window(column),
  decimal: (column) => range(column),
  entry: ({ list }) => `from the list ${words(list)}`,
  faker: ({ method }) => words(method).replace('.', ', '),
  foreign_key: ({ table }) => `refers to ${text(table)}`,
  formula: ({ expression }) => `= ${text(expression)}`,
  integer: (column) => range(column),
  lifecycle: ({ started_at: start }) => `state today, from ${text(start)} on`,
  lifecycle_time: ({ state, lifecycle }) => `when ${text(lifecycle)} became ${text(state)}`,
  lookup: ({ through, column }) => `${text(column)} of the row that ${text(through)} refers to`,
  mapping: ({ by }) => `follows from ${text(by)}`,
  occurrence_date: () => 'the first of a month',
  owner_key: ({ table }) => `belongs to ${text(table)}`,
  pattern: ({ pattern }) => `code ${text(pattern)}`,
  person: () => 'full name',
  person_attribute: ({ person, attribute }) => `${words(attribute)} of ${text(person)}`,
  recurrence: ({ table, value }) => `${words(value)} in ${text(table)}`,
  roll_up: ({ aggregate, table, column }) =>
    `${words(aggregate)} of ${[table, column]
      .filter((part) => part !== undefined)
      .map(text)
      .join('.')}`,
  self_reference: () => 'refers to a row of this table',
  sequence: () => 'counts the rows',
  shifted: ({ column, offset, unit }) => `${text(column)} + ${text(offset)} ${text(unit)}`,
  sibling_number: () => 'counts the rows of one owner',
  split: ({ of }) => `share of ${text(of)}`,
  switch: ({ by }) => `depends on ${text(by)}`,
  timestamp: (column) => window(column),
  template: ({ template }) => text(template),
  uuid: () => 'random identifier',
}

/** A short description of a column: from the schema, or its kind. */
export function columnMeaning(column: AnyColumn): string {
  return column.description ?? tellers[column.kind]?.(column) ?? words(column.kind)
}
