import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref, rollUp } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'

const seasons = ['spring', 'summer', 'autumn']
const farmTypes = ['arable', 'mixed', 'vegetable', 'livestock_and_forage']
const sowings = seasons.flatMap((season) => farmTypes.map((type) => `${season}_${type}`))

/** What was sown where, by the season; all of it was brought in by today, and a crop that failed brought little. */
export const plantings = table('plantings', per('farms', 14, { min: 2 }), {
  planting_id: id(),
  field_id: ref('fields'),
  area_hectares: lookup('field_id', 'area_hectares'),
  planted_on: date('2022-03-07', '2025-06-12', { months: [0, 0, 1.4, 3.2, 3.4, 0.9, 0.25, 0.5, 2.6, 2.6, 0.2, 0] }),
  day_of_year: hidden(formula('planted_on % 365.2425')),
  farm_type: hidden(lookup('field_id', 'farm_type')),
  farm_type_place: hidden(mapped('farm_type', Object.fromEntries(farmTypes.map((type, place) => [type, place])))),
  sowing_place: hidden(formula('(day_of_year < 155 ? 0 : day_of_year < 240 ? 4 : 8) + farm_type_place', 0)),
  sowing: hidden(mapped('sowing_place', Object.fromEntries(sowings.map((sowing, place) => [String(place), sowing])))),
  kind: hidden(entry('crops', { by: { column: 'sowing', attribute: 'sowing' } })),
  crop: attribute('kind', 'crop'),
  variety: attribute('kind', 'variety'),
  crop_group: attribute('kind', 'crop_group'),
  usual_days: hidden(attribute('kind', 'growing_days')),
  usual_yield: hidden(attribute('kind', 'tonnes_per_hectare')),
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
  seed_supplier: oneOfBy('variety', ['Pioneer', 'KWS', 'Limagrain', 'DEKALB', 'RAGT', 'Syngenta', 'local_cooperative', 'own_seed'], {
    P9911: [86, 0, 0, 0, 0, 0, 14, 0],
    P19A14: [80, 0, 0, 0, 0, 0, 20, 0],
    'DKC 3450': [0, 0, 0, 86, 0, 0, 14, 0],
    'KWS Orbit': [0, 70, 0, 0, 0, 0, 16, 14],
    Binntto: [0, 72, 0, 0, 0, 0, 18, 10],
    Annarosa: [0, 88, 0, 0, 0, 0, 12, 0],
    Amaroc: [0, 80, 0, 0, 0, 0, 20, 0],
    Ambassador: [0, 0, 84, 0, 0, 0, 16, 0],
    Skyfall: [0, 0, 0, 0, 64, 0, 18, 18],
    Reform: [0, 0, 0, 0, 64, 0, 18, 18],
    Laureate: [0, 0, 0, 0, 0, 66, 18, 16],
    'NK Neoma': [0, 0, 0, 0, 0, 84, 16, 0],
    otherwise: [0, 0, 22, 0, 12, 16, 36, 14],
  }),
})
