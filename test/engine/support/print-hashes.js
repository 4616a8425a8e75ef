// Prints the SHA-256 of one document of every domain, the formats by turns, made by the compiled code: `node print-hashes.js [rows] [seed]`.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { domains } from '../../../dist/src/domains/index.js'
import { generateTask } from '../../../dist/src/engine/generate-task.js'
import { formats } from '../../../dist/src/formats/index.js'
import { layOut } from '../../../dist/src/output/lay-out.js'
import { openStory } from '../../../dist/src/pipeline.js'

const names = [...formats.keys()]

/** A line of each domain. */
export function hashLines(rows, seed) {
  return [...domains.values()].map(({ name, story }, index) => {
    const format = names[index % names.length] ?? ''
    const hash = createHash('sha256')
    const request = { story, rows, seed, format, maxRows: 1e9 }
    for (const step of layOut(openStory(request), { ...request, origin: { story } }).steps()) {
      if (step.type === 'bytes') {
        hash.update(step.make())
        continue
      }
      const result = generateTask(step.task, null)
      step.absorb?.(result)
      const { skip, take } = step.cut ?? { skip: 0, take: result.end - result.start }
      hash.update(new Uint8Array(result.buffer, result.start + skip, take))
    }
    return `${name} ${format} ${hash.digest('hex')}\n`
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(hashLines(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 42)).join(''))
}
