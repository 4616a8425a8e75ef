import type { TableSchema } from '../../schema/schema.ts'

/**
 * The box of a cycle. A skipped one never leaves; others are as far on their way as they have come by today, and what came back or was lost
 * has had its time for it.
 */
export const boxes: TableSchema = {
  name: 'boxes',
  rows: { type: 'ratio', of: 'subscribers', ratio: 7 },
  columns: [
    { name: 'box_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', existing_at: 'scheduled_on' },
    { name: 'box_type_id', kind: 'lookup', through: 'subscriber_id', column: 'box_type_id' },
    { name: 'theme', kind: 'lookup', through: 'subscriber_id', column: 'theme', hidden: true },
    { name: 'country_code', kind: 'lookup', through: 'subscriber_id', column: 'country_code', hidden: true },
    {
      name: 'scheduled_on',
      kind: 'date',
      from: '2023-01-02',
      to: '2025-12-31',
      growth: 2.6,
      months: [1, 0.96, 0.97, 0.97, 0.98, 0.97, 0.96, 0.97, 0.98, 1, 1.06, 1.18],
      weekdays: [1.3, 1.3, 1.2, 1.1, 1, 0, 0],
    },
    {
      name: 'fate',
      kind: 'category',
      values: ['delivered', 'skipped', 'returned', 'lost'],
      shares: [0.91, 0.065, 0.015, 0.01],
      hidden: true,
    },
    { name: 'days_left', kind: 'formula', expression: 'max(today - 1 - scheduled_on, 0)', hidden: true },
    { name: 'packing', kind: 'integer', min: 0, max: 3, distribution: { name: 'poisson', mean: 0.7 }, hidden: true },
    { name: 'transit', kind: 'integer', min: 1, max: 8, distribution: { name: 'gamma', mean: 3.2, shape: 8 }, hidden: true },
    { name: 'keeping', kind: 'integer', min: 2, max: 24, distribution: { name: 'gamma', mean: 9, shape: 3 }, hidden: true },
    { name: 'days_to_ship', kind: 'formula', expression: 'fate == "delivered" ? packing : min(packing, days_left)', hidden: true },
    // What would arrive on a Sunday arrives on Monday.
    { name: 'is_sunday', kind: 'formula', expression: '(scheduled_on + days_to_ship + transit + 3) % 7 == 6', as: 'boolean', hidden: true },
    {
      name: 'days_to_deliver',
      kind: 'formula',
      expression: 'days_to_ship + (fate == "delivered" ? transit + (is_sunday ? 1 : 0) : min(transit, days_left - days_to_ship))',
      hidden: true,
    },
    {
      name: 'days_to_return',
      kind: 'formula',
      expression: 'min(days_to_deliver + keeping, max(days_left, days_to_deliver))',
      hidden: true,
    },
    {
      name: 'stage',
      kind: 'formula',
      expression:
        'fate == "skipped" ? 0 : fate == "lost" ? 4 : fate == "returned" ? 5 : days_left >= days_to_deliver ? 3 : days_left >= days_to_ship ? 2 : 1',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'skipped', '1': 'preparing', '2': 'in_transit', '3': 'delivered', '4': 'lost', '5': 'returned' },
    },
    {
      name: 'skip_reason',
      kind: 'conditional',
      when: 'stage == 0',
      value: {
        kind: 'category',
        values: ['still_have_enough', 'on_vacation', 'saving_money', 'not_interested'],
        weights: [43, 21, 24, 12],
      },
    },
    {
      name: 'shipped_on',
      kind: 'conditional',
      when: 'stage >= 2',
      value: { kind: 'shifted', column: 'scheduled_on', offset: 'days_to_ship', unit: 'days', as: 'date' },
    },
    {
      name: 'delivered_on',
      kind: 'conditional',
      when: 'stage == 3 || stage == 5',
      value: { kind: 'shifted', column: 'scheduled_on', offset: 'days_to_deliver', unit: 'days', as: 'date' },
    },
    {
      name: 'returned_on',
      kind: 'conditional',
      when: 'stage == 5',
      value: { kind: 'shifted', column: 'scheduled_on', offset: 'days_to_return', unit: 'days', as: 'date' },
    },
    {
      name: 'carrier',
      kind: 'conditional',
      when: 'stage >= 2',
      value: {
        kind: 'category',
        values: ['UPS', 'USPS', 'FedEx', 'DHL', 'Canada Post', 'Royal Mail', 'regional_carrier'],
        by: 'country_code',
        cases: {
          US: [33, 40, 17, 2, 0, 0, 8],
          CA: [20, 0, 14, 4, 54, 0, 8],
          GB: [9, 0, 4, 21, 0, 50, 16],
          DE: [15, 0, 3, 64, 0, 0, 18],
        },
        weights: [22, 0, 14, 34, 0, 0, 30],
      },
    },
    { name: 'parcel', kind: 'formula', expression: '100000000 + box_id * 2750159 % 899999963', hidden: true },
    { name: 'tracking_number', kind: 'conditional', when: 'stage >= 2', value: { kind: 'template', template: 'SBX{parcel}' } },
    {
      name: 'weight',
      kind: 'integer',
      min: 250,
      max: 12000,
      by: 'theme',
      cases: {
        coffee: { name: 'normal', mean: 1050, standard_deviation: 120 },
        beauty: { name: 'normal', mean: 780, standard_deviation: 140 },
        pets: { name: 'normal', mean: 2100, standard_deviation: 380 },
        books: { name: 'normal', mean: 960, standard_deviation: 180 },
        wine: { name: 'normal', mean: 8300, standard_deviation: 250 },
        gourmet_food: { name: 'normal', mean: 3100, standard_deviation: 450 },
        sports_nutrition: { name: 'normal', mean: 2400, standard_deviation: 350 },
      },
      distribution: { name: 'normal', mean: 1350, standard_deviation: 260 },
      hidden: true,
    },
    { name: 'weight_grams', kind: 'formula', expression: 'weight' },
    { name: 'is_rated', kind: 'boolean', rate: 0.22, hidden: true },
    { name: 'stars', kind: 'integer', min: 1, max: 5, distribution: { name: 'empirical', quantiles: [1, 3, 4, 4.6, 5, 5] }, hidden: true },
    { name: 'rating', kind: 'conditional', when: 'stage == 3 && is_rated', value: { kind: 'formula', expression: 'stars' } },
  ],
}
