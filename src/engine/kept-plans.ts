/** Plans that a process keeps ready between requests, and so does each worker; each holds about a megabyte. */
export const keptPlans = 24
