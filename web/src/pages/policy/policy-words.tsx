import type { PolicyBody } from './draft.ts';
import { sayPolicy } from './say-policy.ts';

/** A policy in plain language. */
export function PolicyWords({ policy }: { policy: PolicyBody }) {
  const { first, items, rest } = sayPolicy(policy);
  return (
    <div className="flex flex-col gap-2 text-pretty">
      <p className="text-lg leading-snug">{first}</p>
      {items.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 tabular-nums">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
