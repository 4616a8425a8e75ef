import { words } from '../../builders/texts.ts'

/** The subjects of tickets by category. */
export const subjects = {
  billing: words('Charged twice this month, Invoice is missing, Refund not received, Wrong amount on my invoice, Update payment method'),
  account: words('Cannot log in, Password reset email does not arrive, Change the email of my account, Account locked, Delete my account'),
  bug: [
    'Page stays blank',
    'Export fails with an error',
    'App crashes on start',
    'Dashboard shows wrong numbers',
    'Notifications arrive twice',
  ],
  how_to: ['How do I add a team member?', 'How can I export my data?', 'Where do I find my API key?', 'How do I change the language?'],
  feature_request: ['Dark mode please', 'Please add a calendar view', 'Bulk edit would help', 'Integration with our CRM'],
  outage: ['Service not reachable', 'Everything is very slow', 'Error 503 since this morning', 'Sync has stopped'],
}

/** The first messages of customers by category. */
export const openings = {
  billing: ['Hi, I noticed something odd on my last bill.', 'Hello, I need help with a payment.', 'Could you please check my invoice?'],
  account: ['Hi, I have a problem with my account.', 'Hello, I need help with my account.', 'I have tried everything, please help.'],
  bug: [
    'Hi, something seems to be broken.',
    'Since the last update this does not work any more.',
    'I keep getting an error, see the screenshot.',
  ],
  how_to: ['Hi, quick question.', 'I could not find this in the help center.', 'Could you tell me how this works?'],
  feature_request: ['I love the product, one wish though.', 'Have you thought about adding this?', 'This would save us a lot of time.'],
  outage: ['Nothing works right now!', 'Are you aware of an outage?', 'Our whole team is blocked.'],
}

/** The first responses of agents by category. */
export const answers = {
  billing: [
    'Thank you for letting us know, I am going through your invoices now.',
    'I can see the payment you mean and have asked our billing team to check it.',
    'Thanks for writing in. Which of your invoices is this about?',
  ],
  account: [
    'I have your account open in front of me and am on it.',
    'For your safety: could you confirm the email address of your account?',
    'Thanks for reaching out, I have checked your account and made the change on our side.',
  ],
  bug: [
    'Thank you for the report, I could see the same on my side.',
    'Could you send me a screenshot and the browser you use?',
    'I have passed this on to our engineers and will keep you posted.',
  ],
  how_to: [
    'Here is an article that explains it step by step.',
    'You find it under Settings, in the second tab.',
    'Good question, let me show you.',
  ],
  feature_request: [
    'Thank you for the idea, I have passed it on to our product team.',
    'Others have asked for this, too. I have added your vote.',
    'Could you tell me how you would use it?',
  ],
  outage: [
    'We are aware of the problem and working on it.',
    'Our engineers are on it, please follow our status page.',
    'I am sorry for the trouble. Are all of you affected?',
  ],
}

/** Messages in the middle of a conversation by sender. */
export const replies = {
  agent: [
    'Thanks, that helps. I will get back to you today.',
    'Could you try once more, please?',
    'I have passed this on to our specialists and will keep you posted.',
    'Thanks for your patience, we are still on it.',
    'One more question: since when have you seen this?',
  ],
  customer: [
    'Thanks, here are the details.',
    'Still the same, unfortunately.',
    'Any news on this?',
    'Yes, please go ahead.',
    'It is the same on another computer.',
    'Since yesterday, I think.',
  ],
}

/** The last messages by sender, when all is done. */
export const closings = {
  agent: [
    'This should be settled now. Have a nice day!',
    'All done on our side. Please write again if anything is left.',
    'I am closing this for now; just answer to open it again.',
  ],
  customer: ['That did it, thank you!', 'Great, thanks for the quick help.', 'All good now, thanks.', 'Perfect, you can close this.'],
}
