import { bucket, daysAfter, formula, mapped, switchBy } from '../../../builders/computed.ts'
import { lognormal, normal, poisson } from '../../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, whole, yes } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { code, template } from '../../../builders/texts.ts'
import { type Family, family, own } from '../archetype.ts'

/** Containers in which things ripen or wait, and lifts. */
export const vessels: readonly Family[] = [
  family(
    'barrel, cask, wine barrel',
    [
      'code',
      own('wood', oneOf({ 'French oak': 52, 'American oak': 30, 'Hungarian oak': 12, acacia: 6 })),
      own('toast', oneOf({ light: 22, medium: 56, heavy: 22 })),
      own('volume_l', mapped('format', { barrique: 225, hogshead: 300, puncheon: 500 })),
      own('format', oneOf({ barrique: 72, hogshead: 18, puncheon: 10 })),
      own('times_filled', whole(0, 8, poisson(2))),
      'acquired on',
      own('status', oneOf({ filled: 84, empty: 11, retired: 5 })),
    ],
    { size: 400 },
  ),
  family(
    'tank, brewing tank, vat, fermenter, fermentation tank, still, keg, silo, water tank, storage tank, kettle',
    [
      'serial number',
      own('tank_type', oneOf({ fermenter: 46, storage: 30, mixing: 14, serving: 10 })),
      own('capacity', whole(100, 60_000, lognormal(2000, 0.7))),
      own('unit', constant('litres')),
      own('material', oneOf({ 'stainless steel': 84, concrete: 7, wood: 5, fibreglass: 4 })),
      own('filled_percent', whole(0, 98)),
      'installed on',
      own('status', oneOf({ in_use: 76, cleaning: 11, empty: 10, maintenance: 3 })),
    ],
    { size: 24 },
  ),
  family(
    'lift, ski lift, chairlift, chair lift, gondola, cable car, drag lift, t bar',
    [
      'serial number',
      own('lift_type', oneOf({ chairlift: 46, 'drag lift': 28, gondola: 16, 'magic carpet': 10 })),
      own('capacity_per_hour', whole(400, 4200, normal(1900, 600))),
      own('length_m', whole(80, 4800, lognormal(1100, 0.5))),
      own('vertical_m', formula('round(length_m * 0.26)', 0)),
      own('ride_minutes', formula('max(1, round(length_m / 210))', 0)),
      'installed on',
      own('status', oneOf({ open: 86, closed: 9, maintenance: 5 })),
    ],
    { size: 12 },
  ),
  family(
    'blood bag, blood unit, blood product, blood pack, plasma unit',
    [
      own('unit_number', code('W####-##-######')),
      'blood type',
      own('component', oneOf({ 'red cells': 62, plasma: 22, platelets: 14, 'whole blood': 2 })),
      own('volume_ml', whole(180, 500, normal(330, 60))),
      'acquired on',
      own('shelf_life_days', mapped('component', { 'red cells': 42, plasma: 365, platelets: 5, 'whole blood': 35 })),
      own('expires_on', daysAfter('acquired_on', 'shelf_life_days')),
      own('age_left', hidden(formula('expires_on - today'))),
      own('freshness', hidden(bucket('age_left', [0], ['over', 'fresh']))),
      own('is_discarded', yes(0.04)),
      own('fate', hidden(oneOfBy('freshness', ['transfused', 'available', 'reserved'], { over: [1, 0, 0], fresh: [40, 48, 12] }))),
      own('status', switchBy('is_discarded', { true: constant('discarded'), false: template('{fate}') })),
    ],
    { size: 900 },
  ),
]
