import type { PhraseExample } from './phrase.ts'
import { aNoun, example } from './example.ts'

export const unevenExamples: readonly PhraseExample[] = [
  example('the top 10% of customers place half of the orders', {
    text: 'top 10% of customers place half of the orders',
    type: 'uneven',
    parent: aNoun('customers'),
    child: aNoun('orders'),
    part: { share: 0.1 },
    share: 0.5,
  }),
  example('20% of the products bring 80% of the sales', {
    type: 'uneven',
    parent: aNoun('products'),
    child: aNoun('sales'),
    part: { share: 0.2 },
    share: 0.8,
  }),
  example('the biggest 3 donors account for 40% of the gifts', {
    text: 'biggest 3 donors account for 40% of the gifts',
    type: 'uneven',
    parent: aNoun('donors'),
    child: aNoun('gifts'),
    part: { rows: 3 },
    share: 0.4,
  }),
  example('60% of the calls come from 5% of the users', {
    type: 'uneven',
    parent: aNoun('users'),
    child: aNoun('calls'),
    part: { share: 0.05 },
    share: 0.6,
  }),
  example('half of the tickets are handled by the 5 busiest agents', {
    type: 'uneven',
    parent: aNoun('agents'),
    child: aNoun('tickets'),
    part: { rows: 5 },
    share: 0.5,
  }),
  example('a handful of authors write most of the posts', {
    type: 'uneven',
    parent: aNoun('authors'),
    child: aNoun('posts'),
    part: { share: 0.2, isDefault: true },
    share: 0.8,
  }),
  example('one tenant has 70% of the events', {
    type: 'uneven',
    parent: aNoun('tenant'),
    child: aNoun('events'),
    part: { rows: 1 },
    share: 0.7,
  }),
  example('some authors write far more posts than others', {
    type: 'uneven',
    parent: aNoun('authors'),
    child: aNoun('posts'),
    part: { share: 0.2, isDefault: true },
    share: 0.8,
  }),
  example('orders per customer follow an 80/20 rule', {
    type: 'uneven',
    parent: aNoun('customer'),
    child: aNoun('orders'),
    part: { share: 0.2 },
    share: 0.8,
  }),
  example('a Pareto distribution of visits across patients', {
    type: 'uneven',
    parent: aNoun('patients'),
    child: aNoun('visits'),
    part: { share: 0.2 },
    share: 0.8,
  }),
]
