/** What is true in every row of a security operations center, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  hosts: [
    'enrolled_on >= user_id.created_on && enrolled_on < today',
    'host_type != "mobile" || operating_system in ["iOS 18", "Android 15"]',
    '(host_type == "server") == (environment == "data_center")',
  ],
  logins: [
    'user_id.created_on < days(logged_in_at)',
    'host_id.user_id == user_id && host_id.enrolled_on < days(logged_in_at)',
    '(result == "failed") == known(failure_reason)',
    '(result == "success") == known(session_minutes)',
    'risk_score >= 0 && risk_score <= 100',
  ],
  alerts: [
    'user_id.created_on < days(raised_at)',
    'host_id.user_id == user_id && host_id.enrolled_on < days(raised_at)',
    '(status == "closed") == known(closed_at)',
    'closed_at > raised_at',
    'closed_at < seconds(today)',
    'event_count >= 0 && response_cost >= 0',
    '(source in ["endpoint", "network"]) == known(host_id)',
  ],
  incidents: [
    'user_id.created_on < days(opened_at)',
    'host_id.user_id == user_id && host_id.enrolled_on < days(opened_at)',
    'category != "lost_device" || detected_by in ["employee", "third_party"]',
    '(status != "investigating") == known(contained_at)',
    '(status == "resolved") == known(resolved_at)',
    'contained_at > opened_at',
    'resolved_at >= contained_at',
    'resolved_at < seconds(today)',
    'is_breach == (records_exposed > 0)',
    'estimated_cost > 0',
  ],
}
