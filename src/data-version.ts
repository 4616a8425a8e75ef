/**
 * The version of the data: raised by every change of the bytes that any story, schema or format gives at some seed, so that equal requests of
 * equal versions have equal bytes, whatever release makes them. `test/golden/data-version.test.ts` holds it to the golden hashes.
 */
export const dataVersion = 1
