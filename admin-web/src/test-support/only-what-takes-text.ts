import { fireEvent } from '@testing-library/react';

const known = new WeakSet<object>();

/**
 * Lets tests type only where users can. Testing Library sends the event to any field, and React then reports a text
 * that no user could have typed.
 */
export function typeOnlyWhereUsersCan(): void {
  for (const kind of ['change', 'input'] as const) {
    const send = fireEvent[kind];
    // The files of the tier share their modules.
    if (known.has(send)) continue;
    fireEvent[kind] = (element, ...more) => {
      if ((element as HTMLElement).matches?.(':disabled, :is(input, textarea)[readonly]'))
        throw new Error(`Users cannot type here: ${(element as HTMLElement).outerHTML.slice(0, 300)}`);
      return send(element, ...more);
    };
    known.add(fireEvent[kind]);
  }
}
