/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  agents: ['hired_on < today'],
  customers: ['signed_up_at < seconds(today)'],
  tickets: [
    'customer_id.signed_up_at < created_at',
    'agent_id.hired_on < days(created_at)',
    'is_sla_breached == (first_response_minutes > sla_target_minutes)',
    'first_response_at == created_at + first_response_minutes * 60',
    'first_response_at < seconds(today) + 60',
    '(status in ["solved", "closed"]) == known(solved_at)',
    'solved_at >= first_response_at && solved_at < seconds(today) + 60',
    'status in ["solved", "closed"] || !known(csat_score)',
    'csat_score >= 1 && csat_score <= 5',
    'message_count >= 2',
    'handling_cost >= 0 && handle_minutes >= 0',
  ],
  messages: [
    'sent_at >= ticket_id.created_at',
    'position != 2 || sent_at == ticket_id.first_response_at',
    'position == 1 || sent_at >= ticket_id.first_response_at',
    'coalesce(sent_at <= ticket_id.solved_at, true)',
    'position > 1 || sender == "customer"',
    'position != 2 || sender == "agent"',
    'body != "All good now, thanks." || sender == "customer" && known(ticket_id.solved_at)',
  ],
}
