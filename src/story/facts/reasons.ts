/** Why the time of some rows is not used. */
export const timeOfSome = 'a time applies to all rows of a table, not to some of them: "employees hired in 2024"'

/** Why a share inside of another share is not used. */
export const shareOfShare = 'it is a share of a share: state the share of all rows'

/** Why a share of the rows in one of several places is not used. */
export const shareInPlace = 'it is a share of the rows in one place only: state it for all rows, or a share of the rows in this place'
