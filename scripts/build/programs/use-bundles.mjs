// Part of a build, and preloaded into a program (`node --import`): Node then runs the bundle of the program. Its name,
// arguments, files and threads do not change. Plain JavaScript, so that nothing has to be compiled at startup.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const readHere = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const bundles = new Map(readHere('bundles.json'));

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const bundle = bundles.get(resolved.url);
    if (bundle === undefined) return resolved;
    return { url: new URL(bundle, import.meta.url).href, format: 'module', shortCircuit: true };
  },
});

const here = new URL('.', import.meta.url).href;
const lineOfBundle = /\(?(file:[^\s()]+\/([^\s()/]+\.mjs)):(\d+):\d+\)?$/;
const placesOf = new Map();

/** Maps a line of a bundle to its source. The positions of a bundle are read with the first error in it. */
function tell(frame) {
  const text = String(frame);
  const [, url, name, line] = lineOfBundle.exec(text) ?? [];
  if (!url?.startsWith(here)) return text;
  if (!placesOf.has(name)) placesOf.set(name, readHere(`${name}.json`));
  const { sources, places } = placesOf.get(name);
  const [source, original] = places[line - 1] ?? [];
  return source === undefined ? text : text.replace(/file:[^\s()]+/, `${sources[source]}:${original}`);
}

function tellOrRepeat(frame) {
  try {
    return tell(frame);
  } catch {
    // An error while formatting an error would hide the first.
    return String(frame);
  }
}

// Node's own source maps would be parsed at startup, and take several times the memory of the programs.
Error.prepareStackTrace = (error, frames) =>
  [describe(error), ...frames.map((frame) => `    at ${tellOrRepeat(frame)}`)].join('\n');

function describe(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}
