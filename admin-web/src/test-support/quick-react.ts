import React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/** From this number on, React's development build records no stack for an element until a second has passed. */
const mostStacks = 10_000;

/**
 * Keeps React from recording where each element is created, which takes more time than creating it. Only React's
 * development tools and its warnings show these stacks.
 */
export function quickenReact(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<string, Internals>)[name];
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts its stacks elsewhere.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => mostStacks,
    set: () => undefined,
  });
}
