/** What is true in every row of farms, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  farms: ['total_area_hectares >= 0', 'workers >= 1 && workers <= 1 + total_area_hectares'],
  plantings: [
    'is_failed == known(failure_cause)',
    'expected_harvest_on > planted_on',
    'area_hectares == field_id.area_hectares',
    '!(variety in ["P9911", "P19A14"]) || seed_supplier in ["Pioneer", "local_cooperative"]',
    'variety != "DKC 3450" || seed_supplier in ["DEKALB", "local_cooperative"]',
    'seed_supplier != "Pioneer" || variety in ["P9911", "P19A14"]',
  ],
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
    'buyer_type != "direct" || crop_group in ["vegetable", "root"]',
    'known(price_per_tonne) == (quantity_tonnes >= 0.5)',
    '!known(paid_on) || status == "accepted"',
    'paid_on > sold_on && paid_on < today',
  ],
}
