import { amount, choice, count, whole } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'

const title = own('title', {
  kind: 'text',
  segments: [
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
  ],
})

/** What is written, issued and filed. */
export const document: Archetype = {
  name: 'document',
  subject: 'thing',
  rank: 7,
  size: 600,
  from: '2022-03-01',
  to: '2025-12-30',
  columns: ['number', 'issued on'],
  usual: [title, 'type', own('pages', count(6, 0.8, 1, 400))],
  last: [own('status', choice('final:72, draft:12, under_review:10, archived:6'))],
  families: [
    family(
      'permit, license, licence, certificate, certification, registration, accreditation, visa, passport, warrant, patent, trademark, qualification, badge, id card, approval',
      [
        'type',
        'expiry date',
        own('fee', amount(85, 0.7, 5, 5000), 'money'),
        own('status', choice('valid:74, expired:15, pending:7, revoked:4')),
      ],
    ),
    family(
      'contract, agreement, treaty, accord, pact, charter agreement, lease, tenancy, policy, insurance policy, warranty, mortgage deed, deed, loan agreement, nda, will, retainer, service agreement, rental agreement',
      [
        'type',
        'expiry date',
        own('value', amount(4800, 1.1, 50, 900_000), 'money'),
        own('is_auto_renewed', { kind: 'boolean', rate: 0.44 }),
        own('status', choice('active:66, expired:18, draft:8, terminated:8')),
      ],
    ),
    family('claim, case, lawsuit, legal case, matter, dossier, court case, insurance claim, appeal, petition, litigation', [
      'type',
      'priority',
      own('claimed_amount', amount(5200, 1.2, 50, 2_000_000), 'money'),
      'closed at',
      own('status', choice('open:26, in_review:18, settled:34, rejected:14, appealed:8')),
    ]),
    family(
      'report, document, file, record, medical record, article, paper, publication, blog post, page, form, questionnaire, survey, note, letter, memo, minute, manual, protocol, plan document, blueprint, drawing file, spec, specification, thesis, dissertation, essay, press release, newsletter, catalog entry, checklist, logbook, map sheet, research paper, dataset, photo, video, image, scan file, statement of work, transcript, diary entry, inspection report, evaluation form',
      [title, 'author', 'type', own('pages', count(6, 0.8, 1, 400))],
      { role: 'writing' },
    ),
    family('prescription, referral, lab order, treatment plan, care plan, discharge summary', [
      'medication',
      'dosage',
      own('days', count(10, 0.5, 1, 120)),
      own('refills', { kind: 'integer', min: 0, max: 6, distribution: { name: 'poisson', mean: 1 } }),
    ]),
    family(
      'application, proposal, quote document, estimate, offer, bid document, request form, tender, resume, cv, requisition, nomination, job application, loan application, visa application, offer letter',
      [
        title,
        own('amount', amount(2400, 1.1, 20, 900_000), 'money'),
        own('status', choice('approved:52, pending:22, rejected:22, withdrawn:4')),
      ],
    ),
    family('recipe, formula, menu, playlist', [
      own('title', { kind: 'text', segments: [{ list: 'dishes', attribute: 'dish' }] }),
      'description',
      own('steps', whole(3, 24)),
    ]),
  ],
  suffixes: ['gram', 'graph', 'script', 'book', 'sheet'],
}
