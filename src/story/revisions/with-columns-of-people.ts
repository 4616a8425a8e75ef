import { isPersonNoun } from '../compose/is-person-noun.ts'
import type { ColumnsFact, Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { people } from '../meanings/people.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

const personal = new Set(people)
const ofPeople = /^(?:salary|hourly rate|income|email|job title|gpa|hire date)$/
/** Columns that departments and places have as well. */
const ofOthers = /^(?:name|manager)$/

/**
 * Assigns a list of columns to people although it follows the noun for their group, if only people have such columns: "100 employees in 5
 * departments with salaries" lists the salaries of employees.
 */
export const withColumnsOfPeople: Revision = ({ facts, asides }) => {
  const relations = new Map(facts.flatMap((fact) => (fact.type === 'relation' ? [[fact.parent.end, fact] as const] : [])))
  const changed = facts.map((fact): Fact => {
    const relation = fact.type === 'columns' ? relations.get(fact.noun.end) : undefined
    return fact.type === 'columns' && relation !== undefined && isMeant(fact, relation) ? { ...fact, noun: relation.child } : fact
  })
  return { facts: changed, asides }
}

function isMeant({ columns, noun }: ColumnsFact, { child, parent }: RelationFact): boolean {
  // Not for join tables, whose names consist of the names of both tables.
  const isPlace = noun.words.join(' ') === parent.words.join(' ') && isPersonNoun(child) && !isPersonNoun(parent)
  return isPlace && columns.some(({ words }) => isPersonal(words.map(singularOf)))
}

function isPersonal(words: readonly string[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const { names } = meaning
  return isExact && !names.some((name) => ofOthers.test(name)) && (personal.has(meaning) || names.some((name) => ofPeople.test(name)))
}
