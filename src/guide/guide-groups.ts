/** A group of pages in the navigation: the source files of the pages, in reading order. */
export interface GuideGroup {
  readonly title: string
  readonly files: readonly string[]
}

/** The order of the guide. Files that do not exist are left out; pages of docs that are not listed come at the end of the last group. */
export const guideGroups: readonly GuideGroup[] = [
  { title: 'Start', files: ['docs/getting-started.md', 'docs/playground.md'] },
  { title: 'Tutorials', files: ['docs/tutorials/dashboard.md', 'docs/tutorials/load-test.md', 'docs/tutorials/postgres.md'] },
  { title: 'Data', files: ['docs/stories.md', 'docs/domains.md', 'docs/schema.md', 'docs/examples/README.md'] },
  { title: 'Output', files: ['docs/datasets.md', 'docs/engines.md', 'docs/formats.md'] },
  {
    title: 'Programs',
    files: ['docs/command-line.md', 'docs/databases.md', 'docs/api.md', 'docs/clients.md', 'docs/library.md', 'docs/mcp.md'],
  },
  {
    title: 'Service',
    files: ['docs/options.md', 'docs/clusters.md', 'docs/hundred-machines.md', 'docs/operations.md', 'docs/reliability.md', 'SECURITY.md'],
  },
  {
    title: 'Reference',
    files: ['docs/errors.md', 'docs/limits.md', 'docs/speed.md', 'CHANGELOG.md'],
  },
]
