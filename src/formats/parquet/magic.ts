/** The first and last four bytes of a file. */
export const magic = 'PAR1'
