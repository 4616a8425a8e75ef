type Phrases = Readonly<Record<string, readonly string[]>>

/**
 * How the feedback on an appointment begins, by `tone`: 1 to 5 stars after a visit, and five more after a video call, which has no front
 * desk and no parking.
 */
const openings: Phrases = {
  1: [
    'Felt rushed and nobody listened to me.',
    'Waited far too long, then was sent away after two minutes.',
    'Rude front desk and no answers to my questions.',
    'Very disappointed. I will look for another practice.',
    'The doctor hardly looked up from the screen.',
  ],
  2: [
    'Long wait and not much of an explanation.',
    'I left with more questions than I came with.',
    'Hard to reach by phone, and the visit felt hurried.',
    'Not what I had hoped for.',
  ],
  3: [
    'Fine, but the waiting room was crowded.',
    'Okay visit, nothing special.',
    'The doctor was good, the organization could be better.',
    'Average. It took a while to be seen.',
  ],
  4: [
    'Good visit, only a short wait.',
    'Friendly staff and a clear explanation.',
    'The doctor took my concerns seriously.',
    'Helpful, although parking was difficult.',
    'Quick and competent.',
  ],
  5: [
    'Excellent care, I felt listened to.',
    'The best doctor I have ever had.',
    'Everything was explained clearly and kindly.',
    'On time, thorough and friendly. Highly recommended.',
    'Wonderful staff from check-in to the end.',
    'I feel much better already. Thank you!',
  ],
  6: [
    'Felt rushed and nobody listened to me.',
    'Waited far too long in front of an empty screen, then was done in two minutes.',
    'Very disappointed. I will look for another practice.',
    'The doctor hardly looked into the camera.',
    'Disappointed: the sound failed again and again, and I got no answers to my questions.',
  ],
  7: [
    'Long wait for the call and not much of an explanation.',
    'I was left with more questions than I started with.',
    'Trouble with the link, and the call felt hurried.',
    'Not what I had hoped for.',
  ],
  8: [
    'Fine, but the picture froze a few times.',
    'Okay call, nothing special.',
    'The doctor was good, the connection could be better.',
    'Average. It took a while until the doctor joined.',
  ],
  9: [
    'Good call, only a short wait.',
    'Friendly doctor and a clear explanation.',
    'The doctor took my concerns seriously.',
    'Helpful, although the sound was poor at first.',
    'Quick and competent.',
  ],
  10: [
    'Excellent care, I felt listened to.',
    'The best doctor I have ever had.',
    'Everything was explained clearly and kindly.',
    'On time, thorough and friendly. Highly recommended.',
    'Wonderful, it felt like being there in person.',
    'I feel much better already. Thank you!',
  ],
}

/** No remark, three times as likely as each of the others. */
const nothing = ['', '', '']

/** What some patients add: it fits all openings with the same tone. */
const remarks: Phrases = {
  1: [...nothing, ' And then the bill came.', ' Never again.', ' I had taken a day off for this.', ' Still no test results, by the way.'],
  2: [...nothing, ' The nurse was friendly, at least.', ' I may look for a second opinion.', ' Parking was difficult, too.'],
  3: [...nothing, ' The nurse was friendly.', ' Will see how the treatment works.', ' Online booking works well.'],
  4: [...nothing, ' The nurse was great.', ' Will come again.', ' Online booking works well.', ' Clean and modern rooms.'],
  5: [
    '',
    ...nothing,
    ' Will come again.',
    ' My whole family goes there.',
    ' The nurse was great, too.',
    ' No wait at all.',
    ' Online booking works well.',
    ' Clean and modern rooms.',
  ],
  6: [
    ...nothing,
    ' And then the bill came.',
    ' Never again.',
    ' I had taken time off work for this.',
    ' Still no test results, by the way.',
  ],
  7: [...nothing, ' The doctor was friendly, at least.', ' I may look for a second opinion.', ' Next time I would rather come in.'],
  8: [...nothing, ' Saved me the drive.', ' Will see how the treatment works.', ' Online booking works well.'],
  9: [...nothing, ' Saved me the drive.', ' Would do it again.', ' Online booking works well.', ' The app is easy to use.'],
  10: [
    '',
    ...nothing,
    ' Would do it again.',
    ' My whole family goes to this practice.',
    ' Saved me the drive.',
    ' No wait at all.',
    ' Online booking works well.',
    ' The app is easy to use.',
  ],
}

/** The segments of the feedback on an appointment with a `tone`. */
export const feedback = [
  { by: 'tone', cases: openings },
  { by: 'tone', cases: remarks },
]
