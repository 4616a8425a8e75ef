import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

const subjects = {
  corporate: [
    'Share purchase agreement',
    'Formation of a company',
    'Shareholder agreement',
    'Due diligence',
    'Commercial contract review',
    'Series A financing',
  ],
  litigation: [
    'Breach of contract claim',
    'Commercial dispute',
    'Product liability defense',
    'Debt recovery',
    'Insurance coverage dispute',
    'Personal injury claim',
  ],
  real_estate: [
    'Commercial lease',
    'Sale of property',
    'Zoning appeal',
    'Construction contract',
    'Boundary dispute',
    'Purchase of an office building',
  ],
  employment: ['Wrongful dismissal', 'Severance agreement', 'Discrimination claim', 'Employment contract templates', 'Non-compete dispute'],
  family: ['Divorce', 'Child custody', 'Prenuptial agreement', 'Spousal support', 'Adoption'],
  intellectual_property: [
    'Trademark registration',
    'Patent application',
    'Copyright infringement',
    'License agreement',
    'Trademark opposition',
  ],
  tax: ['Tax audit', 'Cross-border tax structure', 'Tax appeal', 'Transfer pricing review'],
  criminal_defense: ['Driving offense', 'Fraud charges', 'Assault charges', 'White-collar investigation'],
  immigration: ['Work visa', 'Permanent residence', 'Naturalization', 'Asylum application'],
  estate_planning: ['Last will', 'Living trust', 'Probate', 'Power of attorney', 'Estate dispute'],
}

/** What companies need of practices that are mostly for private people. */
const ofCompanies = {
  family: ['Family business succession', 'Family office governance'],
  criminal_defense: ['White-collar investigation', 'Fraud charges', 'Antitrust investigation'],
  immigration: ['Work visas for staff', 'Transfer of executives'],
  estate_planning: ['Succession of the founder', 'Charitable foundation', 'Trust administration'],
}

/** What the firm works on, led by a lawyer of the practice. What was closed was closed within the last year or two; bills may follow. */
export const matters: TableSchema = {
  name: 'matters',
  rows: { type: 'ratio', of: 'clients', ratio: 1.8 },
  columns: [
    { name: 'matter_id', kind: 'sequence' },
    { name: 'number', kind: 'formula', expression: '100000 + matter_id', hidden: true },
    { name: 'matter_number', kind: 'template', template: 'M-{number}' },
    { name: 'client_id', kind: 'foreign_key', table: 'clients', popularity: 0.5, existing_at: 'opened_on' },
    { name: 'lawyer_id', kind: 'foreign_key', table: 'lawyers', popularity: 0.3, existing_at: 'opened_on' },
    { name: 'associate_id', kind: 'foreign_key', table: 'lawyers', popularity: 0.2, existing_at: 'opened_on', hidden: true },
    { name: 'lead_rate', kind: 'lookup', through: 'lawyer_id', column: 'hourly_rate', hidden: true },
    { name: 'associate_rate', kind: 'lookup', through: 'associate_id', column: 'hourly_rate', hidden: true },
    { name: 'practice_area', kind: 'lookup', through: 'lawyer_id', column: 'practice_area' },
    { name: 'client_type', kind: 'lookup', through: 'client_id', column: 'client_type', hidden: true },
    {
      name: 'title',
      kind: 'switch',
      by: 'client_type',
      cases: {
        individual: { kind: 'text', segments: [{ by: 'practice_area', cases: subjects }] },
        company: { kind: 'text', segments: [{ by: 'practice_area', cases: { ...subjects, ...ofCompanies } }] },
      },
    },
    {
      name: 'billing_type',
      kind: 'category',
      values: ['hourly', 'fixed_fee', 'retainer', 'contingency'],
      by: 'practice_area',
      cases: {
        litigation: [66, 2, 6, 26],
        employment: [66, 10, 12, 12],
        corporate: [68, 12, 20, 0],
        tax: [72, 10, 18, 0],
        criminal_defense: [46, 40, 14, 0],
        immigration: [26, 70, 4, 0],
        estate_planning: [40, 58, 2, 0],
      },
      weights: [74, 18, 8, 0],
    },
    { name: 'priority', kind: 'category', values: ['normal', 'high', 'low'], weights: [68, 20, 12] },
    {
      name: 'wished_budget',
      kind: 'decimal',
      scale: 2,
      min: 500,
      max: 900000,
      distribution: { name: 'lognormal', median: 9000, spread: 1 },
      hidden: true,
    },
    { name: 'budget', kind: 'formula', expression: 'max(round(wished_budget / 500), 1) * 500', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'opened_on', kind: 'date', from: '2021-06-01', to: '2025-12-10', growth: 1.4, weekdays: [1.15, 1.1, 1.1, 1, 0.9, 0, 0] },
    { name: 'status', kind: 'category', values: ['open', 'on_hold', 'closed'], shares: [0.56, 0.05, 0.39] },
    { name: 'days_since', kind: 'integer', min: 1, max: 700, distribution: { name: 'gamma', mean: 150, shape: 1.2 }, hidden: true },
    // Matters that are younger than that took part of the time that they are old.
    { name: 'part_open', kind: 'decimal', scale: 2, min: 0.3, max: 0.95, hidden: true },
    {
      name: 'days_open',
      kind: 'formula',
      expression: 'max(today - days_since - opened_on, floor(max(today - 1 - opened_on, 0) * part_open))',
      hidden: true,
    },
    ...onWorkday('days_to_close', 'opened_on', 'days_open', '0'),
    {
      name: 'days_of_work',
      kind: 'formula',
      expression: 'status == "closed" ? days_to_close : max(today - 1 - opened_on, 0)',
      hidden: true,
    },
    {
      name: 'closed_on',
      kind: 'conditional',
      when: 'status == "closed"',
      value: { kind: 'shifted', column: 'opened_on', offset: 'days_to_close', unit: 'days', as: 'date' },
    },
    {
      name: 'outcome',
      kind: 'conditional',
      when: 'status == "closed"',
      value: {
        kind: 'category',
        values: ['completed', 'settled', 'won', 'lost', 'dismissed'],
        by: 'practice_area',
        cases: {
          litigation: [4, 55, 20, 12, 9],
          employment: [20, 50, 15, 10, 5],
          family: [36, 56, 4, 4, 0],
          criminal_defense: [0, 30, 25, 25, 20],
        },
        weights: [94, 4, 1, 1, 0],
      },
    },
  ],
}
