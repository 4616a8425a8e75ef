import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

it.each(['src/domains', 'src/builders'])('should have lines of at most 140 columns in %s', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const long = files.flatMap((name) =>
    readFileSync(join(root, folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => ([...line].length > 140 ? [`${folder}/${name}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})
