import { compound, words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** A word of company names, such as "Northwind": a segment of a text or a compound name. */
export const companyWord = { list: 'company_words', attribute: 'word' } as const

const endings = words(
  'Group, Inc., LLC, Ltd., Corp., Partners, Holdings, Works, Ventures, Collective, & Co., & Sons, Brothers, Company, Enterprises',
  'Associates, International, Global, Worldwide, United, Alliance, House, Union, Limited',
)

/** The name of a company in any trade, unique in the table. */
export const companyName: ColumnBody = compound([companyWord, endings])
