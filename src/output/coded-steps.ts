import { codeBlock } from '../codings/code-block.ts'
import type { BlockSum, Coding } from '../codings/coding.ts'
import type { Step } from './output.ts'
import { bytesStep } from './steps.ts'

/** Codes what some steps make: their tasks in the workers, the few bytes between them here. */
export function* codedSteps(steps: Iterable<Step>, coding: Coding): Generator<Step> {
  const frame = coding.frame()
  yield bytesStep(() => frame.head())
  for (const step of steps) yield codedStep(step, coding, (sum) => frame.absorb(sum))
  yield bytesStep(() => frame.tail())
}

/** A step whose bytes are coded as one block; `absorb` is told its sum. */
export function codedStep(step: Step, coding: Coding, absorb: (sum: BlockSum) => void): Step {
  if (step.type === 'bytes') {
    return bytesStep(() => {
      const { bytes, sum } = codeBlock(step.make(), coding)
      absorb(sum)
      return bytes
    })
  }
  return {
    ...step,
    cut: null,
    task: { ...step.task, coding: coding.name },
    absorb: (result) => {
      step.absorb?.(result)
      if (result.plain === null) throw new Error('A worker did not code what it was to code')
      absorb({ crc: result.plain.crc, plainBytes: result.plain.bytes, codedBytes: result.end - result.start })
    },
  }
}
