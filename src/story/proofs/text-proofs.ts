import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

/** The proofs of claims about the form of texts. */
export const textProofs = { form: formProof, matches: matchesProof, numbered: numberedProof }

/** Counts the codes of a pattern: # is a digit, ? a capital letter. */
function formProof({ table, column, pattern }: ClaimOf<'form'>, rows: number): Proof {
  const expression = pattern.replaceAll(/[^A-Za-z0-9-]/g, (sign) => (sign === '#' ? '[0-9]' : sign === '?' ? '[A-Z]' : `[${sign}]`))
  return {
    sql: `select count(*) from ${name(table)} where ${name(column)} is null or ${name(column)} similar to ${text(expression)}`,
    value: rows,
  }
}

/** Counts the texts with a form and an ending. */
function matchesProof({ table, column, form, ending }: ClaimOf<'matches'>, rows: number): Proof {
  const test = form === '' ? `like ${text(`%${ending}`)}` : `similar to ${text(form + ending.replaceAll(/[.+]/g, '[$&]'))}`
  return { sql: `select count(*) from ${name(table)} where ${name(column)} is null or ${name(column)} ${test}`, value: rows }
}

/** Counts the different numbers among those that the rows have together. */
function numberedProof({ table, column, prefix, first }: ClaimOf<'numbered'>, rows: number): Proof {
  const number = prefix === '' ? `cast(${name(column)} as bigint)` : `cast(substr(${name(column)}, ${prefix.length + 1}) as bigint)`
  const begins = prefix === '' ? '' : ` where starts_with(${name(column)}, ${text(prefix)})`
  const numbers = `select ${number} as number from ${name(table)}${begins}`
  return {
    sql: `select count(distinct number) from (${numbers}) as numbered where number between ${first} and ${first + Math.max(0, rows - 1)}`,
    value: rows,
  }
}
