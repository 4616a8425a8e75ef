import type { Noun } from '../words/noun.ts'

/** Why a statement is unused whose noun means no table. */
export function noTable({ words }: Pick<Noun, 'words'>): string {
  return `no table is called "${words.join(' ')}"`
}
