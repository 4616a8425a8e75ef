import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import type { SaidEffect } from '../../segments/segment-facts.ts'
import { termWords } from '../../words/term-words.ts'
import { datedColumn, namedColumn } from './named-column.ts'
import { isSameStem } from './same-stem.ts'

/** The column that follows from a condition. */
export interface Target {
  readonly column: ColumnSchema
  readonly effect: SaidEffect
  readonly isNew?: true
}

const judging = /^(?:outcome|result|grade|decision|verdict|class|label)$/
const mostWords = 3

/** The column of an effect: by its name, as a flag, by the value, or as a rating; else a new flag. */
export function targetOf(table: TableSchema, effect: SaidEffect): Target | null {
  const column = namedColumn(table, effect.words) ?? (effect.type === 'empty' ? datedColumn(table, effect.words) : null)
  if (column !== null) return { column, effect }
  if (effect.type === 'word' && effect.words.length === 0) {
    const words = termWords(effect.value)
    const flag = table.columns.find(
      ({ kind, hidden, name }) =>
        kind === 'boolean' && hidden !== true && name.split('_').some((part) => words.some((word) => isSameStem(part, word))),
    )
    if (flag !== undefined) return { column: flag, effect: { words: [], type: 'boolean', value: effect.isNot !== true } }
    const having = table.columns.find(
      (each) =>
        each.kind === 'category' && each.hidden !== true && each.values.some((value) => termWords(value).join(' ') === words.join(' ')),
    )
    const judge = having ?? table.columns.find(({ name, hidden }) => hidden !== true && judging.test(name))
    if (judge !== undefined) return { column: judge, effect }
    return newFlag(effect.value.toLowerCase().split(/[\s_-]+/), effect.isNot === true)
  }
  return effect.type === 'boolean' ? newFlag(effect.words, !effect.value) : null
}

const marking = /^(?:flag|mark|label)(?:ged|ed|led)?$/

function newFlag(said: readonly string[], isNot: boolean): Target | null {
  // "Flag suspicious if the amount is over 900".
  const isMarked = said.length > 1 && marking.test(said[0] ?? '')
  const words = isMarked ? said.slice(1).filter((word) => word !== 'as') : said
  if (words.length === 0 || words.length > mostWords || !words.every(isPlausibleWord)) return null
  return {
    column: { name: `${isMarked ? 'is_' : ''}${words.join('_')}`, kind: 'boolean', rate: 0 },
    effect: { words: [], type: 'boolean', value: !isNot },
    isNew: true,
  }
}
