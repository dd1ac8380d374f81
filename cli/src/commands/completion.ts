import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/** The script for bash does not use the package bash-completion, which many machines lack. */
const BASH_WORDS = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref() {
        words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
    }
fi
`;

/** `completion <shell>` prints a script for the shell, which calls the hidden command `complete`. */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
  const completion = program.commands.find((command) => command.name() === 'completion');
  completion?.hook('preAction', (_, { args: [shell] }) => {
    if (shell === 'bash') program.configureOutput().writeOut?.(BASH_WORDS);
  });
  completion?.description('print a completion script for your shell').addHelpText(
    'after',
    `
Examples:
  bash: add  source <(countersign completion bash)  to ~/.bashrc
  zsh:  add  source <(countersign completion zsh)  to ~/.zshrc, after compinit
  fish: countersign completion fish > ~/.config/fish/completions/countersign.fish`,
  );
}
