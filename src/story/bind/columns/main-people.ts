import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { isTimeSpent } from '../../attributes/readers/column-before.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Meaning } from '../../meanings/meaning.ts'
import { people } from '../../meanings/people.ts'
import { happens } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'
import { hasColumn, tableNamed } from '../tables/references.ts'
import { singularOf } from '../../words/words.ts'
import { namingContext } from './naming-context.ts'

/** Columns of people: if a story names several tables, these belong to the one with people. */
const personal: ReadonlySet<Meaning> = new Set(people)
/** Other columns of people only. Pupils have the second ones; so do people in data without events: "5 subjects, marks from 20 to 100". */
const ofPeople = /^(?:email|bmi|hourly rate|gpa|blood type|smoker|absence|attendance percent)$/
const ofPupils = /^(?:exam score|attendance|grade)$/

/** Who has grades, where teachers are people as well. */
const pupils = /(?:pupil|student|learner|trainee|child|kid)/

/** The tables of people that a column is of: pupils, not their teachers, for a grade. None if it is no column of people. */
export function mainPeople(
  words: readonly string[],
  topics: readonly Topic[],
  { schema, domain }: { readonly schema: Schema; readonly domain: Domain },
): readonly Topic[] {
  if (!isPersonal(words, topics)) return []
  const [subject] = topics
  // "20 admins with an average age of 45": the accounts have an age then.
  if (subject?.isSubject === true && hasColumn(schema, subject.table, words.map(singularOf).join('_'))) return [subject]
  const own = topics.filter(({ table }) => rowsArePeople(schema, domain, table))
  const learners = own.filter(({ table }) => isGrade(words) && pupils.test(table))
  return learners.length > 0 ? learners : own
}

function isGrade(words: readonly string[]): boolean {
  return findMeaning(words, []).meaning.names.some((name) => ofPupils.test(name))
}

function isPersonal(words: readonly string[], [first]: readonly Topic[]): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isOwn = meaning.names.some((name) => ofPeople.test(name)) || (isGrade(words) && !happens(first?.table ?? ''))
  return isTimeSpent(words) || (isExact && (personal.has(meaning) || isOwn))
}

/** Where grades are given and who gives them: they have none. */
const teaching = /(?:class|course|subject|lesson|teacher|instructor|professor|lecturer)(?:e?s)?$/

/** Whether words are a grade, and a table has only those who give it: "20 classes, grades between 1 and 6". */
export function isGradeOfOthers(words: readonly string[], table: string): boolean {
  return isGrade(words) && teaching.test(table)
}

/** Whether the rows of a table are people. */
export function rowsArePeople(schema: Schema, domain: Domain, name: string): boolean {
  const table = tableNamed(schema, name)
  return table !== null && namingContext(domain, table).subject === 'person'
}
