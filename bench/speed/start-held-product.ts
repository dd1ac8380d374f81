/** Runs the service with pending requests, in its own process. */
import './tell-pauses.ts';
import '../held/start-subject.ts';
