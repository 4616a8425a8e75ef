/** What is true in every row of a law firm, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  lawyers: ['hourly_rate > 0', 'joined_on < today'],
  clients: ['(client_type == "company") == known(company)', '(client_type == "company") == known(industry)'],
  matters: [
    'client_id.onboarded_on < opened_on',
    'lawyer_id.joined_on < opened_on',
    '(status == "closed") == known(closed_on)',
    '(status == "closed") == known(outcome)',
    'closed_on >= opened_on && closed_on < today',
  ],
  time_entries: [
    'worked_on >= matter_id.opened_on && worked_on < today',
    '!known(matter_id.closed_on) || worked_on <= matter_id.closed_on',
    'hours >= 0.1 && hours <= 9',
    'is_billable ? amount == hours * hourly_rate : amount == 0',
  ],
  invoices: [
    'matter_id.opened_on + 14 < issued_on',
    'client_id == matter_id.client_id',
    'total == fees + expenses',
    'fees >= 0 && expenses >= 0',
    '(status == "paid") == known(paid_on)',
    'paid_on > issued_on && paid_on < today',
    'due_on >= issued_on',
    'status != "overdue" || due_on < today',
  ],
}
