/** A list or an object whose parts are changed; the same one if no part changes, so that schemas share what they have in common. */
export function withChanged<Whole extends object>(whole: Whole, change: (part: unknown, key: string) => unknown): Whole {
  let changed: Whole | null = null
  for (const [key, part] of Object.entries(whole) as readonly (readonly [string, unknown])[]) {
    const next = change(part, key)
    if (next === part) continue
    changed ??= (Array.isArray(whole) ? [...(whole as readonly unknown[])] : { ...whole }) as Whole
    Object.assign(changed, { [key]: next })
  }
  return changed ?? whole
}
