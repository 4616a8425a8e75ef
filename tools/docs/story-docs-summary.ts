/** What a story may say and what it cannot, in short: the beginning of docs/stories.md. */
export const storyDocsSummary = `## What a story may say

| the story says | the data does |
|---|---|
| "500 patients", "10k orders", "2.5 million users", "a dozen drivers", "between 200 and 300 agents" | the table has that many rows; for a range, the middle of it |
| "3 orders per customer", "each order has 1 to 5 items" | exactly that many where rows belong to one parent (items of an order), otherwise that many on average; \`POST /api/explain\` says which |
| "20% churn", "a fifth of users churned", "30% of users on the pro plan", "80% mobile, 20% desktop", "40% women", "200 orders, 50 of them returned" | exactly the nearest number of rows, in the column that is meant |
| "in 2024", "from January 2023 to June 2024", "Q3 2023", "until March 2024", "over 18 months", "last two years" | events happen in that period; what they refer to exists before |
| "revenue from $50k in January to $200k in December", "$100k in Q1, $150k in Q2", "$500k in H1", "€1.2M a month", "$5k a day", "sales doubled over the year", "5% month over month" | the measure adds up to exactly that in each month, to the cent; without a year, in 2025 |
| "an average order value of $80" | the measure divided by the number of rows is exactly that |
| "orders from 1,000 in January to 5,000 in December" | exactly that many rows in each month |
| "Black Friday spike", "dip in March", "busy weekends", "mostly office hours", "peak hours between 6pm and 9pm", "closed in August" | more or less happens then; amounts by month that were said stay as they are |
| "German", "in Berlin", "users across US, UK and India", "60% US, 40% UK", "€", "CPF" | people, places, phones, companies and currency of that country (30 countries); national ids with their check digits |
| "customers with name, email, age and loyalty tier" | these columns, by what they mean, beside the keys |
| "each student takes 4 courses", "every shipment belongs to a warehouse" | tables with these relations |
| "only customers and orders", "without invoices" | just these tables; all but these |
| "a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives and honey harvests" | tables composed of the story's own nouns; \`meta.domain\` is \`"custom"\` |

Numbers may be written in any usual way: 1,500, 1 500, 1.5k, 2e6, "five hundred and twenty", "a couple of" for 2. In front of what is counted, 1.500 is fifteen hundred. Bounds
("over 500", "at least 500", "500ish") are read as the number itself.

[Domains](domains.md) lists the trades that are known best, with their tables, shares and measures. A trade is recognized by its own words ("a hospital", "20% churn", "MRR") or by
things that belong together in it ("users and orders"). Any other trade is composed of its nouns, and so is a thing that many trades have ("2.5 million users").

## What a story cannot say

Most of these are reported as unused, with the reason:

- Anything in another language than English. Such a story is refused, or read as far as it shares words and counted nouns with English ("500 clientes" are a table \`clientes\`).
- Conditions ("customers over 60 buy more"), and shares of a part of the rows ("a shop where German customers return 20%": all customers are German, and 20% of all orders are
  returned).
- Adjectives before a count ("500 *loyal* customers" are 500 customers), and words in place of a number ("most orders", "hundreds of customers").
- Ages ("half of the patients over 65"), and averages or ranges of values that are not added up ("prices from £4 to £60", "an average salary of 60k").
- Times of day that are not whole hours ("9:30 to 17:15"), growth by week, and how often each row does something ("users place 2 orders a month").

Refused before the first byte are stories that contradict themselves (\`story_contradicts\`: "500 patients and 200 patients", "120% churn", "from March to January 2023"), stories
in which nothing can be read, and stories that say when, where or how much without naming a thing that has rows ("busy weekends") (\`story_not_understood\`).

Where a sentence does not reach, edit the schema: \`POST /api/explain\` gives the one of any story, and [Schema](schema.md) explains it. A language model can read more:
\`POST /api/generate-schema\`.

## Turns of phrase
`
