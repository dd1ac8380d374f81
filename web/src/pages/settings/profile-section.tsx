import { Link } from '@tanstack/react-router';
import { useSettings, useUpdateSettings } from '../../data/use-settings.ts';
import { useSession } from '../../session/session-context.ts';
import { ChangeResult } from './change-result.tsx';
import { Section } from './section.tsx';
import { Toggle } from './toggle.tsx';

/** The visibility of the public profile. */
export function ProfileSection() {
  const { state } = useSession();
  const settings = useSettings();
  const update = useUpdateSettings();
  return (
    <Section
      title="Public profile"
      lead="Your address has a public profile with numbers: how many requests, and how they were decided."
      query={settings}
    >
      {({ publicDetails }) => (
        <div className="flex flex-col gap-3">
          <Toggle
            label="Show what my requests say and do"
            text="Your words, the calls, the arbiter's reasoning and the protocols you use become public. Sealed requests never do."
            isOn={publicDetails}
            busy={update.isPending}
            onChange={(isOn) => update.mutate({ publicDetails: isOn })}
          />
          <ChangeResult
            of={update}
            done={publicDetails ? 'Your requests are public now.' : 'Only the numbers are public now.'}
          />
          {state.status === 'signed-in' && (
            <p>
              <Link
                to="/a/$address"
                params={{ address: state.user.ethereumAddress }}
                className="text-accent underline underline-offset-4"
              >
                Open my public profile
              </Link>
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
