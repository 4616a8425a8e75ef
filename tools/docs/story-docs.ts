import { phrases } from '../../src/story/phrases/index.ts'
import type { Phrase } from '../../src/story/phrases/phrase.ts'
import { storyDocsSummary } from './story-docs-summary.ts'
import { wrapped } from './wrapped.ts'

const head = `# Stories

<!-- Generated from src/story/phrases by "npm run docs"; make changes there. -->

A story is plain English. It states what the data is about, how much of it there is, and what it adds up to. \`POST /api/explain\` explains how
a story is understood, what each part sets, and which parts have no effect. It makes no data.
`

/** Number of examples shown for each phrase: the first ones. */
const shown = 6

/** docs/stories.md: the phrases that stories can use. */
export function storyDocs(): string {
  const names = [...phrases.keys()].map(titleOf)
  const contents = `The phrases that synth reads, with examples and the facts in them (the type of each fact and the relevant fields): ${names.map((name) => `[${name}](#${name.replaceAll(' ', '-')})`).join(', ')}.\n`
  return wrapped([head, storyDocsSummary, contents, ...[...phrases.values()].map(chapter)].join('\n'))
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

| story | facts |
|---|---|
${rows.slice(0, shown).join('\n')}
`
}

function titleOf(name: string): string {
  return name.replaceAll('_', ' ')
}

function factText(fact: Phrase['examples'][number]['facts'][number]): string {
  const { text: _, type, ...rest } = fact
  const described = JSON.stringify(rest, withoutNothing)
  return described === '{}' ? String(type) : `${String(type)} \`${cell(described)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** Leaves out the fields of a fact that are null or empty. */
function withoutNothing(_: string, value: unknown): unknown {
  return value === null || (Array.isArray(value) && value.length === 0) ? undefined : value
}
