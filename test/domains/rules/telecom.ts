/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  plans: ['is_unlimited_data == !known(data_allowance_gb)', 'monthly_price > 0', 'included_minutes > 0 && data_allowance_gb > 0'],
  subscribers: [
    '(status == "churned") == known(churned_at)',
    '(status == "churned") == known(churn_reason)',
    '(payment_type == "postpaid") == known(contract_months)',
    'days(churned_at) > days(activated_at)',
    'churned_at < seconds(today)',
    'activated_at < seconds(today)',
  ],
  calls: [
    'subscriber_id.activated_at < started_at',
    '(status in ["answered", "dropped"]) == (duration_seconds > 0)',
    'billed_minutes == ceil(duration_seconds / 60) || billed_minutes == 0 && duration_seconds < 10 || duration_seconds == 0',
    'started_at < seconds(today)',
  ],
  data_sessions: [
    'subscriber_id.activated_at < started_at',
    'ended_at == started_at + duration_seconds',
    'ended_at <= seconds(today)',
    'data_gb == upload_gb + download_gb',
    'upload_gb >= 0 && download_gb >= 0',
  ],
  bills: [
    'plan_charge + usage_charges - discount == total',
    'usage_charges >= 0 && discount >= 0 && total >= 0',
    'plan_charge == subscriber_id.plan_price',
    'days(subscriber_id.activated_at) < period_start',
    'period_end < issued_on && issued_on <= due_on',
    '(status == "overdue") == !known(paid_on)',
    'status != "paid" || paid_on >= issued_on && paid_on <= due_on',
    'status != "paid_late" || paid_on > due_on',
    'status != "overdue" || due_on < today',
    'paid_on <= today',
  ],
  tickets: [
    'subscriber_id.activated_at < opened_at',
    '(status == "resolved") == known(resolved_at)',
    'resolved_at > opened_at && resolved_at < seconds(today)',
    'known(satisfaction) <= known(resolved_at)',
  ],
}
