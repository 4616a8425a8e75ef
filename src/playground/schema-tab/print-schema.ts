import stringify from 'json-stringify-pretty-compact'

/** Formats a schema for readers: values that fit on a line are on one line, as in the documentation. */
export function printSchema(schema: object): string {
  return stringify(schema, { indent: 2, maxLength: 100 })
}
