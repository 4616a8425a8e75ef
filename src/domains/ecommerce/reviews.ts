/** What buyers write, by the stars they give, plus five where the order went back. Every text fits every product. */
export const reviews = {
  1: [
    'Terrible quality, do not buy.',
    'Nothing like the description.',
    'Arrived damaged and support never replied.',
    'Complete waste of money.',
    'Cheap and useless.',
  ],
  2: [
    'Expected much more for the price.',
    'Disappointing quality.',
    'Not as described, but not worth the hassle of sending back.',
    'Poorly packed and scratched on arrival.',
    'Looked better in the pictures.',
  ],
  3: [
    'It is okay for the price.',
    'Average. Does what it should, nothing more.',
    'Decent, with a few flaws.',
    'Neither impressed nor disappointed.',
    'Fine, but I have seen better.',
  ],
  4: [
    'Good quality, small flaws only.',
    'Very happy with it, delivery took a little long.',
    'Nice product for the price.',
    'Does exactly what it should.',
    'Would buy again, packaging could be better.',
  ],
  5: [
    'Absolutely love it!',
    'Excellent quality, exceeded my expectations.',
    'Perfect, exactly as described.',
    'Best purchase of the year.',
    'Great value, already ordered a second one.',
    'Wonderful gift, everybody was delighted.',
  ],
  6: ['Sent it back at once. Terrible quality.', 'Broken on arrival, returned.', 'Nothing like the description. Returned for a refund.'],
  7: ['Disappointing, so I returned it.', 'Not what I expected. Went back.', 'Poor quality for the price, returned.'],
  8: ['Okay, but not what I needed. Returned without trouble.', 'Average, and I found something better. Sent it back.'],
  9: ['Nice, but the wrong one for me. Easy return.', 'Good product, I simply ordered the wrong variant. Returned.'],
  10: ['Great product, returned only because it arrived twice as a gift.', 'Lovely, but it did not suit our home. The return was easy.'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Buyers who add nothing. */
const none = ['', '', '']

/** What some buyers add, by the same numbers. Each one fits every review with that number. */
export const remarks = {
  1: [
    ...none,
    ' Stay away.',
    ' Zero stars if I could.',
    ' I want my money back.',
    ' Never again from this brand.',
    ' The pictures are misleading.',
  ],
  2: [
    ...none,
    ' Would not buy it again.',
    ' Two stars because it arrived quickly.',
    ' Hope the next one is better.',
    ' The material feels thin.',
  ],
  3: [
    ...none,
    ' Delivery was quick.',
    ' Might buy it again on sale.',
    ' The color differs a little from the picture.',
    ' Sturdier than I thought, though.',
  ],
  4: [
    ...none,
    ' One star off for the packaging.',
    ' My family likes it too.',
    ' Looks just like in the pictures.',
    ' Good value.',
    ' So far, so good.',
  ],
  5: [
    ...none,
    '',
    ' Fast delivery too.',
    ' Five stars.',
    ' Would recommend it to anyone.',
    ' Bought one for my sister as well.',
    ' Worth every cent.',
    ' Even nicer than in the pictures.',
  ],
  6: ['', ' Still waiting for an answer from support.', ' Never again.', ' At least the refund was quick.'],
  7: ['', ' At least the refund was quick.', ' The material feels thin.', ' Looked better in the pictures.'],
  8: ['', ' The refund took a week.', ' Support was friendly.', ' The size was off.'],
  9: ['', ' The refund came within days.', ' Friendly support.', ' Will order the right one soon.'],
  10: ['', ' Friendly support.', ' The refund came within days.', ' Will shop here again.'],
} as const satisfies Readonly<Record<keyof typeof reviews, readonly string[]>>
