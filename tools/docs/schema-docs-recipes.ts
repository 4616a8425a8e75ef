import { jsonBlock } from './markdown.ts'
import { recipes } from './recipes.ts'

/** A link to a chapter of the page. */
export function linkTo(title: string): string {
  return `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`
}

/** The chapter with the recipes, as Markdown. */
export function recipesChapter(): string {
  const sections = recipes.map(({ title, text, tables }) => `### ${title}\n\n${text}\n\n${jsonBlock({ version: 1, tables })}`)
  return `## Recipes\n\nCommon tasks, each as a complete schema: ${recipes.map(({ title }) => linkTo(title)).join(', ')}.\n\n${sections.join('\n')}`
}
