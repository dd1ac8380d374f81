import type { contentRows } from '@countersign/protocol';
import type { ContentStore } from '../../platform/content/content-store.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { readBlock } from './read-block.ts';
import { refusePlainText } from './refuse-plain-text.ts';

export function contentRoutes({ content }: { content: ContentStore }): Handlers<typeof contentRows> {
  return {
    getContent: ({ params, query, headers, setHeader }) =>
      readBlock(content, params.cid, {
        format: query.format,
        accept: headers.accept,
        seenTag: headers['if-none-match'],
        setHeader,
      }),
    putContent: async ({ body }) => {
      refusePlainText(body.text);
      return { cid: await content.put(Buffer.from(body.text)) };
    },
  };
}
