import type { Schema } from '../../../schema/schema.ts'
import { isShown } from '../tables/is-shown.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'

const ofReview = /^(?:review|feedback|survey) (?:rating|score|star)s?$/

/** Whether words are the rating of a review, and not of what is reviewed. */
export function isOfReview(words: readonly string[]): boolean {
  return ofReview.test(words.join(' '))
}

/** The rating in the reviews that are columns of other rows, such as stays. Null for none. */
export function ratingOfReviews(schema: Schema): ColumnAt | null {
  for (const table of schema.tables.filter(isShown)) {
    const column = table.columns.find(({ name, hidden }) => hidden !== true && isOfReview(name.split('_')))
    if (column !== undefined) return { table: table.name, column: column.name }
  }
  return null
}
