import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../run/machine/chromium.ts';

/** Renders the brand's icon at the sizes of tabs and bookmarks, for browsers without SVG icons. */
const SIZES = [16, 32, 48];
const folder = new URL('../../protocol/src/brand/', import.meta.url);

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error('no Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const images: Buffer[] = [];
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  images.push(await page.screenshot({ omitBackground: true }));
}
await browser.close();
writeFileSync(new URL('favicon.ico', folder), wrap(images));

/** The ICO container: a list of sizes and offsets, then the images. */
function wrap(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let place = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(place, entry + 12);
    place += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
