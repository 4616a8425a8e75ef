/** What is true in every row of web analytics, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  visitors: [
    'device_type != "mobile" || operating_system in ["iOS", "Android"]',
    'browser != "Safari" || operating_system in ["iOS", "macOS", "iPadOS"]',
  ],
  sessions: [
    'visitor_id.first_seen_at < started_at',
    'is_bounce == (engagement_seconds < 10)',
    '!(is_bounce && is_converted)',
    'page_depth >= 1 && (!is_bounce || page_depth == 1)',
    'is_converted == known(conversion_goal)',
    'is_converted == known(converted_at)',
    'converted_at >= started_at',
    'converted_at < seconds(today)',
    'known(campaign) == (channel in ["email", "paid_search", "display"])',
    'ad_impressions >= 0 && ad_revenue >= 0',
  ],
  page_views: [
    'viewed_at >= session_id.started_at',
    'viewed_at < seconds(today)',
    'viewed_at - session_id.started_at <= session_id.engagement_seconds',
    'session_id.is_bounce || view_number <= session_id.page_depth',
    'session_id.is_bounce || is_exit == (view_number == session_id.page_depth)',
    'scroll_percent >= 0 && scroll_percent <= 100',
  ],
}
