import { configuration } from '../../configuration.ts';
import { Snippet } from '../../parts/snippet.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { claudeCode, curl, mcpConfiguration, typescript } from './snippets.ts';

interface Props {
  readonly owner: string;
  /** A key that was just created, to be included in the snippets. */
  readonly secret?: string;
}

/** Snippets that connect an agent to this service. */
export function ConnectSnippets({ owner, secret = undefined }: Props) {
  const values = { baseUrl: configuration.baseUrl.replace(/\/+$/, ''), owner, secret: secret ?? null };
  const note = secret ? 'With your new key' : 'Replace the variable with your key';
  const signsIn = secret ? note : 'It opens a page where you approve access; no key needed';
  const tabs = [
    { name: 'Claude Code', label: signsIn, text: claudeCode(values) },
    { name: 'MCP client', label: signsIn, text: mcpConfiguration(values) },
    { name: 'curl', label: note, text: curl(values) },
    { name: 'TypeScript', label: note, text: typescript(values) },
  ];
  return (
    <Tabs
      label="Ways to connect"
      tabs={tabs.map(({ name, label, text }) => ({
        name,
        content: <Snippet key={name} label={label} text={text} />,
      }))}
    />
  );
}
