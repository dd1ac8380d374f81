/** The service with requests to wait for, in a process of its own. */
import './tell-pauses.ts';
import '../held/start-subject.ts';
