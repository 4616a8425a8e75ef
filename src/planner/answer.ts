import { type ErrorCode, type Problem, SynthError } from '../errors.ts'
import { type Planning, planning } from './planning.ts'

/** A call of a function of `planning`. */
export type PlanningCall = {
  readonly [Name in keyof Planning]: { readonly name: Name; readonly args: Parameters<Planning[Name]> }
}[keyof Planning]

/** The result of a call. Errors of callers are data, because errors lose their fields between threads. */
export type PlanningAnswer =
  | { readonly value: ReturnType<Planning[keyof Planning]> }
  | { readonly error: { readonly code: ErrorCode; readonly detail: string; readonly problems: readonly Problem[] } }

/** Answers a call on this thread. @throws errors that the caller did not cause */
export function answer({ name, args }: PlanningCall): PlanningAnswer {
  try {
    const call = planning[name] as (...args: readonly unknown[]) => ReturnType<Planning[keyof Planning]>
    return { value: call(...args) }
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return { error: { code: error.code, detail: error.message, problems: error.problems } }
  }
}
