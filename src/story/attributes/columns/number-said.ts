import type { Aspect, SaidBounds, SpreadShape } from '../aspect.ts'

/** All statements about the numbers of one column; null for what is not said. */
export interface NumberSaid {
  readonly min: number | null
  readonly max: number | null
  /** Whether the bound itself is excluded. */
  readonly isMinOpen: boolean
  readonly isMaxOpen: boolean
  readonly mean: number | null
  readonly median: number | null
  readonly deviation: number | null
  readonly shape: SpreadShape | null
  readonly peaks: readonly number[]
  readonly isWhole: boolean
  /** All numbers are multiples of it. */
  readonly step: number | null
}

const nothing: NumberSaid = {
  min: null,
  max: null,
  isMinOpen: false,
  isMaxOpen: false,
  mean: null,
  median: null,
  deviation: null,
  shape: null,
  peaks: [],
  isWhole: false,
  step: null,
}

/** Joins several aspects. If two say the same, the last one counts. */
export function numberSaid(aspects: readonly Aspect[]): NumberSaid {
  return aspects.reduce((said, aspect) => withAspect(said, aspect), nothing)
}

function withAspect(said: NumberSaid, aspect: Aspect): NumberSaid {
  switch (aspect.type) {
    case 'range':
      return withBounds(said, aspect)
    case 'mean':
    case 'median':
    case 'deviation':
      return { ...said, [aspect.type]: aspect.value }
    case 'peak':
      return { ...said, peaks: [...said.peaks, aspect.value] }
    case 'shape':
      return { ...said, shape: aspect.of }
    case 'step':
      return { ...said, step: aspect.value }
    case 'whole':
      return { ...said, isWhole: true }
    default:
      return said
  }
}

function withBounds(said: NumberSaid, { min, max, isOpen }: SaidBounds): NumberSaid {
  const lower = min === null ? {} : { min, isMinOpen: isOpen === true }
  return { ...said, ...lower, ...(max === null ? {} : { max, isMaxOpen: isOpen === true }) }
}
