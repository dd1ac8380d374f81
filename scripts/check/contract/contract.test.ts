import { describe, expect, it } from 'vitest';
import { contractFaults } from './check-contract.ts';
import { type Clause, parseChapter } from './clauses.ts';
import { proofsIn } from './proofs.ts';

const clause = (id: string, isOpen = false): Clause => ({ id, text: 'It holds.', chapter: 'a.md', isOpen });

describe('chapters', () => {
  it('state a clause in each list item, and say which are not built yet', () => {
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
  ])('have no list item that is not a clause: %s', (line) => {
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

  it('do not compute the ids of clauses, nor name none', () => {
    const found = proofsIn('x.test.ts', `${head}it('x', proves(id), run);\nit('y', proves(), run);`);
    expect(found).toEqual({
      proofs: [],
      faults: [
        'x.test.ts: proves(id) must name its clauses as plain strings',
        'x.test.ts: proves() must name its clauses as plain strings',
      ],
    });
  });

  it('prove nothing by a function of the same name', () => {
    expect(proofsIn('x.test.ts', "it('x', proves('a.one'), run);")).toEqual({ proofs: [], faults: [] });
  });
});

describe('clauses and tests', () => {
  const proof = { id: 'a.one', file: 'x.test.ts' };

  it('fit each other', () => {
    expect(contractFaults([clause('a.one'), clause('a.two', true)], [proof, proof])).toEqual([]);
  });

  it.each([
    ['a clause is stated twice', [clause('a.one'), clause('a.one')], [proof], 'a.md: a.one is stated twice'],
    ['no test proves a clause', [clause('a.one'), clause('a.two')], [proof], 'a.md: no test proves a.two'],
    ['a test names an unknown clause', [], [proof], 'x.test.ts: proves a.one, which no chapter states'],
    ['a proven clause is called open', [clause('a.one', true)], [proof], 'a.md: a test proves a.one, so it is built'],
  ])('do not fit if %s', (_, clauses, proofs, fault) => {
    expect(contractFaults(clauses, proofs)).toEqual([fault]);
  });
});
