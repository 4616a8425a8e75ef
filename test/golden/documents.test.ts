import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { encoders } from '../../src/encoders/index.ts'
import { documentBytes, openNamed } from '../engine/support/documents.ts'
import { documentHashes } from './documents.ts'
import { expectGolden } from './expect-golden.ts'

const names = [...domains.keys()].flatMap((name) => [...encoders.keys()].map((format): [string, string] => [name, format]))

it.each(names)('should still give the bytes of %s as %s that this version gives', (name, format) => {
  const document = openNamed(domains.get(name)?.story ?? '', { rows: 1000, format })
  expectGolden(documentHashes, `${name} ${format}`, createHash('sha256').update(documentBytes(document)).digest('hex'))
})

it('should have a golden hash for nothing that is gone', () => {
  expect(Object.keys(documentHashes).filter((key) => !names.some((name) => name.join(' ') === key))).toEqual([])
})
