import { SynthError } from '../errors.ts'
import { describeValue, isJsonObject, pointerTo } from '../json.ts'
import { insteadOf } from '../nearest.ts'

/** What is wrong with a value and what would be right, to follow its name; null when nothing is. */
export type Check = (value: unknown) => string | null

/**
 * Holds options to their checks; those that are `undefined` are as good as absent.
 * @throws SynthError `validation_failed` with a JSON pointer to each that is wrong
 */
export function requireOptions(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (!isJsonObject(options)) {
    const detail = `The options must be an object, but are ${describeValue(options)}`
    throw new SynthError('validation_failed', detail, [{ pointer: '', detail }])
  }
  const problems = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined) return []
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    const detail = check === undefined ? `is no option${insteadOf(name, Object.keys(checks))}` : check(value)
    return detail === null ? [] : [{ pointer: pointerTo('', name), detail }]
  })
  const [first] = problems
  if (first === undefined) return
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  throw new SynthError('validation_failed', `${first.pointer} ${first.detail}${more}`, problems)
}
