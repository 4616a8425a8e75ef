// Prints the SHA-256 of one document of every domain, the formats by turns, made by the compiled code: `node print-hashes.js [rows] [seed]`.
import { createHash } from 'node:crypto'
import { domains } from '../../../dist/src/domains/index.js'
import { encoders } from '../../../dist/src/formats/index.js'
import { generateTask } from '../../../dist/src/engine/generate-task.js'
import { openStory } from '../../../dist/src/pipeline.js'

const [rows, seed] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 42)]

const formats = [...encoders.keys()]
;[...domains.values()].forEach(({ name, story }, index) => {
  const format = formats[index % formats.length] ?? ''
  const hash = createHash('sha256')
  for (const task of openStory({ story, rows, seed, format, maxRows: 1e9 }).tasks()) {
    const { buffer, start, end } = generateTask(task, null)
    hash.update(new Uint8Array(buffer, start, end - start))
  }
  process.stdout.write(`${name} ${format} ${hash.digest('hex')}\n`)
})
