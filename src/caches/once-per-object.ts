/**
 * Caches a function of one object. `find` must depend on the object only and never return undefined, and the object must not change. A
 * result is kept as long as its object.
 */
export function oncePerObject<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = find(of)))
    return found
  }
}
