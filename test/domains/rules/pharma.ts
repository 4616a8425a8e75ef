/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  trials: ['target_enrollment > 0 && started_on < today'],
  sites: ['activated_on > parent.started_on && site_number > 100'],
  patients: [
    'trial_id == site_id.trial_id && site_id.activated_on < enrolled_on',
    'enrolled_on < today && age >= 18',
    '(status != "on_study") == known(left_on)',
    '(status in ["discontinued", "screen_failure"]) == known(reason)',
    'left_on >= enrolled_on && left_on < today',
    'abs(bmi - weight_kg * 10000 / (height_cm * height_cm)) < 0.06',
  ],
  visits: [
    'planned_on >= parent.enrolled_on',
    '(status == "completed") == known(visited_on) && known(visited_on) == known(systolic_bp)',
    'visited_on >= parent.enrolled_on && visited_on < today',
    'status != "completed" || !(parent.status in ["discontinued", "screen_failure"]) || coalesce(visited_on <= parent.left_on, true)',
    'status != "scheduled" || planned_on > today - 5',
    'status != "cancelled" || parent.status in ["discontinued", "screen_failure"]',
  ],
  adverse_events: [
    'onset_on >= parent.enrolled_on && onset_on < today',
    'onset_on <= parent.left_on',
    '(outcome != "not_recovered") == known(resolved_on)',
    'resolved_on >= onset_on && resolved_on < today',
    'is_serious || ctcae_grade < 4',
  ],
  site_payments: [
    'trial_id == site_id.trial_id && site_id.activated_on < paid_on && paid_on < today',
    'amount == fees + overhead && amount == paid_amount + holdback',
    'amount >= 0 && overhead >= 0 && holdback >= 0 && fees >= 0',
  ],
}
