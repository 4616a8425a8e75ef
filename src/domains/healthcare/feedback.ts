/** What patients write after a visit, by the number of stars they give. */
const feedbackByRating: Readonly<Record<string, readonly string[]>> = {
  '1': [
    'Felt rushed and nobody listened to me.',
    'Waited far too long, then was sent away after two minutes.',
    'Rude front desk and no answers to my questions.',
    'Very disappointed. I will look for another practice.',
    'The doctor hardly looked up from the screen.',
  ],
  '2': [
    'Long wait and not much of an explanation.',
    'I left with more questions than I came with.',
    'Hard to reach by phone, and the visit felt hurried.',
    'Not what I had hoped for.',
  ],
  '3': [
    'Fine, but the waiting room was crowded.',
    'Okay visit, nothing special.',
    'The doctor was good, the organization could be better.',
    'Average. It took a while to be seen.',
  ],
  '4': [
    'Good visit, only a short wait.',
    'Friendly staff and a clear explanation.',
    'The doctor took my concerns seriously.',
    'Helpful, although parking was difficult.',
    'Quick and competent.',
  ],
  '5': [
    'Excellent care, I felt listened to.',
    'The best doctor I have ever had.',
    'Everything was explained clearly and kindly.',
    'On time, thorough and friendly. Highly recommended.',
    'Wonderful staff from check-in to the end.',
    'I feel much better already. Thank you!',
  ],
}

/** What some of them add. It fits every opening with as many stars. */
const remarksByRating: Readonly<Record<string, readonly string[]>> = {
  '1': ['', '', '', ' And then the bill came.', ' Never again.', ' I had taken a day off for this.', ' Still no test results, by the way.'],
  '2': ['', '', '', ' The nurse was friendly, at least.', ' I may look for a second opinion.', ' Parking was difficult, too.'],
  '3': ['', '', '', ' The nurse was friendly.', ' Will see how the treatment works.', ' Online booking works well.'],
  '4': ['', '', '', ' The nurse was great.', ' Will come again.', ' Online booking works well.', ' Clean and modern rooms.'],
  '5': [
    '',
    '',
    '',
    '',
    ' Will come again.',
    ' My whole family goes there.',
    ' The nurse was great, too.',
    ' No wait at all.',
    ' Online booking works well.',
    ' Clean and modern rooms.',
  ],
}

/** The segments of a text about a visit with a `score`. */
export const feedback = [
  { by: 'score', cases: feedbackByRating },
  { by: 'score', cases: remarksByRating },
]
