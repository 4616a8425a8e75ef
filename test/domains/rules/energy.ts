/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  substations: ['voltage_kv in [11, 33, 66]', 'capacity_mva > 0'],
  customers: [
    '(customer_type == "commercial") == known(business_name)',
    '(status == "switching_away") == known(notice_given_on)',
    'notice_given_on > supplied_since && notice_given_on < today',
  ],
  meters: [
    'installed_on < customer_id.supplied_since',
    '!is_smart || customer_id.supplied_since - installed_on <= 2000',
    'annual_kwh_estimate >= 400',
  ],
  readings: [
    'consumption_kwh == peak_kwh + off_peak_kwh',
    'peak_kwh >= 0 && off_peak_kwh >= 0',
    '(fuel == "electricity") == known(peak_kwh) && known(peak_kwh) == known(off_peak_kwh)',
    'meter_id.supplied_since + 30 < read_on',
    'read_on < today',
    'days_covered >= 28 && days_covered <= 31',
  ],
  bills: [
    'energy_charge + standing_charge + other_charges - discount == total',
    'other_charges >= 0 && discount >= 0 && total >= 0 && tax <= total',
    'energy_charge == round(consumption_kwh * unit_price * 100) * 0.01',
    'customer_id == meter_id.customer_id',
    'meter_id.supplied_since < period_start',
    'period_end < issued_on && period_end - period_start == 29',
    '(status == "overdue") == !known(paid_on)',
    'status != "paid" || paid_on >= issued_on && paid_on <= due_on',
    'status != "paid_late" || paid_on > due_on',
    'status != "overdue" || due_on < today',
    'paid_on <= today',
  ],
  outages: [
    'restored_at > started_at',
    'restored_at < seconds(today) + 60',
    'is_planned == (cause in ["maintenance", "grid_upgrade"])',
    'customer_minutes_lost == affected_customers * duration_minutes',
  ],
}
