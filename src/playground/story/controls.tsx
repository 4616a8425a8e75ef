import type { JSX } from 'preact'
import { Dices } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { useStore } from '../state/use-store.ts'
import { LocaleSelect } from './locale-select.tsx'
import { NumberField } from './number-field.tsx'
import { rowsFault } from './problem-text.ts'
import { readCount } from './read-count.ts'
import { readSeed } from './read-seed.ts'

const mostSeed = 1_000_000

/** The fields for rows, seed, and the format of values. */
export function Controls(): JSX.Element {
  const { rows, seed, answer, source } = useStore()
  return (
    <div class="controls">
      <NumberField
        id="rows"
        label="Rows"
        hint="Rows of the main table; empty for as many as the story or the schema says. 10k and 1M are numbers too."
        value={rows.value}
        placeholder={`as in the ${source.value}`}
        read={readCount}
        wrong={rowsFault(answer.value.problem)}
        onChange={(value) => (rows.value = value)}
        isOptional
      />
      <div class="field-with-button">
        <NumberField
          id="seed"
          label="Seed"
          hint="The same seed gives the same data."
          value={seed.value}
          placeholder="0"
          read={readSeed}
          wrong={null}
          onChange={(value) => (seed.value = value ?? 0)}
          isOptional={false}
        />
        <button
          type="button"
          class="icon-button"
          title="Roll the dice: another seed"
          aria-label="Roll the dice: another seed"
          onClick={() => (seed.value = Math.floor(Math.random() * mostSeed))}
        >
          <Icon node={Dices} size={18} />
        </button>
      </div>
      <LocaleSelect />
    </div>
  )
}
