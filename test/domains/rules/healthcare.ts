/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  doctors: ['consultation_fee > 0', 'years_of_experience > 0', 'birth_date < hired_on - 10592'],
  patients: [
    'days(registered_at) < today',
    'birth_date < days(registered_at) - 6570',
    'known(insurance_provider) == is_insured',
    'known(insurance_plan) == is_insured && known(insurance_member_id) == is_insured',
  ],
  appointments: [
    'billed_amount >= 0',
    'status != "completed" || fee == billed_amount',
    'fee == insurance_amount + patient_amount',
    'insurance_amount >= 0 && patient_amount >= 0',
    '(status == "scheduled") == (days(scheduled_at) >= today)',
    'known(fee) == (status == "completed")',
    'known(checked_in_at) == (status == "completed") && known(ended_at) == (status == "completed")',
    'known(diagnosis) == (status == "completed") && known(icd10_code) == (status == "completed")',
    'booked_at < scheduled_at',
    'days(booked_at) < today',
    'booked_at > patient_id.registered_at',
    'days(booked_at) > doctor_id.hired_on',
    'ended_at > checked_in_at && ended_at > scheduled_at',
    'known(rating) == known(feedback)',
    '!known(rating) || status == "completed"',
    'care_id.patient_id == patient_id && doctor_id == care_id.doctor_id',
    'visit_type != "follow_up" || (continues && days(scheduled_at) > days(patient_id.registered_at) + 42)',
  ],
}
