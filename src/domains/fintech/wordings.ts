import { words } from '../../builders/words.ts'
/** What a description says before the payee, or says alone, by the column `wording`. */
export const wordings: Readonly<Record<string, readonly string[]>> = {
  0: [''],
  1: ['Card purchase at '],
  2: ['Online purchase at '],
  3: ['Online payment to '],
  4: ['Direct debit to '],
  5: ['Bank transfer to '],
  6: ['Refund from '],
  7: ['Transfer to friend', 'Dinner split', 'Rent share', 'Birthday gift', 'Concert tickets', 'Shared groceries', 'Thanks!'],
  8: words('Transfer from friend, Dinner split, Rent share, Birthday gift, Taxi share, Shared groceries, Paying you back'),
  9: ['Transfer from checking', 'Monthly savings', 'Savings plan'],
  10: ['Transfer to checking'],
  11: ['Interest payment'],
  12: ['Card payment received, thank you'],
  13: ['Unemployment benefit'],
  14: ['Student grant'],
  15: ['Pension payment'],
}
