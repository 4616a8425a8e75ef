import { mapped } from '../../../builders/computed.ts'
import type { Schema } from '../../../schema/schema.ts'
import { isReferred } from '../../attributes/columns/is-referred.ts'
import { withoutBody } from '../../attributes/columns/without-body.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { lastJoints } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readPlace } from '../../places/read-place.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import { singularOf } from '../../words/words.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** Columns with the names of several countries together. */
const labels = wordSet('region continent market area zone territory')
const links = wordSet(': ( = is are one of either in')
const joints = wordSet(lastJoints, ', /')

/**
 * Gives a column of regions the names by which the story calls them: "customers with region: Europe, Asia". The region of a row follows from
 * its country.
 * @param paths the columns with country codes whose rows are there
 */
export function withSaidRegions(schema: Schema, fact: PlaceFact, tokens: readonly Token[], paths: readonly string[]): Schema {
  const first = firstFrom(tokens, fact.start)
  const label = singularOf(textAt(tokens, skipBack(tokens, first, 0, links, 3) - 1))
  const names = labels.has(label) ? namesOf(fact, tokens, first) : null
  return names === null ? schema : paths.reduce((before, path) => withNames(before, path, label, names), schema)
}

/** The said name for each country code; null unless all are names of several countries. */
function namesOf(fact: PlaceFact, tokens: readonly Token[], first: number): Readonly<Record<string, string>> | null {
  const names: Record<string, string> = {}
  for (let at = first; at < tokens.length && (tokens[at]?.end ?? 0) <= fact.end;) {
    const said = isOneOf(tokens, at, joints) || isOneOf(tokens, at, links) ? null : readPlace(tokens, at, true)
    if (said !== null && said.place.codes.length === 1) return null
    for (const code of said?.place.codes ?? []) names[code] ??= written(tokens.slice(at, said?.next))
    at = said?.next ?? at + 1
  }
  return fact.countries.every(({ code }) => names[code] !== undefined) ? names : null
}

function written(tokens: readonly Token[]): string {
  return tokens.map(({ text, isCapital }) => (isCapital ? text.slice(0, 1).toUpperCase() + text.slice(1) : text)).join(' ')
}

function withNames(schema: Schema, path: string, label: string, names: Readonly<Record<string, string>>): Schema {
  const { table: name, column } = columnPath(path)
  const table = tableNamed(schema, name)
  const region = table?.columns.find((each) => each.name === label && each.hidden !== true)
  const codes = table?.columns.find((each) => each.name === column)
  if (table === null || region === undefined || codes?.kind !== 'category' || isReferred(table, label)) return schema
  if (!codes.values.every((code) => names[code] !== undefined)) return schema
  const cases = Object.fromEntries(codes.values.map((code) => [code, names[code] ?? '']))
  const columns = table.columns.map((each) => (each === region ? { ...withoutBody(each), ...mapped(column, cases) } : each))
  return withTable(schema, { ...table, columns })
}
