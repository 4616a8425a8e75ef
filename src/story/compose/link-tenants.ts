import { addLink, plain } from './add-link.ts'
import { dependsOn, type TablePlan } from './table-plan.ts'

/** Makes all rows without another owner belong to the tenants of a service. */
export function linkTenants(all: readonly TablePlan[]): void {
  for (const tenant of all.filter(isTenant))
    for (const table of all)
      if (table !== tenant && table.links.length === 0 && !dependsOn(tenant, table)) addLink(table, { parent: tenant, ...plain })
}

/** Whether rows are tenants of a service, and not people who rent a home. */
function isTenant({ words, kind, existing }: TablePlan): boolean {
  return existing === null && /^(?:tenant|workspace)$/.test(words.at(-1) ?? '') && kind.archetype.name !== 'person'
}
