/** States that contradict a status of "active". */
export const ended =
  /^(?:churned|cancelled|canceled|lapsed|dormant|deactivated|closed|departed|left|quit|gone|retired|expired|unsubscribed)$/
/** States that contradict a status of "paid". */
export const owed = /^(?:overdue|unpaid|outstanding|late)$/
