import { SynthError } from '../errors.ts'
import { describeValue, isJsonObject, pointerTo } from '../json.ts'
import { insteadOf } from '../nearest.ts'

/** Says what is wrong with a value and what would be right, to follow the name of the option; null if the value is valid. */
export type Check = (value: unknown) => string | null

/**
 * Checks options; `undefined` counts as absent.
 * @throws SynthError `validation_failed` with a JSON pointer to each invalid option
 */
export function requireOptions(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (!isJsonObject(options)) {
    const detail = `The options must be an object, but are ${describeValue(options)}`
    throw new SynthError('validation_failed', detail, [{ pointer: '', detail }])
  }
  const problems = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined) return []
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    const detail = check === undefined ? `is not an option${insteadOf(name, Object.keys(checks))}` : check(value)
    return detail === null ? [] : [{ pointer: pointerTo('', name), detail }]
  })
  const [first] = problems
  if (first === undefined) return
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  throw new SynthError('validation_failed', `${first.pointer} ${first.detail}${more}`, problems)
}
