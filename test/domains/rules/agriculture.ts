/** What is true in every row of farms, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  farms: ['total_area_hectares >= 0', 'workers >= 1'],
  plantings: ['is_failed == known(failure_cause)', 'expected_harvest_on > planted_on', 'area_hectares == field_id.area_hectares'],
  harvests: [
    'harvested_on > planting_id.planted_on',
    'harvested_on < today',
    'abs(quantity_tonnes - area_hectares * yield_tonnes_per_hectare) <= 0.01',
    'quantity_tonnes >= 0',
    'known(moisture_percent) == (storage == "silo")',
  ],
  sales: [
    'planting_id.planted_on + 335 < sold_on',
    'quantity_tonnes >= 0 && amount >= 0',
    'known(price_per_tonne) == (quantity_tonnes >= 0.5)',
    '!known(paid_on) || status == "accepted"',
    'paid_on > sold_on && paid_on < today',
  ],
}
