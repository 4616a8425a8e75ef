/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  policyholders: ['days(registered_at) - birth_date >= 18 * 365', 'registered_at < seconds(today)'],
  policies: [
    'days(policyholder_id.registered_at) < starts_on && starts_on < today && ends_on - starts_on == 365',
    'annual_premium == net_premium + premium_tax && annual_premium >= 0 && premium_tax >= 0',
    'sum_insured > 0 && deductible >= 0',
    '(status in ["cancelled", "lapsed"]) == known(ended_on) && (status == "cancelled") == known(cancellation_reason)',
    'ended_on >= starts_on && ended_on < today && ended_on < ends_on',
    'status != "active" || ends_on > today',
    'status != "expired" || ends_on <= today',
  ],
  premium_payments: [
    'amount >= 0 && policyholder_id == parent.policyholder_id',
    'due_on >= parent.starts_on && due_on < parent.ends_on',
    '(status == "paid") == known(paid_on)',
    'paid_on >= due_on && paid_on < today',
    'status != "void" || parent.status in ["cancelled", "lapsed"]',
  ],
  claims: [
    'policyholder_id == parent.policyholder_id && deductible == parent.deductible',
    'incident_on >= parent.starts_on && incident_on < parent.ends_on && incident_on < today',
    'incident_on <= parent.ended_on',
    'reported_on >= incident_on && reported_on < today && decided_on >= reported_on && decided_on < today',
    'claim_amount > 0 && claim_amount <= parent.sum_insured',
    'payout == (status == "approved" ? max(0, claim_amount - deductible) : 0)',
    'denial_reason != "late_notification" || reported_on - incident_on >= 7',
    '!is_fraudulent || !(denial_reason in ["not_covered", "excluded_cause", "late_notification"])',
    '(status != "under_review") == known(decided_on) && (status == "denied") == known(denial_reason)',
  ],
}
