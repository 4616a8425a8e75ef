/** What is true in every row of a nonprofit, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['goal_amount >= 5000', 'known(ends_on) == (campaign_type in ["capital", "program", "scholarship"])', 'ends_on > launched_on'],
  donors: ['known(organization) == (donor_type != "individual")'],
  donations: [
    'donor_id.joined_at <= donated_at',
    'campaign_id.launched_on <= days(donated_at)',
    'amount >= 0',
    'fee_amount >= 0 && fee_amount <= amount',
    'net_amount == (status == "received" ? amount - fee_amount : 0)',
    '(status == "refunded") == known(refunded_at)',
    'refunded_at >= donated_at',
    'refunded_at < seconds(today)',
  ],
  volunteer_shifts: [
    'volunteer_id.joined_on <= days(starts_at)',
    'campaign_id.launched_on <= days(starts_at)',
    '(status == "completed") == known(checked_in_at)',
    'starts_at < seconds(today)',
    'hours >= 0',
  ],
}
