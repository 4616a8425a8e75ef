/** A summary of what stories can and cannot say: the beginning of docs/stories.md. */
export const storyDocsSummary = `## What a story can say

| story | data |
|---|---|
| "500 patients", "10k orders", "2.5 million users", "a dozen drivers", "between 200 and 300 agents" | the table has that many rows; for a range, the middle of the range |
| "3 orders per customer", "each order has 1 to 5 items" | exactly that many if rows belong to one parent (items of an order), otherwise that many on average; \`POST /api/explain\` states which |
| "20% churn", "a fifth of users churned", "30% of users on the pro plan", "80% mobile, 20% desktop", "40% women", "200 orders, 50 of them returned" | exactly the nearest whole number of rows, in the matching column |
| "aged 18 to 65", "prices from £4 to £60", "an average salary of 60k" | values in these bounds or with this mean |
| "in 2024", "from January 2023 to June 2024", "Q3 2023", "until March 2024", "over 18 months", "last two years" | events happen in that period; the rows that they refer to exist before them |
| "revenue from $50k in January to $200k in December", "$100k in Q1, $150k in Q2", "$500k in H1", "€1.2M a month", "$5k a day", "sales doubled over the year", "5% month over month" | the measure adds up to exactly that amount in each month, to the cent; without a year, in 2025 |
| "an average order value of $80" | the measure divided by the number of rows is exactly that amount |
| "orders from 1,000 in January to 5,000 in December" | exactly that many rows in each month |
| "Black Friday spike", "dip in March", "busy weekends", "mostly office hours", "peak hours between 6pm and 9pm", "closed in August" | more or fewer events at these times; amounts that the story states by month do not change |
| "German", "in Berlin", "users across US, UK and India", "60% US, 40% UK", "€", "CPF" | names, places, phone numbers, companies and currency of that country (30 countries); national ids with check digits |
| "customers with name, email, age and loyalty tier" | columns with these meanings, in addition to the keys |
| "each student takes 4 courses", "every shipment belongs to a warehouse" | tables with these relations |
| "only customers and orders", "without invoices" | only these tables; all tables except these |
| "a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives and honey harvests" | tables composed from the nouns of the story; \`meta.domain\` is \`"custom"\` |

Numbers can have any usual form: 1,500, 1 500, 1.5k, 2e6, "five hundred and twenty", "a couple of" for 2. Before a counted noun, 1.500 means
fifteen hundred. "Over 500", "at least 500", "up to 500" and "500ish" are read as the number itself, and "fewer than 500" as
499.

[Domains](domains.md) lists the trades that synth knows, with their tables, shares and measures. A trade is recognized by its own words ("a
hospital", "20% churn", "MRR") or by things that belong together in it ("users and orders"). The tables of any other trade are composed from the
nouns of the story; so is a thing that many trades have ("2.5 million users").

## What a story cannot say

synth reports most of these parts as unused, with the reason:

- Languages other than English. Such a story is refused, or synth reads only the counted nouns and the words that are also English ("500 clientes"
  gives a table \`clientes\`).
- Conditions that do not state a value or a share ("customers over 60 buy more").
- Adjectives after a number ("500 *loyal* customers" are 500 customers), and words instead of a number ("most orders", "hundreds of customers").
- In most trades, shares of a part of the rows ("churn is 5% on basic and 2% on pro").
- The distribution of ages in a trade ("half of the patients over 65").
- Times of day that are not whole hours ("9:30 to 17:15"), growth per week, and how often each row does something ("users place 2 orders a month").

A story may also be code: \`CREATE TABLE\` statements, a model in Prisma, DBML, GraphQL, Mermaid, Python, Zod or TypeScript, classes of Java, Kotlin, C#, Go and others, a migration of Rails, Laravel or Knex, a JSON Schema, or a sample in \`INSERT\` statements, JSON, CSV or a table in Markdown.
[Import](api.md#post-apiimport) describes what is read; sentences next to the code are read too.

Three kinds of stories are refused before the first byte:

- stories that contradict themselves (\`story_contradicts\`): "500 patients and 200 patients", "120% churn", "from March to January 2023";
- stories in which nothing can be read, or that name nothing that has rows (\`story_not_understood\`): "busy weekends" states only a time;
- stories in a language other than English (\`story_language\`): the error names the language.

If a story cannot express what you need, edit its schema: \`POST /api/explain\` returns the schema of a story, and [Schema](schema.md) explains it.
A language model can read more: \`POST /api/generate-schema\`.

## Phrases
`
