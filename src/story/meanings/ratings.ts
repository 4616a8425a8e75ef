import { normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'

/** Ratings of quality and severity. */
export const ratings: readonly Meaning[] = [
  meaning(
    'rating, star, star rating, review score, customer rating, user rating, feedback score, review rating, stars',
    numeric(oneOf({ 1: 4, 2: 5, 3: 12, 4: 31, 5: 48 })),
  ),
  meaning('average rating, avg rating, mean rating, overall rating', decimal(1, 5, 1, normal(4.2, 0.4))),
  meaning(
    'satisfaction, satisfaction score, csat, satisfaction level, satisfaction rating, job satisfaction',
    numeric(oneOf({ 1: 4, 2: 7, 3: 19, 4: 41, 5: 29 })),
  ),
  meaning(
    'nps, nps score, net promoter score, recommendation score',
    numeric(oneOf({ 0: 2, 1: 1, 2: 1, 3: 2, 4: 2, 5: 6, 6: 7, 7: 14, 8: 23, 9: 20, 10: 22 })),
  ),
  meaning('performance rating, performance score', numeric(oneOf({ 1: 3, 2: 9, 3: 46, 4: 30, 5: 12 }))),
  meaning('imdb rating, imdb score', decimal(1.5, 9.6, 1, normal(6.6, 1))),
  meaning('performance, performance review', oneOf({ outstanding: 12, exceeds: 27, meets: 49, below: 12 })),
  meaning('priority, priority level, urgency', oneOf({ low: 30, medium: 44, high: 20, urgent: 6 })),
  meaning('severity, severity level, seriousness', oneOf({ low: 42, medium: 35, high: 17, critical: 6 })),
  meaning('risk, risk level, risk category, risk rating, threat level', oneOf({ low: 62, medium: 28, high: 10 })),
  meaning(
    'risk score, fraud score, lead score, health score, engagement score, quality score, sustainability score',
    whole(0, 100, normal(58, 19)),
  ),
  meaning('difficulty, difficulty level', oneOf({ easy: 34, medium: 42, hard: 19, expert: 5 })),
  meaning(
    'level, tier, skill level, proficiency, experience level, expertise',
    oneOf({ beginner: 32, intermediate: 41, advanced: 21, expert: 6 }),
  ),
  meaning(
    'loyalty tier, loyalty level, membership tier, membership level, loyalty status, customer tier, loyalty, member tier',
    oneOf({ bronze: 54, silver: 28, gold: 13, platinum: 5 }),
  ),
  meaning(
    'plan, subscription plan, subscription, subscription tier, pricing plan, package, plan type, subscription type, plan name',
    oneOf({ free: 46, basic: 26, pro: 21, enterprise: 7 }),
  ),
  meaning('membership type, membership', oneOf({ standard: 58, family: 21, student: 12, premium: 9 })),
  meaning(
    'segment, customer segment, market segment, customer type, client type, account type, user type',
    oneOf({ consumer: 56, small_business: 26, mid_market: 12, enterprise: 6 }),
  ),
  meaning('sentiment, mood, tone', oneOf({ positive: 56, neutral: 29, negative: 15 })),
  meaning('quality, quality grade, condition, product condition, item condition', oneOf({ excellent: 22, good: 49, fair: 22, poor: 7 })),
  meaning('grade, letter grade, final grade, course grade', oneOf({ A: 24, B: 36, C: 25, D: 10, F: 5 })),
  meaning(
    'stage, phase, pipeline stage, deal stage, lead stage, opportunity stage',
    oneOf({ new: 30, qualified: 25, proposal: 18, negotiation: 11, won: 10, lost: 6 }),
  ),
  meaning('outcome, result, decision, verdict, match result', oneOf({ success: 62, partial: 21, failure: 17 })),
  meaning('energy rating, energy class, efficiency class', oneOf({ A: 14, B: 27, C: 30, D: 19, E: 10 })),
]
