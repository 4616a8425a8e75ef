import { h, type JSX } from 'preact'

/** An icon in the format of Lucide: elements with their attributes, on 24 by 24 units. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[]

/** A decorative icon beside a word, or in a button that has a name. @param size CSS pixels */
export function Icon({ node, size = 16 }: { readonly node: IconNode; readonly size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {node.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  )
}
