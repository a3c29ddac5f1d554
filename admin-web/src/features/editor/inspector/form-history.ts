import type { FormValues } from './component-calls';
import { differingFields } from './component-values';

/** What the form held at its saves since it was opened; `at` is where one stands. */
export interface FormHistory {
  steps: readonly FormValues[];
  at: number;
}

const longestHistory = 50;

const isSame = (one: FormValues | undefined, other: FormValues) =>
  one !== undefined && differingFields(one, other).length === 0;

export function startHistory(opened: FormValues): FormHistory {
  return { steps: [opened], at: 0 };
}

/** Adds a step; what had been undone beyond it is gone, as in every editor. How the form was opened always stays. */
export function withStep(history: FormHistory, values: FormValues): FormHistory {
  if (isSame(history.steps[history.at], values)) return history;
  const steps = [...history.steps.slice(0, history.at + 1), values];
  const [opened] = steps;
  const kept = steps.length > longestHistory && opened ? [opened, ...steps.slice(2)] : steps;
  return { steps: kept, at: kept.length - 1 };
}

/** The server kept another text than it was sent: the step is what it kept. */
export function withKeptText(history: FormHistory, sent: FormValues, kept: FormValues): FormHistory {
  return { ...history, steps: history.steps.map((step) => (isSame(step, sent) ? kept : step)) };
}

/** One step back, or all the way to how the form was opened. What is typed now can be had again by redoing. */
export function undone(history: FormHistory, current: FormValues, isAll: boolean): FormHistory {
  const noted = withStep(history, current);
  return { ...noted, at: isAll ? 0 : Math.max(0, noted.at - 1) };
}

export function redone(history: FormHistory): FormHistory {
  return { ...history, at: Math.min(history.steps.length - 1, history.at + 1) };
}

export function canUndo(history: FormHistory, current: FormValues): boolean {
  return history.at > 0 || !isSame(history.steps[history.at], current);
}

/** Typing something else ends redoing. */
export function canRedo(history: FormHistory, current: FormValues): boolean {
  return history.at < history.steps.length - 1 && isSame(history.steps[history.at], current);
}
