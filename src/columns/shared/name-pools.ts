import { type BoundedCache, boundedCache } from '../../caches/bounded-cache.ts'
import { cacheBudgets } from '../../caches/budgets.ts'
import type { ReferenceList } from '../../lexicon/reference-list.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Dictionary } from '../../vector.ts'
import { attributeOf } from './attributes.ts'

/** The names of some countries, arranged for drawing; a name of weight w has w slots. */
export interface NamePools {
  readonly given: Dictionary
  readonly family: Dictionary
  /** The transliterations to a-z in lower case, one per entry. */
  readonly givenFolded: Dictionary
  readonly familyFolded: Dictionary
  readonly givenWeights: Int32Array
  readonly familyWeights: Int32Array
  /** For each slot, the name; and the number of the slot among those of the name. */
  readonly givenOfSlot: Int32Array
  readonly givenRepeat: Int32Array
  readonly familyOfSlot: Int32Array
  readonly familyRepeat: Int32Array
  /** Two classes for each country, women first: see `classIndex`. */
  readonly classes: readonly NameClass[]
}

/** The slots from which people of one country and gender are drawn. */
export interface NameClass {
  readonly givenStart: number
  readonly givenSlots: number
  readonly familyStart: number
  /** Number of pairs of a given and a family slot. */
  readonly pairs: number
}

export function classIndex(country: number, gender: number): number {
  return country * 2 + gender
}

/** Caches are bounded, because combinations of countries come from callers. */
const known = new WeakMap<ReferenceList, BoundedCache<NamePools>>()

/** The pools of some countries. Columns with the same countries share their dictionaries. @throws SchemaError if a country has no names */
export function namePools(givenNames: ReferenceList, familyNames: ReferenceList, countries: readonly string[]): NamePools {
  const ofList = known.get(givenNames) ?? boundedCache<NamePools>(cacheBudgets.namePools.entries)
  known.set(givenNames, ofList)
  return ofList.get(countries.join(), () => buildPools(givenNames, familyNames, countries))
}

/** The countries for which there are names. */
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
