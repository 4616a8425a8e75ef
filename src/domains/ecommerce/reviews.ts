/** What buyers write, by the stars they give; ten is added to them for an order that went back. They fit whatever was bought. */
export const reviews = {
  '1': [
    'Terrible quality, do not buy.',
    'Nothing like the description.',
    'Arrived damaged and support never replied.',
    'Complete waste of money.',
    'Cheap and useless.',
  ],
  '2': [
    'Expected much more for the price.',
    'Disappointing quality.',
    'Not as described, but not worth the hassle of sending back.',
    'Poorly packed and scratched on arrival.',
    'Looked better in the pictures.',
  ],
  '3': [
    'It is okay for the price.',
    'Average. Does what it should, nothing more.',
    'Decent, with a few flaws.',
    'Neither impressed nor disappointed.',
    'Fine, but I have seen better.',
  ],
  '4': [
    'Good quality, small flaws only.',
    'Very happy with it, delivery took a little long.',
    'Nice product for the price.',
    'Does exactly what it should.',
    'Would buy again, packaging could be better.',
  ],
  '5': [
    'Absolutely love it!',
    'Excellent quality, exceeded my expectations.',
    'Perfect, exactly as described.',
    'Best purchase of the year.',
    'Great value, already ordered a second one.',
    'Wonderful gift, everybody was delighted.',
  ],
  '11': ['Sent it back at once. Terrible quality.', 'Broken on arrival, returned.', 'Nothing like the description. Returned for a refund.'],
  '12': ['Disappointing, so I returned it.', 'Not what I expected. Went back.', 'Poor quality for the price, returned.'],
  '13': ['Okay, but not what I needed. Returned without trouble.', 'Average, and I found something better. Sent it back.'],
  '14': ['Nice, but the wrong one for me. Easy return.', 'Good product, I simply ordered the wrong variant. Returned.'],
  '15': ['Great product, returned only because it arrived twice as a gift.', 'Lovely, but it did not suit our home. The return was easy.'],
} as const satisfies Readonly<Record<string, readonly string[]>>
