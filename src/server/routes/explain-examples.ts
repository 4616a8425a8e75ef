import type { BodyExamples } from '../body-schemas.ts'
import { generateExamples } from './generate-examples.ts'

/** Requests to try out: those of `POST /generate`, and one of which not all is understood. */
export const explainExamples = {
  ...generateExamples,
  unused: {
    summary: 'A part that sets nothing',
    value: { story: 'a hospital with 20 patients, 15% no-shows and a helipad', seed: 42, format: 'records' },
  },
} satisfies BodyExamples
