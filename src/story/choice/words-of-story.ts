import { listedValues } from '../attributes/aspect.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import type { AttributeFact, Fact } from '../facts/fact.ts'
import { inOrder } from '../tokens/in-order.ts'
import type { Span, Token } from '../tokens/token.ts'
import { overlapping, within } from '../tokens/within.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun } from '../words/nouns.ts'
import { singularOf } from '../words/words.ts'

/**
 * The words by which domains are scored, in the singular; empty where a token does not count. Columns in the singular do not count:
 * customers with an email say nothing about mails.
 */
export function wordsOfStory(tokens: readonly Token[], facts: readonly Fact[]): readonly string[] {
  const inColumns = within(facts.flatMap(columnsOf))
  const inValues = within(facts.flatMap((fact) => (fact.type === 'attribute' ? valuesOf(fact) : [])))
  const values = new Set(facts.flatMap((fact) => (fact.type === 'attribute' && fact.column !== null ? wordsOfValues(fact) : [])))
  // "Emails with typos" and "names in mixed case" say nothing about mails and cases.
  const dirt = facts.filter(isDirt)
  const isInDirt = overlapping(dirt.flatMap((fact) => (fact.column === null ? [fact] : [fact, fact.column])))
  const isRowOfDirt = overlapping(dirt.flatMap(rowsOfDirt))
  const inTables = within(inOrder(facts.flatMap(nounsOf)))
  return tokens.map((token) => {
    const { kind, text, start } = token
    const isColumn = inColumns(start)
    const singular = singularOf(text)
    // "Premium" stays a value if an amount is given for it: "110k for premium".
    const isNone =
      inValues(start) || (isInDirt(token) && !isRowOfDirt(token)) || ((token.isSnake === true || values.has(text)) && !inTables(start))
    return kind === 'sign' || isNone || (isColumn && singular === text) ? '' : singular
  })
}

function isDirt(fact: Fact): fact is AttributeFact {
  return fact.type === 'attribute' && fact.aspects.some(({ type }) => type === 'missing' || type === 'mess')
}

/** The rows that a statement about cells names: "3% of | patients", and people before their column, "| customer emails". */
function rowsOfDirt({ column, table }: AttributeFact): readonly Span[] {
  const [first = '', more] = column?.words ?? []
  const isOfPeople = column !== null && more !== undefined && isPersonNoun({ words: [first] })
  return [...(table === null ? [] : [table]), ...(isOfPeople ? [{ start: column.start, end: column.start + first.length }] : [])]
}

/** Columns in the singular, and roles: "a lead who is one of its members" says nothing about sales. */
function columnsOf(fact: Fact): readonly Span[] {
  if (fact.type === 'relation') return fact.as === undefined ? [] : [fact.as]
  return fact.type === 'columns' ? fact.columns.filter((noun) => !isPluralNoun(noun)) : []
}

/** The part of a fact with the values of a column: "Basic and Premium" of "plans are Basic and Premium". */
function valuesOf({ column, aspects, end }: AttributeFact): readonly Span[] {
  return column !== null && aspects.some(({ type }) => type === 'values') ? [{ start: column.end, end }] : []
}

function wordsOfValues({ aspects }: AttributeFact): readonly string[] {
  return listedValues(aspects).map((value) => value.toLowerCase())
}

/** The nouns of a fact that may name tables. */
function nounsOf(fact: Fact): readonly Noun[] {
  if (fact.type === 'count') return [fact.noun]
  if (fact.type === 'selection') return fact.nouns
  return fact.type === 'ratio' || fact.type === 'relation' ? [fact.child, fact.parent] : []
}
