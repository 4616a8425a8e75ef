/** Most bytes of a request's body: a story of 20,000 characters fits, even when all of them are written as escapes. */
export const bodyLimit = 256 * 1024

/** Most bytes of a body that brings a schema. */
export const schemaBodyLimit = 2 * 1024 * 1024

/**
 * Most values in a body, of which those with a name count as three: to read many small ones takes long for their bytes, and nothing else is
 * served meanwhile.
 */
export const bodyValues = 100_000
