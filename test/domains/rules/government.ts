/** What is true in every row of a permit office, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  applicants: [
    'known(company) == (applicant_type != "property_owner")',
    'known(license_number) == (applicant_type in ["contractor", "architect"])',
  ],
  permit_applications: [
    'municipality_id == applicant_id.municipality_id',
    'applicant_id.registered_at < submitted_at',
    'fee_total >= 0',
    '(status != "under_review") == known(decided_on)',
    '(status == "approved") == known(permit_number)',
    '(status == "approved") == known(expires_on)',
    'decided_on >= days(submitted_at) && decided_on < today',
    'expires_on == decided_on + 365',
    '(decided_on + 3) % 7 < 5 || (days(submitted_at) + 3) % 7 >= 5',
    'applicant_id.applicant_type != "property_owner" || !(category in ["major_building", "event", "health", "fire"])',
    'category != "health" || applicant_id.applicant_type == "business"',
  ],
  fees: [
    'amount >= 0 && amount <= permit_application_id.fee_total',
    '(status == "paid") == known(paid_on)',
    '(status == "paid") == known(payment_method)',
    'paid_on >= days(permit_application_id.submitted_at) && paid_on < today',
  ],
  inspections: [
    'inspected_at > permit_application_id.submitted_at',
    'inspected_at < seconds(today)',
    'permit_application_id.status != "approved" || days(inspected_at) >= permit_application_id.decided_on',
    'permit_application_id.status == "approved" || !known(permit_application_id.decided_on) || days(inspected_at) <= permit_application_id.decided_on',
    '(result == "passed") == !known(violation)',
    'duration_minutes >= 15',
    'inspection_type != "final" || visit_number == parent.visit_count',
  ],
}
