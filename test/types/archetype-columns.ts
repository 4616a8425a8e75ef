// What an archetype or a meaning must not be able to say.
import { own } from '../../src/story/compose/archetype.ts'
import { meaning } from '../../src/story/meanings/define-meaning.ts'

// @ts-expect-error: the kind has no such parameter
export const active = own('is_active', { kind: 'boolean', rat: 0.94 })

// @ts-expect-error: no kind has this name
export const age = meaning('age', { kind: 'integr', min: 1, max: 99 })

// @ts-expect-error: a parameter is missing
export const city = meaning('city', (draft) => ({ kind: 'attribute', entry: draft.place() }))

// @ts-expect-error: the kind has no such parameter
export const person = meaning('person', (draft) => ({ kind: 'person', contry: draft.country() }))
