import { createStore } from '../../../lib/store';
import type { FormValues } from '../../../parts/components/component-calls';
import { differingFields } from '../inspector/component-values';

/** One change of the page. Components are named by their placement, which keeps its number. */
export type Step =
  | FieldsStep
  | { kind: 'order'; before: readonly number[]; after: readonly number[] }
  | { kind: 'added'; id: number; at: number }
  | { kind: 'removed'; id: number; at: number };

interface FieldsStep {
  kind: 'fields';
  id: number;
  before: FormValues;
  after: FormValues;
}

/** How a field got its value: by keys, or by its own undo and redo. */
export type Manner = 'typed' | 'undone' | 'redone';

const longest = 100;
/** Typing without a pause of this length is undone as one step. */
const burstMs = 1_000;

export type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * The changes of a version since it was opened, step by step, with the current position. Changes from elsewhere are
 * no steps; the fields of an open form report them through `known`.
 */
export function createPageHistory(now: () => number = () => performance.now()) {
  let steps: readonly Step[] = [];
  let at = 0;
  let typedAt = Number.NEGATIVE_INFINITY;
  let typedForMs = 0;
  let isQuiet = false;
  let manner: Manner = 'typed';
  const known = new Map<number, FormValues>();
  const shown = createStore({ canUndo: false, canRedo: false });

  const stand = (next: readonly Step[], place: number) => {
    steps = next;
    at = place;
    const offered = { canUndo: at > 0, canRedo: at < steps.length };
    // Every key is part of a step: subscribers only need to know when the buttons change.
    const { canUndo, canRedo } = shown.get();
    if (offered.canUndo !== canUndo || offered.canRedo !== canRedo) shown.set(offered);
  };
  const add = (step: Step) => {
    const next = [...steps.slice(0, at), step].slice(-longest);
    stand(next, next.length);
  };
  const typed = (step: FieldsStep) => {
    const last = steps[at - 1];
    const isSame =
      last?.kind === 'fields' &&
      last.id === step.id &&
      Object.keys(step.after).some((field) => field in last.after);
    const joined = isSame && {
      ...last,
      before: { ...step.before, ...last.before },
      after: { ...last.after, ...step.after },
    };
    if (manner === 'undone' && joined) {
      // The field's own undo is no step of its own: it removes the step here, too.
      const isBack = differingFields(joined.after, joined.before).length === 0;
      if (isBack) stand(steps, at - 1);
      else stand([...steps.slice(0, at - 1), joined], at);
    } else if (joined && at === steps.length && now() - typedForMs - typedAt < burstMs) {
      stand([...steps.slice(0, -1), joined], at);
    } else add(step);
    typedAt = now();
  };

  const pass = (place: number, then: number) => {
    const step = steps[place];
    if (step) stand(steps, then);
    typedAt = Number.NEGATIVE_INFINITY;
    return step;
  };

  return {
    subscribe: shown.subscribe,
    get: shown.get,
    add,
    /** A form has opened with these values. */
    opened: (id: number, values: FormValues) => void known.set(id, { ...values }),
    /** The open form has these values now: a difference is a step, or part of one. */
    changed: (id: number, values: FormValues) => {
      const before = known.get(id);
      known.set(id, { ...values });
      if (isQuiet || !before) return;
      const step = fieldsStep(id, before, values);
      if (step) typed(step);
    },
    /** Changes in this callback are no steps: they come from elsewhere, or from undoing. */
    quietly: (change: () => void) => {
      isQuiet = true;
      try {
        change();
      } finally {
        isQuiet = false;
      }
    },
    /** Changes in this callback were typed within this many milliseconds before now. */
    over: (ms: number, change: () => void) => {
      typedForMs = ms;
      try {
        change();
      } finally {
        typedForMs = 0;
      }
    },
    /** Changes until the next task of the browser come from a field's own undo or redo. */
    as: (how: Manner) => {
      manner = how;
    },
    /** The server stored another text than it was sent. */
    kept: (id: number, sent: FormValues, stored: FormValues) => {
      const asKept = (values: FormValues) =>
        Object.fromEntries(
          Object.entries(values).map(([field, value]) => [
            field,
            field in stored && value === sent[field] ? stored[field] : value,
          ]),
        );
      const mended = steps.map((step) =>
        step.kind === 'fields' && step.id === id
          ? { ...step, before: asKept(step.before), after: asKept(step.after) }
          : step,
      );
      stand(mended, at);
    },
    /** Returns the step to undo, which counts as undone from now on; undefined where there is none. */
    back: () => pass(at - 1, at - 1),
    /** Returns the step to redo. */
    forth: () => pass(at, at + 1),
    /** For another version: its history starts empty. */
    clear: () => {
      known.clear();
      stand([], 0);
    },
  };
}

/** The step between two contents of a component; undefined where they are equal. */
export function fieldsStep(id: number, before: FormValues, after: FormValues): FieldsStep | undefined {
  const fields = differingFields(after, before);
  const only = (all: FormValues) => Object.fromEntries(fields.map((field) => [field, all[field]]));
  return fields.length === 0 ? undefined : { kind: 'fields', id, before: only(before), after: only(after) };
}

/** The step that reverses another one. */
export function inverse(step: Step): Step {
  if (step.kind === 'added') return { ...step, kind: 'removed' };
  if (step.kind === 'removed') return { ...step, kind: 'added' };
  if (step.kind === 'order') return { ...step, before: step.after, after: step.before };
  return { ...step, before: step.after, after: step.before };
}

/** Applies an order to the components that exist now: removed ones are left out, new ones keep their neighbour. */
export function orderNow(wanted: readonly number[], now: readonly number[]): number[] {
  const order = wanted.filter((id) => now.includes(id));
  for (const [index, id] of now.entries()) {
    if (order.includes(id)) continue;
    const before = now[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
