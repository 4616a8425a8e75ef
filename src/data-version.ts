/**
 * The version of the data. It is incremented with every change of the bytes that any story, schema or format gives at some seed. So within
 * one version equal requests have equal bytes, in all releases. `test/golden/data-version.test.ts` compares it with the golden hashes.
 */
export const dataVersion = 1
