type Json = Readonly<Record<string, unknown>>

/** The paths of an OpenAPI document in which HEAD, which asks as GET does, has an identifier of its own: generators of clients make a function of each. */
export function withHeadOperations(paths: Json): Json {
  const own = Object.entries(paths as Readonly<Record<string, Json>>).map(([path, { head, ...others }]) => {
    if (typeof head !== 'object' || head === null) return [path, others]
    const { operationId, ...operation } = head as Json
    return [path, { ...others, head: { ...operation, operationId: `${String(operationId)}Head` } }]
  })
  return Object.fromEntries(own) as Json
}
