/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  customers: [
    'days(joined_at) < today',
    'birth_date < days(joined_at) - 6570',
    'credit_score >= 300 && credit_score <= 850',
    'annual_income >= 0',
  ],
  accounts: [
    'opened_at >= parent.joined_at',
    'opened_at < seconds(today)',
    'known(overdraft_limit) == (account_type == "checking")',
    'known(credit_limit) == (account_type == "credit_card")',
    'known(card_last_four) == (account_type in ["checking", "credit_card"])',
    '(status == "pending") == (parent.kyc_status == "pending")',
    'number > 1 || account_type == "checking"',
  ],
  transactions: [
    'amount >= 0',
    'fee >= 0',
    'created_at > account_id.opened_at',
    'created_at < seconds(today)',
    'status != "declined" || direction == "debit"',
    'status != "blocked" || is_fraud',
    '!(status in ["declined", "blocked"]) || fee == 0',
    'known(posted_at) == (status in ["completed", "reversed"])',
    'posted_at > created_at && posted_at < seconds(today)',
    'known(merchant) == known(mcc)',
    '!(category in ["salary", "rent", "benefits", "pension"]) || is_declined || (days(created_at) + 3) % 7 < 5',
    'category != "salary" || (earning == "Freelance Payment") == (employment_status == "self_employed")',
    'category != "interest" || month_end(days(created_at)) - days(created_at) < 2',
  ],
}
