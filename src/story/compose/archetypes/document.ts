import { lognormal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { text } from '../../../builders/texts.ts'
import { type Archetype, family, own } from '../archetype.ts'

const title = own(
  'title',
  text(
    { values: ['Annual', 'Monthly', 'Quarterly', 'Final', 'Preliminary', 'Internal', 'Updated', 'Joint'] },
    ' ',
    { values: ['Report', 'Review', 'Summary', 'Plan', 'Guidelines', 'Notes', 'Overview', 'Assessment'] },
    {
      values: [
        ' on Safety',
        ' on Costs',
        ' on Quality',
        ' of the Team',
        ' of the Season',
        ' on Training',
        ' on Visitors',
        ' on Equipment',
        '',
        '',
      ],
    },
  ),
)

/** Things that are written, issued and filed. */
export const document: Archetype = {
  name: 'document',
  subject: 'thing',
  rank: 7,
  size: 600,
  from: '2022-03-01',
  to: '2025-12-30',
  columns: ['number', 'issued on'],
  usual: [title, 'type', own('pages', whole(1, 400, lognormal(6, 0.8)))],
  last: [own('status', oneOf({ final: 72, draft: 12, under_review: 10, archived: 6 }))],
  families: [
    family(
      'permit, license, licence, certificate, certification, registration, accreditation, visa, passport, warrant, patent, trademark, qualification, badge, id card, approval',
      [
        'type',
        'expiry date',
        own('fee', decimal(5, 5000, 2, lognormal(85, 0.7)), 'money'),
        own('status', oneOf({ valid: 74, expired: 15, pending: 7, revoked: 4 })),
      ],
    ),
    family(
      'contract, agreement, treaty, accord, pact, charter agreement, lease, tenancy, policy, insurance policy, warranty, mortgage deed, deed, loan agreement, nda, will, retainer, service agreement, rental agreement',
      [
        'type',
        'expiry date',
        own('value', decimal(50, 900_000, 2, lognormal(4800, 1.1)), 'money'),
        own('is_auto_renewed', yes(0.44)),
        own('status', oneOf({ active: 66, expired: 18, draft: 8, terminated: 8 })),
      ],
    ),
    family('claim, case, lawsuit, legal case, matter, dossier, court case, insurance claim, appeal, petition, litigation', [
      'type',
      'priority',
      own('claimed_amount', decimal(50, 2_000_000, 2, lognormal(5200, 1.2)), 'money'),
      'closed at',
      own('status', oneOf({ open: 26, in_review: 18, settled: 34, rejected: 14, appealed: 8 })),
    ]),
    family(
      'report, document, file, record, medical record, article, paper, publication, page, form, questionnaire, survey, note, letter, memo, minute, manual, protocol, plan document, blueprint, drawing file, spec, specification, thesis, dissertation, essay, press release, newsletter, catalog entry, checklist, logbook, map sheet, research paper, dataset, photo, video, image, scan file, statement of work, transcript, diary entry, inspection report, evaluation form',
      [title, 'author', 'type', own('pages', whole(1, 400, lognormal(6, 0.8)))],
      { role: 'writing' },
    ),
    family(
      'blog post, blog article, blog entry, news article',
      [
        'published at',
        'title',
        'author',
        own('word_count', whole(120, 6000, lognormal(850, 0.5))),
        own('status', oneOf({ published: 82, draft: 12, archived: 6 })),
      ],
      { without: ['number', 'issued_on'] },
    ),
    family('prescription, referral, lab order, treatment plan, care plan, discharge summary', [
      'medication',
      'dosage',
      own('days', whole(1, 120, lognormal(10, 0.5))),
      own('refills', whole(0, 6, poisson(1))),
    ]),
    family(
      'application, proposal, quote document, estimate, offer, bid document, request form, tender, resume, cv, requisition, nomination, job application, loan application, visa application, offer letter',
      [
        title,
        own('amount', decimal(20, 900_000, 2, lognormal(2400, 1.1)), 'money'),
        own('status', oneOf({ approved: 52, pending: 22, rejected: 22, withdrawn: 4 })),
      ],
    ),
    family('job posting, job offer, job listing, job ad, vacancy, job opening', [
      'job title',
      'city',
      own('employment_type', oneOf({ 'full-time': 68, 'part-time': 16, contract: 10, internship: 6 })),
      own('salary', decimal(18_000, 240_000, 0, lognormal(56_000, 0.4)), 'money'),
      own('status', oneOf({ open: 46, filled: 38, closed: 16 })),
    ]),
    family('budget line, budget item, cost line, ledger line, forecast line, budget entry', [
      'description',
      own('budget', decimal(100, 500_000, 2, lognormal(8200, 0.9)), 'money'),
      own('actual', decimal(100, 500_000, 2, lognormal(8000, 0.9)), 'money'),
    ]),
    family('playlist', ['title', 'description', own('is_public', yes(0.6)), own('track_count', whole(1, 300, lognormal(32, 0.8)))]),
    family('recipe, formula, menu', [own('title', text({ list: 'dishes', attribute: 'dish' })), 'description', own('steps', whole(3, 24))]),
  ],
  suffixes: ['gram', 'graph', 'script', 'book', 'sheet'],
}
