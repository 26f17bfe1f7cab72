import { useEffect, useState } from 'react';

const systemNow = () => Date.now();
const SECOND_MS = 1000;

/** The time, read once a second while `isRunning`. Pass a clock that keeps its identity. */
export function useNow(isRunning: boolean, nowMs: () => number = systemNow): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (!isRunning) return;
    setNow(nowMs());
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, nowMs]);
  return now;
}
