/** The warning about a column with an unknown name, and what to say instead. */
export function unknownColumn(name: string): string {
  return `nothing is known of "${name}": its values are placeholders, such as "${name.replaceAll('_', ' ')} 1"; state what it is, such as "${name} (low, medium, high)" or "${name} (1-10)"`
}
