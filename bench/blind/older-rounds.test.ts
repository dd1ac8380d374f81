import { describe } from 'vitest';
import { itJudgesNoWorse, NEWEST, openedRounds } from './regression.fixture.ts';

describe('the older rounds', () => itJudgesNoWorse(openedRounds.slice(NEWEST)));
