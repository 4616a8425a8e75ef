import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { explainStory } from '../../src/pipeline.ts'

const numbers = ['1e99', '1e308', '0', '99999999999999999999', '0.0000001', '4294967296', '1e20', '3', '2.5', '5000']
const sentences = [
  'a shop with N customers and N orders',
  'N orders per customer',
  'each customer has N to N orders',
  'N% of orders are returned',
  'revenue of N in January',
  'orders grow from N to N',
  'N employees in N departments',
  '60% pro, 40% free of N users',
  'N sensors report temperature every N seconds',
  'basket of N items',
  'daily for N days',
  'N of N claims are rejected',
  'price around N',
  'salary between N and N',
]

describe('a story with extreme numbers', () => {
  it('should be answered or refused, and end', () => {
    const said = fc.array(fc.tuple(fc.constantFrom(...sentences), fc.array(fc.constantFrom(...numbers), { minLength: 2, maxLength: 2 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(said, (parts) => {
        const story = parts.map(([sentence, [first = '', last = '']]) => sentence.replace('N', first).replace('N', last)).join('. ')
        expect(codeOf(story)).toMatch(/^[a-z_]+$/)
      }),
      { numRuns: 40, interruptAfterTimeLimit: 20_000 },
    )
  })

  it.each([
    'users, price around 0',
    'daily for 1e99 days. 5000 sensors report temperature every 1e99 seconds',
    'orders grow from 3 to 1e99',
  ])('should be answered or refused: %s', (story) => {
    expect(codeOf(story)).toMatch(/^[a-z_]+$/)
  })
})

/** The code with which a story is refused; "explained" if it is not. */
function codeOf(story: string): string {
  try {
    explainStory({ story, rows: 10, seed: 5, format: 'records', maxRows: 1e9 })
    return 'explained'
  } catch (error) {
    if (error instanceof SynthError) return error.code
    throw error
  }
}
