import { measureWeb } from '../../bench/web/run.ts';
import { buildWeb } from '../../web/build.ts';
import { findChromium } from './machine/chromium.ts';

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error('no Chromium found: set CHROMIUM_PATH');
const webDirectory = await buildWeb((text) => process.stdout.write(`${text}\n`));
await measureWeb({ executablePath, webDirectory });
