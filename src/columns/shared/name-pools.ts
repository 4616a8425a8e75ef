import { type BoundedCache, boundedCache } from '../../caches/bounded-cache.ts'
import { cacheBudgets } from '../../caches/budgets.ts'
import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Dictionary } from '../../vector.ts'
import { attributeOf } from './attributes.ts'

/** The names of some countries, laid out for drawing; a name of weight w has w slots. */
export interface NamePools {
  readonly given: Dictionary
  readonly family: Dictionary
  /** The lower-case a-z forms, entry by entry. */
  readonly givenFolded: Dictionary
  readonly familyFolded: Dictionary
  readonly givenWeights: Int32Array
  readonly familyWeights: Int32Array
  /** For every slot: the name, and the slot's number among those of the name. */
  readonly givenOfSlot: Int32Array
  readonly givenRepeat: Int32Array
  readonly familyOfSlot: Int32Array
  readonly familyRepeat: Int32Array
  /** Two for each country, women first: see `classIndex`. */
  readonly classes: readonly NameClass[]
}

/** The slots that people of one country and gender draw from. */
export interface NameClass {
  readonly givenStart: number
  readonly givenSlots: number
  readonly familyStart: number
  /** Pairs of a given and a family slot. */
  readonly pairs: number
}

export function classIndex(country: number, gender: number): number {
  return country * 2 + gender
}

/** Countries come from callers, so their combinations are without end. */
const known = new WeakMap<ReferenceList, BoundedCache<NamePools>>()

/** The pools of some countries: columns that share them share their dictionaries. @throws SchemaError when a country has no names. */
export function namePools(givenNames: ReferenceList, familyNames: ReferenceList, countries: readonly string[]): NamePools {
  const ofList = known.get(givenNames) ?? boundedCache<NamePools>(cacheBudgets.namePools.entries)
  known.set(givenNames, ofList)
  return ofList.get(countries.join(), () => buildPools(givenNames, familyNames, countries))
}

/** The countries whose people have names. */
export function countriesOf(givenNames: ReferenceList): readonly string[] {
  return [...new Set(givenNames.attributes['country_code'] as readonly string[])]
}

function buildPools(givenNames: ReferenceList, familyNames: ReferenceList, countries: readonly string[]): NamePools {
  const given = new SlotBuilder(givenNames)
  const family = new SlotBuilder(familyNames)
  const classes = countries.flatMap((country) => {
    const families = family.add((attribute) => attribute('country_code') === country)
    return ['female', 'male'].map((gender) => {
      const givens = given.add((attribute) => attribute('country_code') === country && attribute('gender') === gender)
      if (givens.slots === 0 || families.slots === 0)
        throw new SchemaError(`There are no names for country "${country}"; there are ${countriesOf(givenNames).join(', ')}`)
      return { givenStart: givens.start, givenSlots: givens.slots, familyStart: families.start, pairs: givens.slots * families.slots }
    })
  })
  return {
    given: given.words('name'),
    family: family.words('name'),
    givenFolded: given.words('folded'),
    familyFolded: family.words('folded'),
    givenWeights: Int32Array.from(given.weights),
    familyWeights: Int32Array.from(family.weights),
    givenOfSlot: Int32Array.from(given.slotNames),
    givenRepeat: Int32Array.from(given.slotRepeats),
    familyOfSlot: Int32Array.from(family.slotNames),
    familyRepeat: Int32Array.from(family.slotRepeats),
    classes,
  }
}

class SlotBuilder {
  readonly weights: number[] = []
  readonly slotNames: number[] = []
  readonly slotRepeats: number[] = []
  readonly #list: ReferenceList
  readonly #entries: number[] = []

  constructor(list: ReferenceList) {
    this.#list = list
  }

  add(matches: (attribute: (name: string) => string | number | undefined) => boolean): { readonly start: number; readonly slots: number } {
    const start = this.slotNames.length
    this.#list.weights.forEach((weight, entry) => {
      if (!matches((name) => this.#list.attributes[name]?.[entry])) return
      for (let repeat = 0; repeat < weight; repeat++) {
        this.slotNames.push(this.#entries.length)
        this.slotRepeats.push(repeat)
      }
      this.#entries.push(entry)
      this.weights.push(weight)
    })
    return { start, slots: this.slotNames.length - start }
  }

  words(attribute: string): Dictionary {
    const words = attributeOf(this.#list, attribute)
    return { words: this.#entries.map((entry) => String(words[entry])) }
  }
}
