import type { Command } from 'commander'
import type { ExportStatus } from '../fleet/export-status.ts'
import type { Terminal } from '../server/serve.ts'
import { reportFailures, UsageError } from './failure.ts'
import { option } from './option.ts'

/** `synth cancel`: cancels an export. */
export function addCancel(program: Command, terminal: Terminal): void {
  program
    .command('cancel')
    .description('cancel an export; one that has ended is forgotten, and its files stay')
    .argument('<export>', 'id of the export, such as lake~6WUuNqTq0Lhp0gVSLxu1Tw')
    .addOption(option('--queue <url>', 'the queue of the workers, such as redis://localhost:6379', 'SYNTH_QUEUE'))
    .action((id: string, { queue }: { readonly queue?: string }) =>
      reportFailures(terminal, async () => {
        if (queue === undefined) throw new UsageError('add --queue with the queue of the workers, or set SYNTH_QUEUE')
        const { openFleet } = await import('../fleet/open-fleet.ts')
        const fleet = await openFleet(queue)
        try {
          const status = await fleet.cancel(id)
          terminal.out(`${id} ${outcomeOf(status)}`)
        } finally {
          await fleet.close()
        }
      }),
    )
}

function outcomeOf(status: ExportStatus | null): string {
  if (status === null) return 'had ended, and is forgotten'
  return status.state === 'complete' ? 'was complete before it could be cancelled' : 'is cancelled; parts in progress stop within seconds'
}
