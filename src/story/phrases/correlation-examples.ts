import type { PhraseExample } from './phrase.ts'

export const correlationExamples: readonly PhraseExample[] = [
  {
    story: 'price is correlated with size (0.8)',
    facts: [
      {
        text: 'price is correlated with size (0.8)',
        type: 'correlation',
        columns: [{ words: ['price'] }, { words: ['size'] }],
        coefficient: 0.8,
      },
    ],
  },
  {
    story: 'salary and experience are strongly correlated',
    facts: [
      {
        text: 'salary and experience are strongly correlated',
        type: 'correlation',
        columns: [{ words: ['salary'] }, { words: ['experience'] }],
        coefficient: 0.85,
        isDefault: true,
      },
    ],
  },
  {
    story: 'a correlation of -0.6 between mileage and price',
    facts: [
      {
        text: 'correlation of -0.6 between mileage and price',
        type: 'correlation',
        columns: [{ words: ['mileage'] }, { words: ['price'] }],
        coefficient: -0.6,
      },
    ],
  },
  {
    story: 'price falls with mileage',
    facts: [
      {
        text: 'price falls with mileage',
        type: 'correlation',
        columns: [{ words: ['price'] }, { words: ['mileage'] }],
        coefficient: -0.7,
        isDefault: true,
      },
    ],
  },
  {
    story: 'price depends on area with a correlation of about 0.8',
    facts: [
      {
        text: 'price depends on area with a correlation of about 0.8',
        type: 'correlation',
        columns: [{ words: ['price'] }, { words: ['area'] }],
        coefficient: 0.8,
      },
    ],
  },
  {
    story: 'price goes down as mileage goes up (-0.6)',
    facts: [
      {
        text: 'price goes down as mileage goes up (-0.6)',
        type: 'correlation',
        columns: [{ words: ['price'] }, { words: ['mileage'] }],
        coefficient: -0.6,
      },
    ],
  },
  { story: 'the price depends on the season', facts: [] },
  { story: 'there is a strong correlation', facts: [] },
]
