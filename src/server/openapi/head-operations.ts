type Json = Readonly<Record<string, unknown>>

/**
 * The paths of an OpenAPI document with a separate identifier for each HEAD operation, which otherwise has that of GET: client generators
 * make a function of each.
 */
export function withHeadOperations(paths: Json): Json {
  const own = Object.entries(paths as Readonly<Record<string, Json>>).map(([path, { head, ...others }]) => {
    if (typeof head !== 'object' || head === null) return [path, others]
    const { operationId, ...operation } = head as Json
    return [path, { ...others, head: { ...operation, operationId: `${String(operationId)}Head` } }]
  })
  return Object.fromEntries(own) as Json
}
