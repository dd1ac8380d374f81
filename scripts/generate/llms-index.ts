import { globSync, readFileSync } from 'node:fs';

/** Read when the index is generated, because it contains other generated pages. */
const chapters = () => ({
  Start: [
    'README.md',
    'docs/README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'SUPPORT.md',
  ],
  Architecture: ['docs/performance.md', ...globSync('docs/architecture/*.md').sort()],
  Contract: globSync('docs/contract/*.md').sort(),
  Terms: ['docs/glossary.md'],
  Guides: globSync('docs/guides/*.md').sort(),
  Recipes: globSync('docs/contributing/*.md').sort(),
  Reference: globSync('docs/reference/*.{json,md}').sort(),
  Workspaces: ['bench/blind/README.md', 'deploy/README.md', 'validator/README.md'],
  Optional: globSync('docs/decisions/[0-9]*.md').sort(),
});

const titleOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.json')
    ? `${(JSON.parse(text) as { info: { title: string } }).info.title} (OpenAPI)`
    : (/^# (.+)$/m.exec(text)?.[1] ?? path);
};

/** `llms.txt`: an index of the documentation for coding agents, as https://llmstxt.org describes it. */
export const llmsIndex = (): string =>
  [
    '# Countersign',
    '',
    "> Checks what an AI agent is about to do with someone's money before it is signed. An arbiter compares the user's instruction with the transaction, the owner approves or rejects, and every decision leaves a record that anyone can verify.",
    ...Object.entries(chapters()).flatMap(([chapter, paths]) => [
      '',
      `## ${chapter}`,
      '',
      ...paths.map((path) => `- [${titleOf(path)}](${path})`),
    ]),
    '',
  ].join('\n');
