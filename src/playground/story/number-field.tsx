import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'

export interface NumberFieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: number | null
  readonly placeholder: string
  readonly read: (text: string) => number | null
  /** The service's error for the value; null for none. */
  readonly wrong: string | null
  readonly onChange: (value: number | null) => void
  /** Whether an empty field is valid. */
  readonly isOptional: boolean
}

/** A field for a number. Invalid text stays in the field with a message and has no effect. */
export function NumberField({ id, label, hint, value, placeholder, read, wrong, onChange, isOptional }: NumberFieldProps): JSX.Element {
  const typed = useSignal<string | null>(null)
  const text = typed.value ?? (value === null ? '' : String(value))
  const isNumber = text.trim() === '' ? isOptional : read(text) !== null
  const fault = isNumber ? wrong : `${label}: a whole number, please`
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        placeholder={placeholder}
        title={hint}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          const number = read(currentTarget.value)
          if (number !== null) onChange(number)
          else if (isOptional && currentTarget.value.trim() === '') onChange(null)
        }}
        onBlur={() => (typed.value = null)}
      />
      {fault !== null && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
