import { Argument, type Command } from 'commander'
import type { Terminal } from '../../server/serve.ts'
import { bashScript } from './bash.ts'
import { type DescribedProgram, described } from './described.ts'
import { fishScript } from './fish.ts'
import { zshScript } from './zsh.ts'

const scripts: Readonly<Record<string, (program: DescribedProgram) => string>> = { bash: bashScript, zsh: zshScript, fish: fishScript }

const examples = `
Examples:
  source <(synth completion bash)      # in ~/.bashrc
  source <(synth completion zsh)       # in ~/.zshrc, after compinit
  synth completion fish > ~/.config/fish/completions/synth.fish`

/** `synth completion SHELL`: prints the script with which a shell completes commands, options and their values. */
export function addCompletion(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print the script with which bash, zsh or fish completes commands, options and values')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText('after', examples)
    .action(async (shell: string) => {
      const { formats } = await import('../../formats/index.ts')
      const known = new Map([['generate --format', [...formats.keys()]]])
      terminal.out(scripts[shell]?.(described(program, known)).trimEnd() ?? '')
    })
}
