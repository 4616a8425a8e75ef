import type { BodyExamples } from '../body-schemas.ts'
import { generateExamples } from './generate-examples.ts'

/** Example requests: those of `POST /generate`, and one that is not fully understood. */
export const explainExamples = {
  ...generateExamples,
  unused: {
    summary: 'A part that has no effect',
    value: { story: 'a hospital with 20 patients, 15% no-shows and a helipad', seed: 42, format: 'records' },
  },
} satisfies BodyExamples
