type Phrases = Readonly<Record<string, readonly string[]>>

/**
 * How a review begins, by `tone`: the stars, and five more where the order was late. Only reviews of late orders complain of the time,
 * and only those of orders on time praise it.
 */
export const reviews: Phrases = {
  1: [
    'Wrong items, and nobody answered my messages.',
    'Food arrived spilled all over the bag.',
    'Half of the order was missing.',
    'Tasteless and soggy. Never again.',
    'Stone cold, straight into the bin.',
  ],
  2: [
    'Portions much smaller than expected.',
    'Lukewarm and bland.',
    'One dish was missing and the rest was mediocre.',
    'Packaging leaked and the food was greasy.',
    'Not worth the price.',
  ],
  3: [
    'Okay, nothing special.',
    'Decent food, but it could be hotter.',
    'Fine for a weeknight, a bit overpriced.',
    'Some dishes good, others forgettable.',
    'Average, but it did the job.',
  ],
  4: [
    'Good food, would order again.',
    'Tasty and well packed.',
    'Really nice, just a little too salty.',
    'Solid portions and arrived on time.',
    'Very good, only the sauce was missing.',
  ],
  5: [
    'Absolutely delicious!',
    'Fast, hot and perfectly packed.',
    'Best in the neighborhood, as always.',
    'Great food and a friendly courier.',
    'Arrived early and still steaming. Loved it!',
    'Our new favorite. Generous portions!',
  ],
  6: [
    'Took forever and arrived cold.',
    'Way past the promised time and nobody told us why.',
    'Late, cold and incomplete.',
    'Waited so long that we had already eaten something else.',
  ],
  7: [
    'Arrived late and lukewarm.',
    'The food was fine once, but not after that wait.',
    'Long delay, soggy fries of a meal.',
    'Late again. Disappointing.',
  ],
  8: ['Food was good, but it came late.', 'Okay, although we waited too long.', 'Late delivery, decent taste.'],
  9: ['Worth the wait, but it was late.', 'Tasty, even though it took longer than promised.', 'A little late, still good.'],
  10: [
    'Came a bit late, but the food was fantastic.',
    'Delicious! I did not mind the delay.',
    'The courier apologized for the delay. Great meal anyway.',
  ],
}

/** No remark, three times as likely as each of the others. */
const nothing = ['', '', '']

/** What some reviews add: it fits all beginnings with the same tone. */
export const remarks: Phrases = {
  1: [
    ...nothing,
    ' I want my money back.',
    ' Last time I ordered here.',
    ' Zero stars if I could.',
    ' The photos have nothing to do with it.',
  ],
  2: [
    ...nothing,
    ' Will try another place next time.',
    ' Expected more after all the praise.',
    ' The side dish was okay.',
    ' Used to be better.',
  ],
  3: [...nothing, ' The courier was friendly.', ' Might try something else from the menu.', ' Portions were fair.', ' Needed some salt.'],
  4: [...nothing, ' The kids liked it too.', ' Fair portions.', ' Friendly courier.', ' One star off for the packaging.'],
  5: [
    '',
    ...nothing,
    ' Will order again next week.',
    ' The whole family was happy.',
    ' Thank you!',
    ' Five stars.',
    ' You can taste that it is fresh.',
    ' Do not skip the dessert.',
  ],
  6: ['', '', ' Last time I ordered here.', ' I want my money back.', ' Nobody answered my messages.'],
  7: ['', '', ' Will try another place next time.', ' Portions were small, too.', ' The courier could not find the house.'],
  8: ['', '', ' The courier was friendly.', ' Portions were fair.', ' Maybe it was just a busy evening.'],
  9: ['', '', ' Fair portions.', ' Friendly courier.', ' The kids liked it.'],
  10: ['', '', ' Will order again next week.', ' The whole family was happy.', ' Thank you!'],
}
