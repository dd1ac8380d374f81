import { describe, expect, it } from 'vitest';
import { contractFaults } from './check-contract.ts';
import { type Clause, parseChapter } from './clauses.ts';
import { proofsIn } from './proofs.ts';
import { showCoverage } from './show-coverage.ts';

const clause = (id: string, isOpen = false): Clause => ({ id, text: 'It holds.', chapter: 'a.md', isOpen });

describe('chapters', () => {
  it('state a clause in each list item, and mark those that are not built yet', () => {
    const text = '# A\n\nAbout it.\n\n- `a.one`: It holds.\n- `a.b-c.two`: It will hold. *(not built yet)*\n';
    expect(parseChapter('a.md', text)).toEqual({
      clauses: [
        { id: 'a.one', text: 'It holds.', chapter: 'a.md', isOpen: false },
        { id: 'a.b-c.two', text: 'It will hold. *(not built yet)*', chapter: 'a.md', isOpen: true },
      ],
      faults: [],
    });
  });

  it.each([
    '- It holds.',
    '- `a.one`',
    '- `a.one`: ',
    '- `one`: It holds.',
    '- `A.One`: It holds.',
    '* `a.one`: It holds.',
  ])('must not contain a list item that is not a clause: %s', (line) => {
    expect(parseChapter('a.md', `# A\n\n${line}\n`)).toEqual({
      clauses: [],
      faults: [`a.md: not a clause with an id: ${line.trim()}`],
    });
  });
});

describe('tests', () => {
  const head = "import { proves } from '@countersign/harness/proves';\n";

  it('name one or more clauses, on one line or several', () => {
    const source = `${head}it('x', proves('a.one'), run);\nit('y', { ...proves(\n  'a.two',\n  'a.three',\n), timeout: 1 }, run);`;
    const ids = ['a.one', 'a.two', 'a.three'];
    expect(proofsIn('x.test.ts', source)).toEqual({
      proofs: ids.map((id) => ({ id, file: 'x.test.ts' })),
      faults: [],
    });
  });

  it('must not compute the ids of clauses, nor leave them out', () => {
    const found = proofsIn('x.test.ts', `${head}it('x', proves(id), run);\nit('y', proves(), run);`);
    expect(found).toEqual({
      proofs: [],
      faults: [
        'x.test.ts: proves(id) must name its clauses as plain strings',
        'x.test.ts: proves() must name its clauses as plain strings',
      ],
    });
  });

  it('prove nothing with another function named `proves`', () => {
    expect(proofsIn('x.test.ts', "it('x', proves('a.one'), run);")).toEqual({ proofs: [], faults: [] });
  });
});

describe('clauses and tests', () => {
  const proof = { id: 'a.one', file: 'x.test.ts' };

  it('match', () => {
    expect(contractFaults([clause('a.one'), clause('a.two', true)], [proof, proof])).toEqual([]);
  });

  it.each([
    ['a clause is stated twice', [clause('a.one'), clause('a.one')], [proof], 'a.md: a.one is stated twice'],
    ['no test proves a clause', [clause('a.one'), clause('a.two')], [proof], 'a.md: no test proves a.two'],
    ['a test names an unknown clause', [], [proof], 'x.test.ts: proves a.one, which no chapter states'],
    ['a proven clause is called open', [clause('a.one', true)], [proof], 'a.md: a test proves a.one, so it is built'],
  ])('do not match if %s', (_, clauses, proofs, fault) => {
    expect(contractFaults(clauses, proofs)).toEqual([fault]);
  });
});

describe('the list of clauses with their tests', () => {
  const clauses: Clause[] = [
    { id: 'a.one', text: 'It holds.', chapter: 'a.md', isOpen: false },
    { id: 'a.two', text: 'It holds too.', chapter: 'a.md', isOpen: false },
    { id: 'b.one', text: 'It will hold. *(not built yet)*', chapter: 'b.md', isOpen: true },
  ];
  const proofs = ['x.test.ts', 'y.test.ts', 'x.test.ts'].map((file) => ({ id: 'a.one', file }));

  it('names each file once, and shows clauses without a test', () => {
    expect(showCoverage(clauses, proofs, [])).toBe(
      [
        'a.md',
        '  a.one: It holds.',
        '    x.test.ts',
        '    y.test.ts',
        '  a.two: It holds too.',
        '    no test proves it',
        '',
        'b.md',
        '  b.one: It will hold. *(not built yet)*',
        '',
        '3 clauses, 1 without a test, 1 not built yet\n',
      ].join('\n'),
    );
  });

  it.each([
    ['a part of an id', ['a.o'], 'a.one'],
    ['a chapter', ['b.md'], 'b.one'],
    ['a test', ['y.test'], 'a.one'],
  ])('shows only matches of %s', (_, words, id) => {
    const shown = showCoverage(clauses, proofs, words);
    expect(shown).toContain(`  ${id}: `);
    expect(shown).toMatch(/\n1 clause(?:, 1 not built yet)?\n$/);
  });

  it('is null if nothing matches', () => {
    expect(showCoverage(clauses, proofs, ['c.'])).toBeNull();
  });
});
