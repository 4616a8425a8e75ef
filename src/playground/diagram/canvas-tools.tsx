import { Maximize, Minus, Plus } from 'lucide'
import type { JSX } from 'preact'
import { Icon } from '../ui/icon.tsx'

interface CanvasToolsProps {
  readonly onScale: (factor: number) => void
  readonly onFit: () => void
}

const step = 1.3

/** Buttons that scale the diagram. */
export function CanvasTools({ onScale, onFit }: CanvasToolsProps): JSX.Element {
  const tools = [
    { name: 'Zoom out', icon: Minus, act: () => onScale(1 / step) },
    { name: 'Zoom in', icon: Plus, act: () => onScale(step) },
    { name: 'Show all', icon: Maximize, act: onFit },
  ]
  return (
    <div class="canvas-tools" role="group" aria-label="Zoom">
      {tools.map(({ name, icon, act }) => (
        <button key={name} type="button" class="icon-button" title={name} aria-label={name} onClick={act}>
          <Icon node={icon} />
        </button>
      ))}
    </div>
  )
}
