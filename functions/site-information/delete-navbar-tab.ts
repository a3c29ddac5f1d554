import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { activityWrite } from '../core/activity-log';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { releaseParts } from '../core/release/release-parts';

/** Removes a tab from all pages at once. */
export const deleteNavbarTab: Operation<Contract['deleteNavbarTab']> = async (request) => {
  const { scope, session, now } = request;
  await releaseParts(request, ({ tabs }) => {
    const stored = required(
      tabs.find((tab) => tab.id === request.input.componentId),
      () => notFound('This tab'),
    );
    const action = `Deleted navbar tab '${stored.title}'`;
    return {
      site: { tabs: tabs.filter((tab) => tab !== stored) },
      writes: [{ delete: stored }, activityWrite(scope, { actor: session, action, at: now })],
    };
  });
};
