import { checkExample } from './support/check-example.ts'
import { exampleNames } from './support/example.ts'

/** Has a file of its own: it takes as long as the others together. */
const largest = 'retail-group'

for (const name of exampleNames) if (name !== largest) checkExample(name)
