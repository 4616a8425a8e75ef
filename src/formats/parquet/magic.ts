/** What a file begins and ends with. */
export const magic = 'PAR1'
