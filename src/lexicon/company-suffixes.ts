import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Last words of company names. */
export function companySuffixes(): ReferenceList {
  return wordList({
    name: 'company_suffixes',
    description: 'The last word of a company name: what it does or its legal form.',
    attribute: 'suffix',
    words: `Group:10 Inc.:10 LLC:10 Ltd.:8 Partners:6 Labs:6 Solutions:6 Systems:6 Technologies:5 Consulting:5 Holdings:4 Industries:4
      Studio:4 Logistics:3 Media:3 Software:4 Digital:3 Analytics:3 Health:3 Capital:3 Foods:2 Energy:2 Design:3 Services:4 Networks:2
      Manufacturing:2 Supply:2 Works:2 Ventures:2 Collective:1 &_Co.:3 &_Sons:1 Robotics:1 Biotech:1 Interactive:1 Trading:2`,
  })
}
