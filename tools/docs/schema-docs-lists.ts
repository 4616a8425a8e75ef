import { countriesOf } from '../../src/columns/shared/name-pools.ts'
import { referenceLists } from '../../src/lexicon/index.ts'

/** The chapter on reference lists, as Markdown. */
export function listsChapter(): string {
  const rows = [...referenceLists].map(([name, list]) => {
    const { weights, attributes } = list()
    return `| \`${name}\` | ${weights.length} | ${Object.keys(attributes)
      .map((attribute) => `\`${attribute}\``)
      .join(', ')} |`
  })
  const givenNames = referenceLists.get('given_names')?.()
  const countries = givenNames === undefined ? [] : countriesOf(givenNames)
  return `## Reference lists

Columns of kind [entry](#entry), [attribute](#attribute), [compound](#compound) and [text](#text) use these lists.

Names of people, e-mail addresses, phone numbers and national ids are available for the countries ${countries.join(', ')}.

| list | entries | attributes |
|---|---|---|
${rows.join('\n')}
`
}
