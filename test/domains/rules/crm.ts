/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  sales_reps: ['annual_quota > 0'],
  accounts: [
    'annual_revenue > 0 && rep_id.hired_on < days(created_at) && created_at < seconds(today)',
    '(segment == "smb") == (employees < 100) && (segment == "enterprise") == (employees >= 1000)',
  ],
  contacts: ['is_decision_maker == (seniority in ["lead", "executive"])'],
  leads: [
    'rep_id.hired_on < days(created_at) && created_at < seconds(today)',
    '(status == "converted") == known(converted_at)',
    'converted_at >= created_at && converted_at < seconds(today)',
    'score >= 1 && score <= 100',
  ],
  deals: [
    'contact_id.account_id == account_id && rep_id == account_id.rep_id',
    'account_id.created_at < created_at && created_at < seconds(today)',
    'amount >= 0 && expected_revenue >= 0 && expected_revenue <= amount',
    '(stage in ["closed_won", "closed_lost"]) == known(closed_at) && (stage == "closed_lost") == known(lost_reason)',
    '(stage == "closed_won") == (probability_percent == 100)',
    'closed_at >= created_at && closed_at < seconds(today)',
    '(days(closed_at) + 3) % 7 < 5 || (days(created_at) + 3) % 7 >= 5',
  ],
  activities: [
    'contact_id == parent.contact_id && rep_id == parent.rep_id',
    'happened_on >= days(parent.created_at) && happened_on < today',
    'happened_on <= days(parent.closed_at)',
    '(happened_on + 3) % 7 < 5 || (days(parent.created_at) + 3) % 7 >= 5',
    'result != "voicemail" || duration_minutes <= 2',
    '(activity_type in ["call", "meeting", "demo"] && !(result in ["no_show", "rescheduled", "no_answer"])) == known(duration_minutes)',
  ],
}
