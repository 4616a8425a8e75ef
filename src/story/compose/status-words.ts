/** What a status of "active" would deny. */
export const ended =
  /^(?:churned|cancelled|canceled|lapsed|dormant|deactivated|closed|departed|left|quit|gone|retired|expired|unsubscribed)$/
/** What a status of "paid" would deny. */
export const owed = /^(?:overdue|unpaid|outstanding|late)$/
