import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}

/** What axe finds in a part of a page: the rule, and where, a text each. */
export async function axeFindings(page: Page, part: string): Promise<readonly string[]> {
  await page.evaluate(source)
  const findings = await page.evaluate(
    async (selector) =>
      (await (globalThis as unknown as { axe: { run(within: string): Promise<{ violations: Finding[] }> } }).axe.run(selector)).violations,
    part,
  )
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
