/** Maximum number of rows of all tables of a plan: up to it, numbers of rows, their shares and times are exact. */
export const mostPlannedRows = 1e12
