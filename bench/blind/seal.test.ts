import { describe, expect, it } from 'vitest';
import { authored, caseOf, transfer } from './judged.fixture.ts';
import { countCases, sealCases, showCases } from './seal.ts';

const fileOf = (...cases: readonly unknown[]) => ({ name: 'a.json', text: JSON.stringify(cases) });
const seal = (...cases: readonly unknown[]) => sealCases(1, [fileOf(...cases)], []);
const other = (id: string, words: string) => authored({ id, request: transfer(words) });

describe('sealing', () => {
  it('gives the same text for any order of files, cases and keys', () => {
    const [first, second] = [other('r1a-001', 'Send it'), other('r1b-001', 'Pay her')];
    const turned = Object.fromEntries(Object.entries(first).reverse());
    const one = sealCases(1, [fileOf(first), fileOf(second)], []);
    const two = sealCases(1, [fileOf(second), fileOf(turned)], []);
    expect(showCases(two)).toBe(showCases(one));
  });

  it('writes each case on its own line', () => {
    const lines = showCases(seal(other('r1a-002', 'Pay her'), other('r1a-001', 'Send it'))).split('\n');
    expect(lines.map((line) => line.slice(0, 15))).toEqual(['[', '{"id":"r1a-001"', '{"id":"r1a-002"', ']', '']);
  });

  it('counts cases without revealing their words', () => {
    const wrong = authored({ id: 'r1a-002', label: 'wrong', request: transfer('Pay her') });
    expect(countCases(seal(authored(), wrong))).toBe(
      [
        'cases     2',
        'label     right 1, wrong 1',
        'kind      mutant 1, plain 1',
        'shape     call 2',
        'language  en 2',
      ].join('\n'),
    );
  });
});

describe('a bad case is named', () => {
  const { proposed_tx, ...rest } = transfer();
  const withTx = (changed: object) => authored({ request: { ...rest, proposed_tx: { ...proposed_tx, ...changed } } });

  it.each([
    ['a field is missing', authored({ why: undefined }), 'why: '],
    ['a field is unknown', { ...authored(), note: 'x' }, 'the case: Unrecognized key: "note"'],
    ['the kind belongs to the other label', authored({ kind: 'targeted' }), 'kind: is no kind of right cases'],
    ['a right case is critical', authored({ critical: true }), 'critical: is true of a right case'],
    ['the shape is different', authored({ shape: 'batch' }), 'shape: is batch, and proposed_tx has no transactions'],
    ['the request is missing', authored({ request: undefined }), 'request'],
    ['the words are missing', authored({ request: transfer(' ') }), 'request.human_intent: is empty'],
    ['the time is missing', authored({ request: { ...transfer(), metadata: {} } }), 'generated_at_unix: is missing'],
    ['the bytes are not hex', withTx({ data: '0xabc' }), 'request.proposed_tx.data: '],
    ['a checksum is wrong', withTx({ to: '0xA0B86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }), 'request.proposed_tx.to: '],
    ['it belongs to another round', authored({ id: 'r11-001' }), 'is not of round 1'],
  ])('if %s', (_, bad, fault) => {
    expect(() => seal(other('r1a-009', 'Pay her'), bad)).toThrow(fault);
    expect(() => seal(other('r1a-009', 'Pay her'), bad)).toThrow((bad as { id: string }).id);
  });

  it('if an id occurs twice', () => {
    expect(() => seal(authored(), other('r1a-001', 'Pay her'))).toThrow('r1a-001: stands there 2 times');
  });

  it('if two differ only in their ids', () => {
    expect(() => seal(authored(), authored({ id: 'r1a-002' }))).toThrow('r1a-001, r1a-002: have the same words');
  });

  it('if its words are in an opened round', () => {
    expect(() => sealCases(1, [fileOf(authored())], [caseOf({ id: 'r0-7' })])).toThrow(
      'r1a-001: has the words of a case in an opened round',
    );
  });

  it('together with all others, and without its words', () => {
    const bad = [authored({ id: 'r1a-002', register: '' }), authored({ id: 'r1a-003', kind: 'odd' })];
    expect(() => seal(...bad)).toThrow(/^a\.json, r1a-002: register: .*\na\.json, r1a-003: kind: [^\n]*$/);
  });

  it.each(['{', '{}', '[]'])('with its file if the file contains %s', (text) => {
    expect(() => sealCases(1, [{ name: 'a.json', text }], [])).toThrow(/^(a\.json: is not|there is no case)/);
  });
});
