import type { Chance } from './chance.ts'
import { type Source, tablesOf } from './sources.ts'

const kinds: readonly ((chance: Chance) => object)[] = [
  (chance) => ({ kind: 'integer', min: 0, max: chance.size(10, 1e6) }),
  (chance) => ({
    kind: 'decimal',
    scale: 2,
    min: 0,
    max: 5000,
    distribution: { name: 'lognormal', median: chance.size(5, 500), spread: 0.8 },
  }),
  (chance) => ({ kind: 'boolean', rate: chance.below(100) / 100 }),
  (chance) => ({ kind: 'category', values: Array.from({ length: chance.size(2, 2000) }, (_, place) => `word ${place}`) }),
  () => ({ kind: 'uuid' }),
  () => ({ kind: 'person' }),
  (chance) => ({ kind: 'date', from: `${2015 + chance.below(8)}-01-01`, to: '2025-03-31' }),
  () => ({ kind: 'template', template: 'no {id} of many' }),
  (chance) => ({ kind: 'formula', expression: `id * ${chance.size(2, 100)} + 1` }),
  (chance) => ({ kind: 'constant', value: 'x'.repeat(chance.size(1, 1000)) }),
]

/** A schema of one or two tables that was not requested before. */
export function smallSource(chance: Chance): Source {
  const columns = Array.from({ length: 1 + chance.below(12) }, (_, place) => ({
    name: `c${place}_${chance.below(1e6)}`,
    ...chance.pick(kinds)(chance),
  }))
  const id = { name: 'id', kind: 'sequence' }
  const things = { name: 'things', rows: { type: 'primary' }, primary_key: 'id', columns: [id, ...columns] }
  const parts = {
    name: 'parts',
    rows: { type: 'owned', by: 'things', min: 0, max: 5 },
    columns: [id, { name: 'thing_id', kind: 'owner_key', table: 'things' }, { name: 'size', kind: 'integer', min: 1, max: 9 }],
  }
  const schema = { version: 1, name: 'soak', tables: chance.happens(0.5) ? [things, parts] : [things] }
  return { request: { schema }, tables: tablesOf(schema) }
}
