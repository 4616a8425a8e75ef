import { useRef } from 'preact/hooks'
import type { AnySchema } from '../../schema/any-schema.ts'
import { useStore } from '../state/use-store.ts'

/** The schema that the present data set is made of, not one that is being written; null while the data set is of an earlier input. */
export function useSchemaOfData(): AnySchema | null {
  const { answer, isAsking, schema } = useStore()
  const last = useRef<AnySchema | null>(null)
  if (!isAsking.value) last.current = answer.value.problem === null ? schema.value : null
  return last.current
}
