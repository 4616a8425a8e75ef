import { yes } from '../../builders/drawn.ts'
import type { Meaning } from './meaning.ts'
import { meaning, meaningsOf } from './define-meaning.ts'

/** Booleans with their usual shares. */
export const flags: readonly Meaning[] = [
  meaning('is active, active, active flag, enabled, is enabled', yes(0.86)),
  meaning('is verified, verified, email verified, is email verified, confirmed, is confirmed, phone verified, kyc verified', yes(0.81)),
  meaning('is premium, premium member, is pro, is paid, is vip, vip, vip status', yes(0.14)),
  meaning(
    'is subscribed, subscribed, newsletter, newsletter subscriber, marketing opt in, opt in, opted in, marketing consent, newsletter opt in, email opt in',
    yes(0.42),
  ),
  meaning('is deleted, deleted, archived, is archived, blocked, is blocked, banned, is banned, suspended', yes(0.03)),
  meaning('is fraud, fraud, fraudulent, is fraudulent, fraud flag, suspicious, is suspicious, flagged, is flagged', yes(0.015)),
  meaning('churned, is churned, has churned, churn', yes(0.18)),
  meaning('is default, default, is primary, primary', yes(0.35)),
  meaning('is admin, admin, is staff, is superuser', yes(0.04)),
  meaning('smoker, is smoker, smoking, smoke, tobacco use', yes(0.14)),
  meaning('in stock, is in stock, available, is available, availability', yes(0.88)),
  meaning('is featured, featured, promoted, is promoted, on sale, is on sale', yes(0.12)),
  meaning('paid flag, is settled, settled', yes(0.91)),
  meaning('is public, public, is published', yes(0.74)),
  meaning('is refunded, refunded, is returned, returned', yes(0.05)),
  meaning('is cancelled, cancelled, canceled', yes(0.07)),
  meaning('is completed, completed, complete, is complete, done, finished', yes(0.79)),
  meaning('is delivered, delivered, shipped, is shipped', yes(0.9)),
  meaning('is gift, gift', yes(0.08)),
  meaning('is first time, first time, is new, new customer, first visit', yes(0.31)),
  meaning('is recurring, recurring, auto renew, auto renewal, autorenew, autopay', yes(0.62)),
  meaning('attended, present, is present, showed up', yes(0.88)),
  meaning('passed, is passed, pass, success, is success, successful', yes(0.84)),
  meaning('no show, is no show, missed', yes(0.09)),
  meaning('dnf, did not finish, dns, disqualified, is disqualified', yes(0.05)),
  meaning('insured, is insured, has insurance', yes(0.9)),
  meaning('has children, has kid, is parent', yes(0.42)),
  meaning('has pet, pet friendly, pets allowed', yes(0.38)),
  meaning(
    'furnished, is furnished, has parking, parking, has garden, has elevator, garage, sea view, ocean view, garden view, mountain view, balcony, pool, swimming pool, air conditioning, wifi, elevator, lift, fireplace',
    yes(0.45),
  ),
  meaning('on time, is on time, delivered on time', yes(0.87)),
  meaning('late, is late, delayed, is delayed, overdue', yes(0.13)),
  meaning('left, has left, attrition, is attrition', yes(0.16)),
  meaning('homeowner, is homeowner, owns home', yes(0.63)),
  meaning('veteran, is veteran', yes(0.06)),
  meaning('is remote, remote, works remotely', yes(0.32)),
  meaning('over time, works over time', yes(0.28)),
  meaning(
    'heart disease, heart attack, stroke, hypertension, diabetes, diabetic, asthma, cancer, anaemia, anemia, obesity, obese',
    yes(0.14),
  ),
  meaning('vaccinated, is vaccinated, neutered, is neutered, spayed', yes(0.83)),
  meaning('organic, is organic, vegan, is vegan, vegetarian, is vegetarian, gluten free, is gluten free', yes(0.22)),
  meaning('is emergency, emergency, urgent, is urgent', yes(0.08)),
  meaning('is spam, spam', yes(0.04)),
  meaning('is correct, correct', yes(0.72)),
  meaning('two factor enabled, mfa enabled, two factor, mfa, has two factor', yes(0.37)),
  meaning('terms accepted, accepted term, gdpr consent, consent, consent given', yes(0.97)),
  ...meaningsOf(
    'senior citizen; has partner, customer partner; paperless billing; tech support; voter; disability, has disability; scholarship; ' +
      'extracurricular, extracurricular activity; internet access; fragile; roaming; waterfront; basement; police report; halal; kosher; ' +
      'hazardous; perishable; international; own car; fraud reported; loan default; internship',
    yes(0.3),
  ),
  meaning('session conversion, visit conversion, visitor conversion', yes(0.03)),
  meaning(
    'defective, is defective, defect, anomaly, is anomaly, is outlier, outlier, failure, is failure, machine failure, equipment failure',
    yes(0.02),
  ),
]
