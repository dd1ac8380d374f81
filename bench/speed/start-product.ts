import { makeWorld } from './world.ts';

/** Runs the service, in its own process. */
const { world } = await makeWorld(process.argv[2] ?? '', 'product');
process.send?.({ url: world.baseUrl, world });
