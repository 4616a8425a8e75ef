import type { Span } from '../tokens/token.ts'
import { announcementStart } from './announcement-start.ts'
import { bulletLength } from './bullet.ts'
import { listsTables } from './lists-tables.ts'
import type { Opening } from './opening.ts'

/** What counts a table behind a bullet: "- 300 customers". */
const counting = /^[\d~<>$€£%]/
/** Most characters before bullets that introduce them. */
const introduction = 60

/** A list of its own behind a bullet: "- features: age, income". */
const ownList = /^(?:(?:input|numeric|categorical) )?(?:columns|fields|attributes|features|variables|predictors|properties) ?: ?\S/i
/** What a model predicts, beside such a list: "- target: churned (yes/no)". */
const ownTarget = /^(?:targets?|labels?|response|outcome)(?: (?:variable|column))? ?: ?\S/i

/** Consecutive lines with bullets or numbers. Lines with lists of their own are between them. */
export function bulleted(text: string, lines: readonly Span[]): readonly Opening[] {
  const found: Opening[] = []
  const behind = ({ start, end }: Span): string => text.slice(start, end).slice(bulletLength(text.slice(start, end)))
  const hasOwn = lines.some((line) => ownList.test(behind(line)))
  const isOwn = (written: string): boolean => hasOwn && (ownList.test(written) || ownTarget.test(written))
  let block: Span | null = null as Span | null
  for (const line of [...lines, { start: text.length, end: text.length }]) {
    const written = text.slice(line.start, line.end)
    const length = bulletLength(written)
    const isItem = length > 0 && !counting.test(written.slice(length)) && !isOwn(written.slice(length))
    if (isItem) block = { start: block?.start ?? line.start, end: line.end }
    else if (block !== null && (written.trim() !== '' || line.start === text.length)) {
      const before = text.slice(Math.max(0, block.start - introduction), block.start)
      const trimmed = before.trimEnd().replace(/\*{1,3}$/, '')
      const announcement =
        /\b(?:columns?|fields?|attributes?|features?|properties|variables|targets?|following|(?<=(?:following|this) )(?:schema|structure|format|layout)):?$/i.exec(
          trimmed,
        )
      const start = announcement === null ? block.start : announcementStart(text, block.start - before.length + announcement.index)
      const isAnnounced = trimmed.endsWith(':') || announcement !== null
      if (
        !listsTables(
          text
            .slice(block.start, block.end)
            .split('\n')
            .filter((each) => each.trim() !== ''),
        )
      )
        found.push({
          start,
          end: block.end,
          items: block.start,
          subjectEnd:
            trimmed === '' ? null : announcement === null ? block.start - before.length + trimmed.replace(/:$/, '').length : start,
          evidence: isAnnounced ? 'announced' : 'likely',
          separator: 'lines',
          isInSentence: false,
        })
      block = null
    }
  }
  return found
}
