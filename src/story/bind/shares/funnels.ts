import { shareOfShare } from '../../facts/reasons.ts'
import type { RateFact } from '../../facts/fact.ts'
import { percent } from '../../amounts/percent.ts'
import { stepName } from '../../attributes/columns/step-name.ts'
import { doneBy } from '../../lexicon/flag-verbs.ts'
import { funnels } from '../../lexicon/funnels.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { Binding } from '../binding.ts'
import { columnPointer } from '../note.ts'
import { columnNamed, tableNamed, withTable } from '../tables/references.ts'

/** A share of rows with a flag. */
interface Step {
  readonly fact: RateFact
  readonly table: string
  readonly flag: string
  readonly share: number
}

/** Shares that differ by less are equal. */
const tolerance = 1e-9

/**
 * Makes the flags of a funnel follow from the step that a row reached: only rows of a step have the next one. "30% add to cart, 10% buy",
 * "40% sign up, half of those pay".
 */
export function setFunnels(binding: Binding): void {
  const rates = binding.of('rate')
  const chains: Step[][] = []
  rates.forEach((fact, place) => {
    const [step, before] = [stepOf(binding, fact), chains.at(-1)?.at(-1)]
    const isNext = step !== null && before !== undefined && before.fact === rates[place - 1] && isInside(step, before)
    if (isNext) chains.at(-1)?.push(step)
    else if (fact.ofBefore !== undefined) binding.refuse([fact], shareOfShare)
    else if (step !== null) chains.push([step])
  })
  for (const chain of chains.filter(({ length }) => length > 1)) setChain(binding, chain)
}

function stepOf({ bound, schema }: Binding, fact: RateFact): Step | null {
  const own = bound.get(fact)
  const claim = own?.used === true ? own.notes.flatMap(({ claims }) => claims)[0] : undefined
  if (claim?.type !== 'share' || claim.value !== true) return null
  const column = columnNamed(schema, claim.table, claim.column)
  return column?.kind === 'boolean' && column.nullable === undefined
    ? { fact, table: claim.table, flag: claim.column, share: claim.share }
    : null
}

/** Whether a share is about the rows of the step before: the story says so, or both are steps of one process. */
function isInside(step: Step, before: Step): boolean {
  if (step.table !== before.table || step.flag === before.flag || step.share > before.share + tolerance) return false
  return step.fact.ofBefore !== undefined || funnels.some((steps) => (placeIn(steps, before) ?? Infinity) < (placeIn(steps, step) ?? -1))
}

function placeIn(steps: ReadonlySet<string>, { fact }: Step): number | null {
  const all = [...steps]
  const place = fact.what.map((word) => all.indexOf(doneBy(word))).find((each) => each >= 0)
  return place ?? null
}

function setChain(binding: Binding, chain: readonly Step[]): void {
  const [first] = chain
  const table = first === undefined ? null : tableNamed(binding.schema, first.table)
  const changed = table === null ? null : withTable(binding.schema, withSteps(table, chain))
  if (changed === null || 'reason' in trySchema(changed)) {
    binding.refuse(
      chain.flatMap(({ fact }) => (fact.ofBefore === undefined ? [] : [fact])),
      shareOfShare,
    )
    return
  }
  binding.schema = changed
  chain.forEach((step, place) => tellStep(binding, changed, step, chain[place - 1]))
}

/** Draws the last step that a row reached. */
function withSteps(table: TableSchema, chain: readonly Step[]): TableSchema {
  const name = stepName(table, chain.at(-1)?.flag ?? '')
  const reached = chain.map(({ share }, place) => share - (chain[place + 1]?.share ?? 0))
  const all = [['none', 1 - (chain[0]?.share ?? 0)] as const, ...chain.map(({ flag }, place) => [flag, reached[place] ?? 0] as const)]
  const drawn = all.filter(([, share]) => share > tolerance)
  const step: ColumnSchema = {
    name,
    kind: 'category',
    values: drawn.map(([value]) => value),
    shares: drawn.map(([, share]) => Number(share.toPrecision(12))),
    hidden: true,
  }
  const columns = table.columns.map((column): ColumnSchema => {
    const place = chain.findIndex(({ flag }) => flag === column.name)
    if (place < 0) return column
    const after = chain.slice(place).filter(({ flag }) => step.values.includes(flag))
    const expression = after.map(({ flag }) => `${name} == ${JSON.stringify(flag)}`).join(' || ')
    return { name: column.name, kind: 'formula', expression: expression === '' ? `${name} == ""` : expression, as: 'boolean' }
  })
  return { ...table, columns: [step, ...columns] }
}

function tellStep(binding: Binding, schema: Schema, { fact, table, flag, share }: Step, before: Step | undefined): void {
  const holds = { type: 'is', column: flag, value: true } as const
  const overall: Claim = { type: 'share_overall', table, holds, share, slack: 1 }
  const inside: readonly Claim[] =
    before === undefined ? [] : [{ type: 'every', table, when: holds, holds: { type: 'is', column: before.flag, value: true } }]
  const of = before === undefined ? '' : `, all of them with ${before.flag}`
  const text = `${percent(share)} of the rows of ${table} have ${flag} true, to within one row${of}`
  binding.tell([fact], {
    ...binding.bound.get(fact),
    used: true,
    notes: [{ pointer: columnPointer(schema, table, flag), text, claims: [overall, ...inside] }],
  })
}
