import { phrases } from '../../src/story/phrases/index.ts'
import type { Phrase } from '../../src/story/phrases/phrase.ts'
import { storyDocsSummary } from './story-docs-summary.ts'

const head = `# Stories

<!-- Generated from src/story/phrases by "npm run docs": change them there. -->

A story is plain English: what the data is about, how much of it, and what it adds up to. \`POST /api/explain\` tells what was read in a story, what each part sets, and what
was not used, without making data.
`

/** How many examples of a phrase are shown: the first ones. */
const shown = 6

/** docs/stories.md: the turns of speech that are understood. */
export function storyDocs(): string {
  const names = [...phrases.keys()].map(titleOf)
  const contents = `Each way to say something, with examples and what is read in them (the type of each fact, and the fields that the example is about): ${names.map((name) => `[${name}](#${name.replaceAll(' ', '-')})`).join(', ')}.\n`
  return [head, storyDocsSummary, contents, ...[...phrases.values()].map(chapter)].join('\n')
}

function chapter({ name, description, examples }: Phrase): string {
  const rows = examples
    .filter(({ facts, asides }) => facts.length > 0 || asides !== undefined)
    .map(
      ({ story, facts, asides = [] }) =>
        `| ${cell(story)} | ${[...facts.map(factText), ...asides.map((text) => `unused: ${cell(text)}`)].join('<br>')} |`,
    )
  return `### ${titleOf(name)}

${description}

| story | what is read |
|---|---|
${rows.slice(0, shown).join('\n')}
`
}

function titleOf(name: string): string {
  return name.replaceAll('_', ' ')
}

function factText(fact: Phrase['examples'][number]['facts'][number]): string {
  const { text: _, type, ...rest } = fact
  const told = JSON.stringify(rest, withoutNothing)
  return told === '{}' ? String(type) : `${String(type)} \`${cell(told)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** Leaves out what a fact does not say. */
function withoutNothing(_: string, value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? undefined : value
}
