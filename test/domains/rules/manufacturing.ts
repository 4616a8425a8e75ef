/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  plants: ['opened_on < today', 'floor_area_sqm > 0'],
  machines: ['commissioned_on >= plant_id.opened_on', 'ideal_cycle_seconds > 0'],
  products: ['unit_price > 0', 'revision >= 1', 'material != "brass" || family in ["valves", "fittings"]'],
  production_runs: [
    'good_quantity + scrap_quantity == produced_quantity',
    'scrap_quantity >= 0 && good_quantity >= 0',
    'list_value + price_adjustment == output_value',
    'list_value == good_quantity * product_id.unit_price',
    'output_value >= 0 && production_cost >= 0',
    'machine_id.commissioned_on < days(started_at)',
    'ended_at > started_at && ended_at <= seconds(today)',
  ],
  inspections: [
    'inspected_at >= production_run_id.ended_at',
    'inspected_at <= seconds(today)',
    '(result == "passed") == (defects_found == 0)',
    '(result == "passed") == !known(defect_type)',
    '(result == "passed") == !known(severity)',
    'defects_found <= sample_size',
    'defect_type != "paint_defect" || machine_type == "paint_booth"',
    'defect_type != "weld_defect" || machine_type == "welding_robot"',
  ],
  downtime_events: [
    'machine_id.commissioned_on < days(started_at)',
    'is_planned == (reason in ["maintenance", "changeover"])',
    'ended_at >= started_at && ended_at < seconds(today) + 60',
    '(reason in ["breakdown", "maintenance", "tool_wear"]) == known(repair_cost)',
  ],
}
