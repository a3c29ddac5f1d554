import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { runRelease } from '../core/release/run-release';

/** Takes a tab off every page at once. */
export const deleteNavbarTab: Operation<Contract['deleteNavbarTab']> = async (request) => {
  await runRelease(
    request,
    async () => undefined,
    ({ tabs }) => {
      const stored = tabs.find((tab) => tab.id === request.input.componentId);
      if (!stored) throw notFound('This tab');
      const { pk, sk } = stored;
      return { site: { tabs: tabs.filter((tab) => tab !== stored) }, writes: [{ delete: { pk, sk } }] };
    },
  );
  return 'Deleted';
};
