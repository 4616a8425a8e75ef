import type { DataSet } from './data-set.ts'

/** The rules of a domain, which stand as formulas in test/domains/rules. */
export async function readRules(domain: string): Promise<DataSet['rules']> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const file = new URL(`../domains/rules/${domain.replaceAll('_', '-')}.${extension}`, import.meta.url)
  return ((await import(file.href)) as { readonly rules: DataSet['rules'] }).rules
}
