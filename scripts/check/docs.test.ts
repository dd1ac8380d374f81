import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDocs } from './docs.ts';

const faultsWith = (file: string, from: string, to: string) =>
  checkDocs((path) => {
    const text = readFileSync(path, 'utf8');
    if (path !== file) return text;
    expect(text, `${file} holds what the test replaces`).toContain(from);
    return text.replaceAll(from, to);
  });

describe('the documentation check', () => {
  it('finds no fault in the repository', () => {
    expect(checkDocs()).toEqual([]);
  });

  it.each([
    ['AGENTS.md', 'npm run topology', 'npm run topologie', 'AGENTS.md: npm run topologie does not exist'],
    ['AGENTS.md', '(ARCHITECTURE.md)', '(DESIGN.md)', 'AGENTS.md: broken link to DESIGN.md'],
    [
      'docs/guides/production.md',
      '.md#keys',
      '.md#owners',
      expect.stringMatching(/broken link to .*hardening\.md#owners/),
    ],
    [
      'docs/README.md',
      '(guides/policy.md)',
      '(guides/custody.md)',
      'docs/README.md: does not list docs/guides/policy.md',
    ],
    [
      'docs/guides/keys-at-rest.md',
      'service/src/sealed-columns.ts',
      'service/src/sealed.ts',
      'docs/guides/keys-at-rest.md: service/src/sealed.ts does not exist',
    ],
    [
      'CONTRIBUTING.md',
      '(docs/contributing/add-a-clause.md)',
      '(docs/contributing/add-a-check.md)',
      'CONTRIBUTING.md: does not list docs/contributing/add-a-clause.md',
    ],
    [
      'docs/guides/web-application.md',
      'src="../screenshots/transaction-waiting-phone.webp"',
      'src="../screenshots/transaction-waiting-tablet.webp"',
      'docs/guides/web-application.md: broken link to ../screenshots/transaction-waiting-tablet.webp',
    ],
    [
      'docs/guides/web-application.md',
      '(../screenshots/policy-light.webp)',
      '(../screenshots/agents-light.webp)',
      'docs/screenshots/policy-light.webp: no page shows it',
    ],
    [
      'docs/guides/write-a-check.md',
      "severity: 'critical'",
      "severity: 'high'",
      expect.stringMatching(/a part of .*ownership-change\.ts is not there/),
    ],
    [
      'docs/decisions/0003-the-validator.md',
      '· Accepted',
      '· Agreed',
      'docs/decisions/0003-the-validator.md: has the status “Agreed”',
    ],
    [
      'docs/decisions/0003-the-validator.md',
      '2026-11-15 ·',
      '2026-11-12 ·',
      'docs/decisions/0003-the-validator.md: is dated before decision 2',
    ],
    [
      'docs/decisions/0003-the-validator.md',
      '## Context',
      '## Background',
      'docs/decisions/0003-the-validator.md: must have the headings Context, Decision, Consequences',
    ],
    [
      'docs/decisions/0029-a-learned-tagger.md',
      '[43](0043-',
      '[43](0042-',
      'docs/decisions/0029-a-learned-tagger.md: has the status “Superseded by [43](0042-a-second-look.md)”',
    ],
    ['.node-version', '24.', '22.', expect.stringMatching(/^\.node-version: must be/)],
    ['.github/workflows/ci.yml', 'container: node:24', 'container: node:22', expect.stringMatching(/must run on Node/)],
    ['.github/dependabot.yml', 'version: 2', 'version: [2', expect.stringMatching(/^\.github\/dependabot\.yml: /)],
  ])('finds the fault in %s if %s becomes %s', (file, from, to, fault) => {
    expect(faultsWith(file, from, to)).toContainEqual(fault);
  });
});
