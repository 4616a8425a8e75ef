/** The reason for a time that is about some rows only. */
export const timeOfSome = 'a time applies to all rows of a table, not to some of them: "employees hired in 2024"'

/** The reason for a statement about some rows only. */
export const ofSomeRows = 'it is about some rows only, but would apply to all rows of a table: state it for all rows, or leave it out'

/** The reason for a share of a share. */
export const shareOfShare = 'it is a share of a share: state the share of all rows'

/** The reason for a share of the rows in one of several places. */
export const shareInPlace = 'it is a share of the rows in one place only: state it for all rows, or a share of the rows in this place'

/** The reason for a share of the rows to which something happened at some time. */
export const shareAtTime = 'it holds at the time behind it only: state a share of all rows, without a time'
