import { oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Who wrote the books: most of them one or two, a few many. */
export const authors = hidden(
  table('authors', per('books', 0.55), {
    author_id: id(),
    author_country: hidden(oneOf({ US: 48, GB: 26, CA: 6, IE: 6, AU: 5, FR: 5, IN: 4 })),
    name: { kind: 'person', country: 'author_country' },
  }),
)
