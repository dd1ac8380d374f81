import { makeWorld } from './world.ts';

/** The service, in a process of its own. */
const { world } = await makeWorld(process.argv[2] ?? '', 'product');
process.send?.({ url: world.baseUrl, world });
