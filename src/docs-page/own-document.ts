import type { Json, System } from './swagger-ui.ts'

/**
 * What Swagger UI asks for when a part of the document is opened: the part as it is. References stay, and are followed where they are
 * shown: a schema refers to itself in many places, and to write all of it out at each takes seconds.
 */
export const resolveSubtree = (
  document: Json,
  path: readonly string[],
): Promise<{ readonly spec: unknown; readonly errors: readonly [] }> =>
  Promise.resolve({ spec: path.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document), errors: [] })

/** Reads the document, which is JSON: Swagger UI would read it as YAML, which takes long. */
export const parseToJson =
  (_original: unknown, { specActions }: System) =>
  (text: string): unknown =>
    specActions.updateJsonSpec(JSON.parse(text) as Json)
