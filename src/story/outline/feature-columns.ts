import type { Span } from '../tokens/token.ts'
import type { Detail, ListedColumn } from './outline.ts'

const counts: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const features =
  /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:(numeric|numerical|continuous|categorical|binary|boolean) )?(?:features?|variables?|predictors?)(?=$|[ (])/i
const target = /^(?:an? |one )?(?:(numeric|numerical|continuous|binary|boolean) )?(target|label)(?: variable| column)?(?=$|[ (])/i
/** "with 3 levels each" */
const levels = /^ ?\(?(?:with |of )?(\d{1,2}|two|three|four|five|six) (?:levels|categories|classes|values)(?: each)?\)?/i
/** "2 classes", behind words for a model. */
const classes = /^(?<classes>\d{1,2}|two|three|four|five) (?:balanced |imbalanced )?classes(?=$|[ (])/i
const models = /\b(?:classification|classifier|features?)\b/i
/** Most characters before an item in which a model is named. */
const reach = 200
/** "with 20% positives", "(35% true)": only flags have these. */
const answers = /^ ?\(?(?:with )?(?:about |around )?\d[\d.]{0,5} ?% (?:positives?|negatives?|true|false|yes|ones)\)?$/i
/** Values of a category for which the story states no number. */
const usualLevels = 3

/**
 * The columns of an item that counts the variables of a model: "5 numeric features", "2 categorical features with 3 levels each", "a binary
 * target". Null for other items.
 */
export function featureColumns(text: string, { start, end }: Span): readonly ListedColumn[] | null {
  const written = text.slice(start, end)
  const said = features.exec(written)
  const isOfModel = models.test(text.slice(Math.max(0, start - reach), start))
  const found = said ?? (isOfModel ? (target.exec(written) ?? classes.exec(written)) : null)
  if (found === null) return null
  const behind = written.slice(found[0].length)
  const isAnswer = said === null && answers.test(behind)
  // "label (spam, ham)" has values of its own.
  if (said === null && !isAnswer && behind !== '') return null
  const kind =
    found.groups?.['classes'] !== undefined ? 'categorical' : isAnswer ? 'binary' : (found[said === null ? 1 : 2] ?? '').toLowerCase()
  const levelled = kind === 'categorical' ? levels.exec(behind) : null
  const detail = detailOf(kind, numberOf(found.groups?.['classes'] ?? levelled?.[1] ?? '') || usualLevels)
  const rest = start + found[0].length + (levelled?.[0].length ?? /^ (?:with )?/.exec(behind)?.[0].length ?? 0)
  const unread = rest < end ? [{ start: rest, end }] : []
  const column = (name: string): ListedColumn => ({
    name,
    words: name.split('_'),
    isIdentifier: true,
    details: [detail],
    places: [{ start, end: start + found[0].length }],
    said: { start, end },
    unread,
    start,
    end,
  })
  if (said === null) return [column((found[2] ?? 'class').toLowerCase())]
  const count = numberOf(said[1] ?? '')
  const noun = kind === 'categorical' ? 'category' : kind === 'binary' || kind === 'boolean' ? 'flag' : 'feature'
  return Array.from({ length: count }, (_, at) => column(`${noun}_${at + 1}`))
}

function numberOf(word: string): number {
  return counts.indexOf(word.toLowerCase()) + 1 || Number(word)
}

function detailOf(kind: string, count: number): Detail {
  if (kind === 'categorical') return { type: 'values', values: Array.from({ length: count }, (_, at) => String.fromCodePoint(65 + at)) }
  return { type: 'type', of: kind === 'binary' || kind === 'boolean' ? 'boolean' : 'decimal', scale: null }
}
