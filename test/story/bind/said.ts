import type { Domain } from '../../../src/domains/domain.ts'
import type { Schema } from '../../../src/schema/schema.ts'
import { setCurves } from '../../../src/story/bind/amounts/curve.ts'
import type { Bound } from '../../../src/story/bind/note.ts'
import { settledShapes } from '../../../src/story/bind/amounts/settled-shapes.ts'
import { setShape } from '../../../src/story/bind/amounts/shape.ts'
import { agreedWindow } from '../../../src/story/bind/times/agreed-window.ts'
import { closedWindow, moveWindow } from '../../../src/story/bind/times/window.ts'
import type { Fact } from '../../../src/story/facts/fact.ts'
import { curve } from '../../../src/story/phrases/curve.ts'
import { growth } from '../../../src/story/phrases/growth.ts'
import { relativeWindow } from '../../../src/story/phrases/relative-window.ts'
import { shape } from '../../../src/story/phrases/shape.ts'
import { window } from '../../../src/story/phrases/window.ts'
import { noOutline } from '../../../src/story/outline/read-outline.ts'
import { phrasesStarting } from '../../../src/story/phrases/phrases-starting.ts'
import { tokensOf } from '../../../src/story/tokens/tokens.ts'
import { readStory } from '../../../src/story/read-story.ts'
import { type Row, tableOf } from '../../domains/generate.ts'
import { generateSchema } from '../../domains/given.ts'

export interface Said {
  readonly schema: Schema
  readonly bound: readonly Omit<Bound, 'schema'>[]
}

const phrases = [curve, growth, shape, relativeWindow, window]

/** A domain's schema with what a story says of time and money. */
export function said(domain: Domain, story: string): Said {
  const { facts } = readStory(story, noOutline, tokensOf(story), phrasesStarting(phrases))
  const of = <Type extends Fact['type']>(type: Type) =>
    facts.filter((fact): fact is Extract<Fact, { readonly type: Type }> => fact.type === type)
  const { window: when } = agreedWindow(of('window').map((fact) => ({ window: closedWindow(domain.schema, domain, fact), table: null })))
  let { schema } = domain
  const bound: Omit<Bound, 'schema'>[] = []
  if (when !== null) {
    const moved = moveWindow(schema, domain, when)
    schema = moved.schema
    bound.push(moved)
  }
  for (const [, fact] of settledShapes(of('shape'))) {
    const shaped = setShape(schema, domain, fact)
    schema = shaped.schema
    bound.push(shaped)
  }
  const curves = setCurves(schema, domain, [...of('curve'), ...of('growth')], of('shape'), when)
  return { schema: curves.schema, bound: [...bound, ...curves.bound] }
}

/** The rows of a table of a schema. */
export function rowsOf(schema: Schema, table: string, seed = 1): readonly Row[] {
  return tableOf(generateSchema(schema, null, seed), table)
}

/** What a column adds up to by month, "2025-03", in thousandths; how many rows a month has where no column is named. */
export function byMonth(rows: readonly Row[], time: string, column?: string): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const month = String(row[time]).slice(0, 7)
    sums[month] = (sums[month] ?? 0) + (column === undefined ? 1 : Math.round(Number(row[column]) * 1000))
  }
  return sums
}
