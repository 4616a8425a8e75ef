import { Check, X } from 'lucide'
import type { JSX } from 'preact'
import type { Proof } from '../../story/proofs/proof.ts'
import type { ProofResult } from '../proof/proof-check.ts'
import type { ProofChecker } from '../proof/proof-checker.ts'
import { countOf } from '../ui/count-of.ts'
import { Icon } from '../ui/icon.tsx'

interface FactProofProps {
  readonly proof: Proof
  /** The place of the fact among those of the story. */
  readonly place: number
  readonly checker: ProofChecker
}

/** Whether a fact holds in the data, with the query that says so and its expected result. */
export function FactProof({ proof: { sql, value }, place, checker }: FactProofProps): JSX.Element {
  const result = checker.results.value.get(place)
  const canCheck = result?.kind === 'large' && checker.canCheck(result.cells)
  return (
    <>
      <details class="fact-proof">
        <summary>
          <Verdict result={result} expected={value} canCheck={canCheck} />
        </summary>
        <code>{sql}</code> gives <code>{String(value)}</code>
      </details>
      {canCheck && (
        <button type="button" class="link fact-check" onClick={() => checker.checkLarge(place)}>
          Check it now
        </button>
      )}
    </>
  )
}

interface VerdictProps {
  readonly result: ProofResult | undefined
  readonly expected: Proof['value']
  readonly canCheck: boolean
}

function Verdict({ result, expected, canCheck }: VerdictProps): JSX.Element {
  switch (result?.kind) {
    case undefined:
      return <>Checking …</>
    case 'holds':
      return (
        <span class="fact-holds">
          <Icon node={Check} size={13} /> Proved in the data
        </span>
      )
    case 'differs':
      return (
        <span class="fact-differs">
          <Icon node={X} size={13} /> Not so in the data: {String(result.value)} instead of {String(expected)}
        </span>
      )
    case 'large':
      return (
        <>
          Not checked: {countOf(result.rows, 'row')} {canCheck ? 'to read' : 'are too many for this page'}
        </>
      )
    case 'failed':
      return <>Not checked: {result.detail}</>
  }
}
