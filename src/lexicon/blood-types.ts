import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Blood types of the ABO and Rh systems. */
export function bloodTypes(): ReferenceList {
  return wordList({
    name: 'blood_types',
    description: 'A blood type; weight: share of the US population per mille (Stanford Blood Center).',
    attribute: 'blood_type',
    words: 'O+:374 A+:357 B+:85 O-:66 A-:63 AB+:34 B-:15 AB-:6',
  })
}
