import { choice, code, count, whole } from '../../meanings/shapes.ts'
import { type Family, family, own } from '../archetype.ts'

/** What things are kept in while they ripen or wait, and what carries people up a mountain. */
export const vessels: readonly Family[] = [
  family(
    'barrel, cask, wine barrel',
    [
      'code',
      own('wood', choice('French oak:52, American oak:30, Hungarian oak:12, acacia:6')),
      own('toast', choice('light:22, medium:56, heavy:22')),
      own('volume_l', { kind: 'mapping', by: 'format', cases: { barrique: 225, hogshead: 300, puncheon: 500 } }),
      own('format', choice('barrique:72, hogshead:18, puncheon:10')),
      own('times_filled', { kind: 'integer', min: 0, max: 8, distribution: { name: 'poisson', mean: 2 } }),
      'acquired on',
      own('status', choice('filled:84, empty:11, retired:5')),
    ],
    { size: 400 },
  ),
  family(
    'tank, brewing tank, vat, fermenter, fermentation tank, still, keg, silo, water tank, storage tank, kettle',
    [
      'serial number',
      own('tank_type', choice('fermenter:46, storage:30, mixing:14, serving:10')),
      own('capacity', count(2000, 0.7, 100, 60_000)),
      own('unit', { kind: 'constant', value: 'litres' }),
      own('material', choice('stainless steel:84, concrete:7, wood:5, fibreglass:4')),
      own('filled_percent', whole(0, 98)),
      'installed on',
      own('status', choice('in_use:76, cleaning:11, empty:10, maintenance:3')),
    ],
    { size: 24 },
  ),
  family(
    'lift, ski lift, chairlift, chair lift, gondola, cable car, drag lift, t bar',
    [
      'serial number',
      own('lift_type', choice('chairlift:46, drag lift:28, gondola:16, magic carpet:10')),
      own('capacity_per_hour', {
        kind: 'integer',
        min: 400,
        max: 4200,
        distribution: { name: 'normal', mean: 1900, standard_deviation: 600 },
      }),
      own('length_m', count(1100, 0.5, 80, 4800)),
      own('vertical_m', { kind: 'formula', expression: 'round(length_m * 0.26)', scale: 0 }),
      own('ride_minutes', { kind: 'formula', expression: 'max(1, round(length_m / 210))', scale: 0 }),
      'installed on',
      own('status', choice('open:86, closed:9, maintenance:5')),
    ],
    { size: 12 },
  ),
  family(
    'blood bag, blood unit, blood product, blood pack, plasma unit',
    [
      own('unit_number', code('W####-##-######')),
      'blood type',
      own('component', choice('red cells:62, plasma:22, platelets:14, whole blood:2')),
      own('volume_ml', { kind: 'integer', min: 180, max: 500, distribution: { name: 'normal', mean: 330, standard_deviation: 60 } }),
      'acquired on',
      own('shelf_life_days', {
        kind: 'mapping',
        by: 'component',
        cases: { 'red cells': 42, plasma: 365, platelets: 5, 'whole blood': 35 },
      }),
      own('expires_on', { kind: 'shifted', column: 'acquired_on', offset: 'shelf_life_days', unit: 'days', as: 'date' }),
      own('age_left', { kind: 'formula', expression: 'expires_on - today', hidden: true }),
      own('freshness', { kind: 'bucket', column: 'age_left', edges: [0], labels: ['over', 'fresh'], hidden: true }),
      own('is_discarded', { kind: 'boolean', rate: 0.04 }),
      own('fate', {
        kind: 'category',
        values: ['transfused', 'available', 'reserved'],
        by: 'freshness',
        cases: { over: [1, 0, 0], fresh: [40, 48, 12] },
        hidden: true,
      }),
      own('status', {
        kind: 'switch',
        by: 'is_discarded',
        cases: { true: { kind: 'constant', value: 'discarded' }, false: { kind: 'template', template: '{fate}' } },
      }),
    ],
    { size: 900 },
  ),
]
