import { type OptionType, optionTypes } from '../../formats/options.ts'
import { isStory } from '../../schema/is-story.ts'
import { limits } from '../../schema/limits.ts'
import type { QueryType } from './query-type.ts'

function whole(name: string, least: number, most: number, description: string): QueryType {
  return {
    name,
    description,
    schema: { type: 'integer', minimum: least, maximum: most },
    read: (text) => {
      const value = Number(text)
      return /^(?:-?\d{1,16}|\d{1,3}e\d{1,2})$/.test(text) && value >= least && value <= most ? value + 0 : undefined
    },
    expected: `a whole number from ${least} to ${most}, such as 1000 or 1e6`,
  }
}

/** The story, for a data set without a name. */
export const storyParameter: QueryType = {
  name: 'story',
  description: 'What the data is about, in plain English.',
  required: true,
  schema: { type: 'string', maxLength: limits.storyLength, examples: ['an online shop'] },
  read: (text) => (isStory(text) ? text : undefined),
  expected: `a string of 1 to ${limits.storyLength} characters that is not blank`,
}

/**
 * The parameters that determine a data set together with a story or a named schema; a GET never picks a random seed, as clients request one
 * file several times.
 */
export const sizeParameters: readonly QueryType[] = [
  whole('rows', 0, 4e9, 'Rows of the primary table; default: the number in the story or the schema.'),
  whole('seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'The seed of the data; default 0.'),
]

export const columnsParameter: QueryType = {
  name: 'columns',
  description: 'Names of the columns, in the order of the output, separated by commas; default all.',
  schema: { type: 'string' },
  read: (text) => {
    const names = text.split(',')
    return names.includes('') || new Set(names).size < names.length ? undefined : names
  },
  expected: 'distinct names of columns, separated by commas',
}

/** The parameters that select rows of a table. */
export const rowsParameters: readonly QueryType[] = [
  whole('offset', 0, Number.MAX_SAFE_INTEGER, 'Rows to skip at the beginning; default 0.'),
  whole('limit', 0, Number.MAX_SAFE_INTEGER, 'Maximum number of rows; default all.'),
]

/** The options of formats. */
export const optionParameters: readonly QueryType[] = optionTypes.map(optionParameter)

function optionParameter({ name, description, values }: OptionType): QueryType {
  if (values === null)
    return {
      name,
      description,
      schema: { type: 'string' },
      read: (text) => (text.length > 100 ? undefined : text),
      expected: 'at most 100 characters',
    }
  return {
    name,
    description,
    schema: { type: typeof values[0], enum: values },
    read: (text) => values.find((value) => String(value) === text),
    expected: values.map((value) => `"${value}"`).join(' or '),
  }
}
