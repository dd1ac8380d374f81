import type { NotificationEvent } from '@countersign/protocol';
import { eventNames } from './types.ts';

interface Props {
  readonly chosen: readonly NotificationEvent[];
  readonly onChange: (chosen: NotificationEvent[]) => void;
}

const events = Object.keys(eventNames) as NotificationEvent[];
export const allEvents = events;

/** Selects the events of a channel. */
export const EventChoice = ({ chosen, onChange }: Props) => (
  <fieldset>
    <legend className="mb-1 text-sm font-medium">Events</legend>
    <div className="grid gap-x-4 sm:grid-cols-2">
      {events.map((event) => (
        <label key={event} className="flex min-h-8 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              onChange(events.filter((each) => (each === event ? target.checked : chosen.includes(each))))
            }
            className="size-4.5 shrink-0 accent-accent"
          />
          {eventNames[event]}
        </label>
      ))}
    </div>
  </fieldset>
);
