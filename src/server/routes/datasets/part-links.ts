import { type Part, partName } from '../../../output/selection.ts'

/** The header Link (RFC 8288) of a part at a target: the first, last, next and previous part, with the same parameters. */
export function partLinks(target: string, { index, count }: Part): string {
  const link = (place: number, relation: string): string[] =>
    place < 0 || place >= count ? [] : [`<${target.replace(/part-\d+-of-\d+/, partName({ index: place, count }))}>; rel="${relation}"`]
  return [...link(0, 'first'), ...link(index - 1, 'prev'), ...link(index + 1, 'next'), ...link(count - 1, 'last')].join(', ')
}
