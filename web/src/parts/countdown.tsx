import { useEffect, useEffectEvent, useState } from 'react';

/** The remaining time; `onEnd` is called once, by the clock of this machine. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return <time dateTime={until}>{isOver ? 'now' : `in ${inWords(seconds)}`}</time>;
}

function useSecondsUntil(until: string): number {
  const read = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}

function inWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours} h ${minutes} min`;
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ');
}
