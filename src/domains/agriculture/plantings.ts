import { daysAfter, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ownedBy, owner, per, ref, rollUp, table } from '../../builders/table.ts'
import { attributes, entry, words } from '../../builders/texts.ts'

/** The season and the type of farm, as the list of crops names them. */
const sowings = words(
  'spring_arable, spring_mixed, spring_vegetable, spring_livestock_and_forage, summer_arable, summer_mixed, summer_vegetable',
  'summer_livestock_and_forage, autumn_arable, autumn_mixed, autumn_vegetable, autumn_livestock_and_forage',
)

const suppliers = words('Pioneer, KWS, Limagrain, DEKALB, RAGT, Syngenta, local_cooperative, own_seed')
/** The weights of the suppliers of each variety. */
const seeds = {
  P9911: { Pioneer: 86, local_cooperative: 14 },
  P19A14: { Pioneer: 80, local_cooperative: 20 },
  'DKC 3450': { DEKALB: 86, local_cooperative: 14 },
  'KWS Orbit': { KWS: 70, local_cooperative: 16, own_seed: 14 },
  Binntto: { KWS: 72, local_cooperative: 18, own_seed: 10 },
  Annarosa: { KWS: 88, local_cooperative: 12 },
  Amaroc: { KWS: 80, local_cooperative: 20 },
  Ambassador: { Limagrain: 84, local_cooperative: 16 },
  Skyfall: { RAGT: 64, local_cooperative: 18, own_seed: 18 },
  Reform: { RAGT: 64, local_cooperative: 18, own_seed: 18 },
  Laureate: { Syngenta: 66, local_cooperative: 18, own_seed: 16 },
  'NK Neoma': { Syngenta: 84, local_cooperative: 16 },
  otherwise: { Limagrain: 22, RAGT: 12, Syngenta: 16, local_cooperative: 36, own_seed: 14 },
}

/** Plantings, all harvested by today. Each suits the season and the type of farm; a failed one yields 5 to 30 % of the usual tonnes. */
export const plantings = table('plantings', per('farms', 14, { min: 2 }), {
  planting_id: id(),
  field_id: ref('fields'),
  area_hectares: lookup('field_id', 'area_hectares'),
  planted_on: date('2022-03-07', '2025-06-12', { months: [0, 0, 1.4, 3.2, 3.4, 0.9, 0.25, 0.5, 2.6, 2.6, 0.2, 0] }),
  day_of_year: hidden(formula('planted_on % 365.2425')),
  farm_type: hidden(lookup('field_id', 'farm_type')),
  farm_type_place: hidden(mapped('farm_type', { arable: 0, mixed: 1, vegetable: 2, livestock_and_forage: 3 })),
  sowing_place: hidden(formula('(day_of_year < 155 ? 0 : day_of_year < 240 ? 4 : 8) + farm_type_place', 0)),
  sowing: hidden(mapped('sowing_place', sowings)),
  kind: hidden(entry('crops', { by: { column: 'sowing', attribute: 'sowing' } })),
  ...attributes('kind', 'crop', 'variety', 'crop_group'),
  ...allHidden(attributes('kind', { usual_days: 'growing_days', usual_yield: 'tonnes_per_hectare' })),
  delay: hidden(whole(-9, 12, normal(0, 5))),
  growing_days: hidden(formula('max(min(usual_days + delay, today - 1 - planted_on), 1)', 0)),
  expected_harvest_on: daysAfter('planted_on', 'usual_days'),
  is_failed: yes(0.045),
  failure_cause: when('is_failed', oneOf({ drought: 36, hail: 13, pests: 17, disease: 15, flood: 11, frost: 8 })),
  luck: hidden(decimal(0.55, 1.4, 3, normal(1, 0.13))),
  rest: hidden(decimal(0.05, 0.3, 3)),
  yield_per_hectare: hidden(formula('usual_yield * (is_failed ? rest : luck) * (field_id.is_irrigated ? 1.08 : 1)', 2)),
  tonnes: hidden(formula('area_hectares * yield_per_hectare', 2)),
  harvest_id: hidden(rollUp('first', 'harvests', 'harvest_id')),
  seed_supplier: oneOfBy('variety', suppliers, seeds),
})

const stores = { cereal: 'silo', oilseed: 'silo', legume: 'silo', root: 'shed', vegetable: 'cold_store', forage: 'clamp' }

/** The harvest of each planting: quantity_tonnes = area_hectares x yield_tonnes_per_hectare. */
export const harvests = table('harvests', ownedBy('plantings', { min: 1, max: 1 }), {
  harvest_id: id(),
  planting_id: owner('plantings'),
  ...allHidden(lookups('planting_id', 'planted_on', 'growing_days')),
  harvested_on: daysAfter('planted_on', 'growing_days'),
  ...lookups('planting_id', 'crop', 'area_hectares'),
  ...lookups('planting_id', { yield_tonnes_per_hectare: 'yield_per_hectare', quantity_tonnes: 'tonnes' }),
  crop_group: hidden(lookup('planting_id', 'crop_group')),
  moisture_percent: switchBy('crop_group', {
    cereal: decimal(11, 22, 1, normal(14.6, 1.2)),
    oilseed: decimal(6, 15, 1, normal(9.5, 1.2)),
    legume: decimal(11, 19, 1, normal(14.2, 1)),
    otherwise: null,
  }),
  quality_grade: shares({ A: 0.61, B: 0.27, C: 0.095, rejected: 0.025 }),
  storage: mapped('crop_group', stores),
})
