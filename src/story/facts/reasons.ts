/** Why a share inside of another share is not used. */
export const shareOfShare = 'it is a share of a share: state the share of all rows'

/** Why a share of the rows in one of several places is not used. */
export const shareInPlace = 'it is a share of the rows in one place only: state it for all rows, or a share of the rows in this place'
