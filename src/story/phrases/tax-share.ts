import { canStartAmount } from '../amounts/amount.ts'
import { readShare } from '../amounts/share.ts'
import { equalSigns } from '../lexicon/connectives.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, readingOf, skipBack } from '../reader/index.ts'
import { nounOf } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const taxes = wordSet('tax vat gst')
const between = wordSet(being, equalSigns, 'at always of')

/** A tax that is a share of the amount beside it. */
export const taxShare: Phrase = {
  name: 'tax_share',
  precedence: 4,
  description: 'A tax is a share of the amount that is listed with it.',
  examples: [
    example(
      'invoices with columns net, vat and gross. VAT is 20%.',
      { text: 'invoices with columns net, vat and gross', type: 'columns' },
      { text: 'VAT is 20%', type: 'definition', column: aNoun('vat') },
    ),
    { story: 'VAT is 20%', facts: [], asides: ['VAT is 20%'] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const said = readShare(tokens, at)
    const end = skipBack(tokens, at, free, between, 2)
    if (said === null || said.share <= 0 || end - 1 < free || !isOneOf(tokens, end - 1, taxes) || !endsClause(tokens, said.next))
      return null
    const place = nounOf(tokens, end - 1, end)
    return readingOf(tokens, end - 1, said.next, {
      type: 'definition',
      column: place,
      expression: [
        { type: 'number', value: said.share },
        { type: 'sign', sign: '*' },
        { type: 'column', noun: { ...place, words: [] } },
      ],
    })
  },
}
