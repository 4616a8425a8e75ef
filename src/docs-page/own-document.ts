import type { Json, System } from './swagger-ui.ts'

/**
 * Replaces the function of Swagger UI that resolves a part of the document: returns the part unchanged. References are resolved only when
 * they are shown, because a schema refers to itself in many places, and resolving all of them takes seconds.
 */
export const resolveSubtree = (
  document: Json,
  path: readonly string[],
): Promise<{ readonly spec: unknown; readonly errors: readonly [] }> =>
  Promise.resolve({ spec: path.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document), errors: [] })

/** Parses the document as JSON. Swagger UI would parse it as YAML, which takes long. */
export const parseToJson =
  (_original: unknown, { specActions }: System) =>
  (text: string): unknown =>
    specActions.updateJsonSpec(JSON.parse(text) as Json)
