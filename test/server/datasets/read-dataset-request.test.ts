import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDatasetRequest } from '../../../src/server/datasets/read-dataset-request.ts'
import { anyRequest } from './requests.ts'

const story = { story: 'a shop', rows: null, seed: 1 }
const schema = { schema: {}, rows: 0, seed: -1 }

describe('readDatasetRequest', () => {
  it('should take every request', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(readDatasetRequest(request)).toEqual(request)
      }),
    )
  })

  it.each([
    ['the longest story', { ...story, story: '🛒'.repeat(20_000) }],
    ['the most rows', { ...schema, rows: 4_000_000_000 }],
    ['the largest seed', { ...schema, seed: Number.MAX_SAFE_INTEGER }],
    ['an empty schema', schema],
  ])('should take %s', (_, value) => {
    expect(readDatasetRequest(value)).toEqual(value)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [story]],
    ['a text', 'story'],
    ['no story and no schema', { rows: 1, seed: 1 }],
    ['both', { ...story, ...schema }],
    ['no rows', { story: 'a shop', seed: 1 }],
    ['no seed', { story: 'a shop', rows: 1 }],
    ['no random seed', { ...story, seed: null }],
    ['one field too many', { ...story, format: 'records' }],
    ['a field of another name', { story: 'a shop', rows: 1, Seed: 1 }],
    ['an empty story', { ...story, story: '' }],
    ['a story of spaces', { ...story, story: ' \n' }],
    ['a story that is too long', { ...story, story: 'a'.repeat(20_001) }],
    ['a story with half a character', { ...story, story: 'a shop \ud83d' }],
    ['a story that is no text', { ...story, story: 1 }],
    ['rows below 0', { ...story, rows: -1 }],
    ['half a row', { ...story, rows: 1.5 }],
    ['too many rows', { ...story, rows: 4_000_000_001 }],
    ['rows as text', { ...story, rows: '1' }],
    ['a seed that is no safe integer', { ...story, seed: 2 ** 53 }],
    ['half a seed', { ...story, seed: 0.5 }],
    ['a schema that is a list', { ...schema, schema: [] }],
    ['a schema that is null', { ...schema, schema: null }],
  ])('should take %s for no request', (_, value) => {
    expect(readDatasetRequest(value)).toBeNull()
  })
})
