import { facts } from '../../builders/facts.ts'

/**
 * Where users are, by weight; the value added or sales tax on business software, as a share of the price before tax, 0 where prices have
 * none; and the legal forms in names of companies, by frequency.
 */
export const countries = facts(['weight', 'tax', 'legalForms'], {
  US: [380, 0, { 'Inc.': 4, LLC: 4, '& Co.': 1 }],
  GB: [110, 0.2, { Ltd: 6, LLP: 1, '& Sons': 1 }],
  DE: [80, 0.19, { GmbH: 7, AG: 1, 'GmbH & Co. KG': 1 }],
  CA: [65, 0.05, { 'Inc.': 5, 'Ltd.': 3 }],
  AU: [55, 0.1, { 'Pty Ltd': 6 }],
  FR: [50, 0.2, { SAS: 4, SARL: 3, SA: 1 }],
  NL: [40, 0.21, { 'B.V.': 7, 'N.V.': 1 }],
  IN: [40, 0.18, { 'Pvt. Ltd.': 6, LLP: 2 }],
  ES: [26, 0.21, { 'S.L.': 5, 'S.A.': 2 }],
  SE: [20, 0.25, { AB: 7 }],
  IE: [18, 0.23, { Ltd: 5, DAC: 1 }],
  BR: [18, 0, { 'Ltda.': 6, 'S.A.': 2 }],
  IT: [14, 0.22, { 'S.r.l.': 6, 'S.p.A.': 2 }],
  PL: [13, 0.23, { 'Sp. z o.o.': 6, 'S.A.': 1 }],
  CH: [12, 0.08, { AG: 5, GmbH: 5 }],
  JP: [10, 0.1, { 'K.K.': 5, 'G.K.': 1, 'Co., Ltd.': 2 }],
  MX: [8, 0.16, { 'S.A. de C.V.': 4, 'S. de R.L.': 2 }],
  BE: [7, 0.21, { BV: 6, NV: 2 }],
  DK: [7, 0.25, { ApS: 5, 'A/S': 3 }],
  AT: [6, 0.2, { GmbH: 6, AG: 1, KG: 1 }],
  NZ: [6, 0.15, { Ltd: 7 }],
  NO: [5, 0.25, { AS: 7, ASA: 1 }],
  PT: [5, 0.23, { 'Lda.': 5, 'S.A.': 2 }],
  ZA: [5, 0.15, { '(Pty) Ltd': 6 }],
  FI: [4, 0.26, { Oy: 6, Oyj: 1 }],
  KR: [4, 0.1, { 'Co., Ltd.': 5, 'Inc.': 2 }],
  AR: [4, 0.21, { 'S.A.': 3, 'S.R.L.': 4 }],
  CO: [3, 0.19, { 'S.A.S.': 6, 'Ltda.': 1 }],
  TR: [3, 0.2, { 'A.Ş.': 3, 'Ltd. Şti.': 4 }],
  NG: [2, 0, { Ltd: 6, PLC: 1 }],
})
