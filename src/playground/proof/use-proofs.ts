import { useEffect, useMemo } from 'preact/hooks'
import { useStore } from '../state/use-store.ts'
import { ProofChecker } from './proof-checker.ts'

/** Runs the proofs of the story's facts whenever there is another answer. */
export function useProofs(): ProofChecker {
  const store = useStore()
  const checker = useMemo(() => new ProofChecker(store), [store])
  const answer = store.answer.value
  useEffect(() => checker.check(answer), [answer])
  useEffect(() => () => checker.close(), [])
  return checker
}
