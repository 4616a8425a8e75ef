import type { JSX } from 'preact'
import { edgeMark } from './edge-mark.ts'
import type { EdgePath } from './edge-path.ts'
import type { EntityEdge } from './entity-graph.ts'
import { relationText } from './relation-text.ts'

interface EntityLinkProps {
  readonly edge: EntityEdge
  readonly path: EdgePath
  /** Whether it belongs to the selected table. */
  readonly isNear: boolean
}

/** A foreign key, drawn from the parent to the child in crow's foot notation. */
export function EntityLink({ edge, path, isNear }: EntityLinkProps): JSX.Element {
  return (
    <g class={isNear ? 'entity-link entity-link-near' : 'entity-link'} data-edge={edge.id}>
      <title>{relationText(edge)}</title>
      <path class="entity-link-hit" d={path.line} />
      <path class="entity-link-line" d={path.line} />
      <path class="entity-link-mark" d={edgeMark(path.parent, 'one', edge.isRequired ? 1 : 0)} />
      <path class="entity-link-mark" d={edgeMark(path.child, edge.isUnique ? 'one' : 'many', edge.hasAny ? 1 : 0)} />
    </g>
  )
}
