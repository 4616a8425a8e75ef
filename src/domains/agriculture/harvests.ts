import { daysAfter, mapped, switchBy } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimal, shares } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

/** What each planting brought in, in tonnes from its area. */
export const harvests = table('harvests', ownedBy('plantings', { min: 1, max: 1 }), {
  harvest_id: id(),
  planting_id: owner('plantings'),
  planted_on: hidden(lookup('planting_id', 'planted_on')),
  growing_days: hidden(lookup('planting_id', 'growing_days')),
  harvested_on: daysAfter('planted_on', 'growing_days'),
  crop: lookup('planting_id', 'crop'),
  area_hectares: lookup('planting_id', 'area_hectares'),
  yield_tonnes_per_hectare: lookup('planting_id', 'yield_per_hectare'),
  quantity_tonnes: lookup('planting_id', 'tonnes'),
  crop_group: hidden(lookup('planting_id', 'crop_group')),
  moisture_percent: switchBy('crop_group', {
    cereal: decimal(11, 22, 1, normal(14.6, 1.2)),
    oilseed: decimal(6, 15, 1, normal(9.5, 1.2)),
    legume: decimal(11, 19, 1, normal(14.2, 1)),
    otherwise: null,
  }),
  quality_grade: shares({ A: 0.61, B: 0.27, C: 0.095, rejected: 0.025 }),
  storage: mapped('crop_group', {
    cereal: 'silo',
    oilseed: 'silo',
    legume: 'silo',
    root: 'shed',
    vegetable: 'cold_store',
    forage: 'clamp',
  }),
})
