import type { Noun } from '../words/noun.ts'
import type { Span } from '../tokens/token.ts'

/** How rows refer to rows of the same table. */
export interface SelfReference {
  readonly column: string
  /** Rows without a reference: a number of rows if it is an integer, else a share of all rows. */
  readonly roots: number
  /** Set if the story says the number of `roots`. */
  readonly isSaid?: true
}

/** A table that relates pairs of rows of one table, and the two sides of a pair, which name its keys. */
export interface Pairs {
  readonly table: string
  readonly from: string
  readonly to: string
}

/** "every shipment belongs to a warehouse", "hives have inspections". */
export interface RelationFact extends Span {
  readonly type: 'relation'
  readonly child: Noun
  readonly parent: Noun
  /**
   * Set if each row may have several of the other. `many`: both sides ("students and courses, many to many"). `several`: one side only
   * ("posts have many tags"). `every`: one row for each combination. A table between the two may then hold the relation.
   */
  readonly sides?: 'many' | 'several' | 'every'
  /** Set if each row of the parent has some rows: "each room has desks". */
  readonly isEach?: true
  /** The table with one row for each combination: "price" in "a price per product and region". */
  readonly through?: Noun
  /** Set if `through` has nothing but keys and what is listed: "a join table post_tags". */
  readonly isJoin?: true
  /**
   * Set if rows belong to rows of their own table ("comments reply to other comments"): the column that refers to the other row. `child`
   * and `parent` are then the same noun.
   */
  readonly self?: SelfReference
  /** How the rows call the one that they refer to: "reporter" of tasks, where users are also the assignees. */
  readonly as?: Noun
  /** With `as`: the row refers to one of those that belong to it, "one of its members". */
  readonly isOwn?: true
  /** With `as`: the owner that both rows belong to, "a user of the same tenant". */
  readonly within?: Noun
  /** Set for the second of two references to one table if they never refer to the same row: "from one account to another". */
  readonly isApart?: true
  /** Set where each row has several others of its table, "users follow each other": child and parent are the same noun. */
  readonly pairs?: Pairs
}
