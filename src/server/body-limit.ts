/** Maximum size of a request body in bytes: a story of 20,000 characters fits, even when all of them are escaped. */
export const bodyLimit = 256 * 1024

/** Maximum size of a body with a schema, in bytes. */
export const schemaBodyLimit = 2 * 1024 * 1024

/**
 * Maximum number of values in a body, where a value with a name counts as three: parsing many small values takes long for their size, and
 * blocks all other requests.
 */
export const bodyValues = 100_000
