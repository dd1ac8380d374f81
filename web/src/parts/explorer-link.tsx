import { explorerUrl } from '../networks.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly chainId: number;
  readonly kind: 'address' | 'tx';
  readonly id: string;
}

/** Links to a block explorer; nothing is fetched from it. */
export function ExplorerLink({ chainId, kind, id }: Props) {
  const url = explorerUrl(chainId, kind, id);
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 whitespace-nowrap align-middle text-sm text-accent underline underline-offset-4"
    >
      <Icon name="external" className="size-4" />
      {new URL(url).host}
      <span className="sr-only">
        {' '}
        shows {kind === 'tx' ? 'the transaction' : 'the address'} {id} (opens in a new tab)
      </span>
    </a>
  );
}
