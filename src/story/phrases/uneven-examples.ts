import type { PhraseExample } from './phrase.ts'

export const unevenExamples: readonly PhraseExample[] = [
  {
    story: 'the top 10% of customers place half of the orders',
    facts: [
      {
        text: 'top 10% of customers place half of the orders',
        type: 'uneven',
        parent: { words: ['customers'] },
        child: { words: ['orders'] },
        part: { share: 0.1 },
        share: 0.5,
      },
    ],
  },
  {
    story: '20% of the products bring 80% of the sales',
    facts: [
      {
        text: '20% of the products bring 80% of the sales',
        type: 'uneven',
        parent: { words: ['products'] },
        child: { words: ['sales'] },
        part: { share: 0.2 },
        share: 0.8,
      },
    ],
  },
  {
    story: 'the biggest 3 donors account for 40% of the gifts',
    facts: [
      {
        text: 'biggest 3 donors account for 40% of the gifts',
        type: 'uneven',
        parent: { words: ['donors'] },
        child: { words: ['gifts'] },
        part: { rows: 3 },
        share: 0.4,
      },
    ],
  },
  {
    story: '60% of the calls come from 5% of the users',
    facts: [
      {
        text: '60% of the calls come from 5% of the users',
        type: 'uneven',
        parent: { words: ['users'] },
        child: { words: ['calls'] },
        part: { share: 0.05 },
        share: 0.6,
      },
    ],
  },
  {
    story: 'half of the tickets are handled by the 5 busiest agents',
    facts: [
      {
        text: 'half of the tickets are handled by the 5 busiest agents',
        type: 'uneven',
        parent: { words: ['agents'] },
        child: { words: ['tickets'] },
        part: { rows: 5 },
        share: 0.5,
      },
    ],
  },
  {
    story: 'a handful of authors write most of the posts',
    facts: [
      {
        text: 'a handful of authors write most of the posts',
        type: 'uneven',
        parent: { words: ['authors'] },
        child: { words: ['posts'] },
        part: { share: 0.2, isDefault: true },
        share: 0.8,
      },
    ],
  },
  {
    story: 'one tenant has 70% of the events',
    facts: [
      {
        text: 'one tenant has 70% of the events',
        type: 'uneven',
        parent: { words: ['tenant'] },
        child: { words: ['events'] },
        part: { rows: 1 },
        share: 0.7,
      },
    ],
  },
  {
    story: 'orders per customer follow an 80/20 rule',
    facts: [
      {
        text: 'orders per customer follow an 80/20 rule',
        type: 'uneven',
        parent: { words: ['customer'] },
        child: { words: ['orders'] },
        part: { share: 0.2 },
        share: 0.8,
      },
    ],
  },
  {
    story: 'a Pareto distribution of visits across patients',
    facts: [
      {
        text: 'a Pareto distribution of visits across patients',
        type: 'uneven',
        parent: { words: ['patients'] },
        child: { words: ['visits'] },
        part: { share: 0.2 },
        share: 0.8,
      },
    ],
  },
]
