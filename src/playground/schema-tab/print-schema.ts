import stringify from 'json-stringify-pretty-compact'

/** A schema as one reads it: what fits a line stands in one, as in the documentation. */
export function printSchema(schema: object): string {
  return stringify(schema, { indent: 2, maxLength: 100 })
}
