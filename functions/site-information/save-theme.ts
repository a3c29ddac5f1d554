import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { themeEntity } from '../core/entities/site';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { saveOnce } from '../core/save-once';

/** Saves how the site looks. Visitors see it with the same step: it is all in the chrome, so no page is rendered. */
export async function saveTheme(request: OperationRequest<Contract['saveTheme']>): Promise<number> {
  const { input, scope, session, now } = request;
  let revision = 0;
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const { theme } = input;
      const key = themeEntity.key(scope);
      const { record, write } = saveOnce(themeEntity, key, site.theme, { theme }, input.revision);
      revision = record.revision;
      const log = activityWrite(scope, { actor: session, action: 'Changed the look of the site', at: now });
      return { site: { theme: record }, writes: [write, log] };
    },
  );
  return revision;
}
