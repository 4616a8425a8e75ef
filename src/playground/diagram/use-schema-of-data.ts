import { useRef } from 'preact/hooks'
import type { AnySchema } from '../../schema/any-schema.ts'
import { useStore } from '../state/use-store.ts'

/** The schema of the current data set; null if the data set belongs to an earlier input. */
export function useSchemaOfData(): AnySchema | null {
  const { answer, isAsking, schema } = useStore()
  const last = useRef<AnySchema | null>(null)
  if (!isAsking.value) last.current = answer.value.problem === null ? schema.value : null
  return last.current
}
