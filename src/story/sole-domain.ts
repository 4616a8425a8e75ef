import { domains } from '../domains/index.ts'
import type { Domain } from '../domains/domain.ts'
import type { Fact } from './fact.ts'
import { findRate } from './find-rate.ts'
import { termWords } from './term-words.ts'
import { singularOf } from './words.ts'

/** More shares than a story says of a single thing. */
const most = 6

/** The only domain in which something is what a story says of shares, "2% defective", and that has words of its own for it; null for none. */
export function soleDomain(facts: readonly Fact[]): Domain | null {
  const rates = facts.filter((fact) => fact.type === 'rate').slice(0, most)
  if (rates.length === 0) return null
  const [only, next] = [...domains.values()].filter((domain) => rates.every(({ what }) => findRate(what, null, domain) !== null))
  return only !== undefined && next === undefined && rates.every(({ what }) => isDeclared(what, only)) ? only : null
}

function isDeclared(what: readonly string[], { rates }: Domain): boolean {
  const said = what.map(singularOf).join(' ')
  return rates.some(({ words }) => words.some((word) => termWords(word).join(' ') === said))
}
