import { type Part, partName } from '../../../output/selection.ts'

/** Characters of all links together: clients refuse more than 16 KiB of headers, and one link can take half of that. */
const mostCharacters = 12_000

/**
 * The header Link (RFC 8288) of a part at a target: the next, previous, first and last part, with the same parameters. Links that would
 * make the header too long are left out, from the last on.
 */
export function partLinks(target: string, { index, count }: Part): string {
  const link = (place: number, relation: string): string[] =>
    place < 0 || place >= count ? [] : [`<${target.replace(/part-\d+-of-\d+/, partName({ index: place, count }))}>; rel="${relation}"`]
  const links = [...link(index + 1, 'next'), ...link(index - 1, 'prev'), ...link(0, 'first'), ...link(count - 1, 'last')]
  return links.filter((_, place) => links.slice(0, place + 1).join(', ').length <= mostCharacters).join(', ')
}
