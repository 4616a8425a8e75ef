import { codeBlock } from '../codings/code-block.ts'
import type { BlockSum, Coding } from '../codings/coding.ts'
import type { Step } from './output.ts'
import { bytesStep } from './steps.ts'

/** Encodes the output of some steps: tasks in the workers, the few bytes between them here. */
export function* codedSteps(steps: Iterable<Step>, coding: Coding): Generator<Step> {
  const frame = coding.frame()
  yield bytesStep(() => frame.head())
  for (const step of steps) yield codedStep(step, coding, false, (sum) => frame.absorb(sum))
  yield bytesStep(() => frame.tail())
}

/**
 * A step whose bytes are encoded as one block.
 * @param keepsPlain whether `absorb` gets the unencoded bytes; if not, it gets null for the bytes of a worker
 */
export function codedStep(
  step: Step,
  coding: Coding,
  keepsPlain: boolean,
  absorb: (sum: BlockSum, plain: Uint8Array | null) => void,
): Step {
  if (step.type === 'bytes') {
    return bytesStep(() => {
      const plain = step.make()
      const { bytes, sum } = codeBlock(plain, coding)
      absorb(sum, plain)
      return bytes
    })
  }
  return {
    ...step,
    cut: null,
    task: { ...step.task, coding: { name: coding.name, keepsPlain } },
    absorb: (result) => {
      step.absorb?.(result)
      if (result.plain === null) throw new Error('A worker did not encode its result')
      const { crc, bytes, buffer } = result.plain
      absorb({ crc, plainBytes: bytes, codedBytes: result.end - result.start }, buffer === null ? null : new Uint8Array(buffer, 0, bytes))
    },
  }
}
