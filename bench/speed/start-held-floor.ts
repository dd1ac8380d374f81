/** Runs the floor on the same database. */
import './tell-pauses.ts';
import './start-floor.ts';
