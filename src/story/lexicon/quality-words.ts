import { wordSet } from './word-set.ts'

/** Words for the quality of data: "realistic and diverse". They ask for what all data has. */
export const qualities: ReadonlySet<string> = wordSet(
  'relevant realistic realistically realism plausible believable credible lifelike authentic representative meaningful sensible coherent consistent',
  'consistently consistency diverse diversity varied variety variation correct correctly proper properly accurate accurately valid validity',
  'sane quality integrity referential anonymized anonymised fictional fictitious imaginary invented randomized randomised gdpr privacy safe compliant interesting',
  'comprehensive believably plausibly',
)
