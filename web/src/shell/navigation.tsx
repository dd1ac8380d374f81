import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '../parts/icon.tsx';
import { PendingCount } from './pending-count.tsx';

interface Place {
  readonly to: '/' | '/transactions' | '/agents' | '/policy' | '/settings' | '/playground' | '/services';
  readonly name: string;
  readonly icon: IconName;
}

const own: readonly Place[] = [
  { to: '/', name: 'Inbox', icon: 'inbox' },
  { to: '/transactions', name: 'Transactions', icon: 'list' },
  { to: '/agents', name: 'Agents', icon: 'agent' },
  { to: '/policy', name: 'Policy', icon: 'shield' },
  { to: '/settings', name: 'Settings', icon: 'sliders' },
];
const welcome: readonly Place[] = [{ to: '/', name: 'Start', icon: 'inbox' }];
const open: readonly Place[] = [
  { to: '/playground', name: 'Playground', icon: 'flask' },
  { to: '/services', name: 'Services', icon: 'seal' },
];

export const DeskNavigation = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <nav aria-label="Main" className="mt-8 hidden lg:block">
    <Places places={isSignedIn ? own : welcome} />
    <hr className="mx-3 my-3 border-line" />
    <Places places={open} />
  </nav>
);

const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="flex flex-col gap-1">
    {places.map(({ to, name, icon }) => (
      <li key={to}>
        <Link
          to={to}
          activeOptions={{ exact: to === '/' }}
          className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-sm"
        >
          <Icon name={icon} />
          <span className="grow">{name}</span>
          {name === 'Inbox' && <PendingCount />}
        </Link>
      </li>
    ))}
  </ul>
);

/** Five entries at most: a thumb needs space. */
export const PhoneNavigation = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <nav
    aria-label="Main"
    className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
  >
    <ul className="mx-auto flex max-w-xl justify-around">
      {(isSignedIn ? own : [...welcome, ...open]).map(({ to, name, icon }) => (
        <li key={to} className="grow">
          <Link
            to={to}
            activeOptions={{ exact: to === '/' }}
            className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs text-muted aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            <Icon name={icon} />
            {name}
            {name === 'Inbox' && (
              <span className="absolute left-1/2 top-1 ml-2 flex">
                <PendingCount />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
