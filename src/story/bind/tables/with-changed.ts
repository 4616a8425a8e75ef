/** A list or an object whose parts are changed; the same one if no part changes, so that schemas share what they have in common. */
export function withChanged<Whole extends object>(whole: Whole, change: (part: unknown, key: string) => unknown): Whole {
  let changed: Whole | null = null
  const parts = whole as Readonly<Record<string, unknown>>
  for (const key of Object.keys(whole)) {
    const part = parts[key]
    const next = change(part, key)
    if (next === part) continue
    changed ??= (Array.isArray(whole) ? [...(whole as readonly unknown[])] : { ...whole }) as Whole
    Object.assign(changed, { [key]: next })
  }
  return changed ?? whole
}
