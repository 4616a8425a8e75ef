/** Removes a property of a part of a schema, in place. */
export function drop<Part extends object>(draft: Part, key: keyof Part): void {
  Reflect.deleteProperty(draft, key)
}
