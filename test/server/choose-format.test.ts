import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { formats } from '../../src/formats/index.ts'
import { defaultOptions } from '../../src/formats/options.ts'
import { acceptedTypes, chooseFormat } from '../../src/server/choose-format.ts'

describe('chooseFormat', () => {
  it('should find every format that has a media type of its own by each of its types', () => {
    for (const { name, accepts } of formats.values()) for (const type of accepts) expect(chooseFormat(type), type).toBe(name)
    expect(new Set(acceptedTypes).size).toBe(acceptedTypes.length)
    expect(acceptedTypes).toContain('application/json')
  })

  it('should answer in the type that was asked for, which is one that can be asked for', () => {
    const faults = [...formats.values()].flatMap(({ name, accepts, mediaType, defaults }) => {
      const answered = mediaType({ ...defaultOptions, ...defaults }).split(';')[0] ?? ''
      // Some types have several names, of which the first is the one that is answered. Some formats share the type of another.
      if (accepts.length > 0) return answered === accepts[0] ? [] : [`${name} answers "${answered}", but accepts ${accepts.join(', ')}`]
      return acceptedTypes.includes(answered) ? [] : [`${name} answers "${answered}", which no format accepts`]
    })
    expect(faults, faults.join('; ')).toEqual([])
  })

  it.each([
    [undefined, 'records'],
    ['', 'records'],
    ['*/*', 'records'],
    ['application/*', 'records'],
    ['text/*', 'csv'],
    ['text/html, text/*;q=0.5', 'csv'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'records'],
    ['text/csv, */*;q=0.1', 'csv'],
    ['text/csv;q=0.4, application/x-ndjson;q=0.5', 'ndjson'],
    ['application/json;q=0.4, text/csv;q=0.5', 'csv'],
    ['application/json, text/csv', 'records'],
    ['application/json;q=0, */*', 'ndjson'],
    ['TEXT/CSV; header=present', 'csv'],
  ])('should choose for %j', (header, name) => {
    expect(chooseFormat(header)).toBe(name)
  })

  it.each(['text/html', 'application/json;q=0', '*/*;q=0', 'image/*', 'nonsense'])(
    'should refuse %j and list the available types',
    (header) => {
      const choose = (): string => chooseFormat(header)
      expect(choose).toThrow(SynthError)
      expect(choose).toThrow(expect.objectContaining({ code: 'not_acceptable' }))
      for (const type of acceptedTypes) expect(choose).toThrow(type)
    },
  )
})
