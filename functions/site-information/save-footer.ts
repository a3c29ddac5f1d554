import type { Contract } from '@galley/shared/contract/contract';
import { byteLength, limits } from '@galley/shared/limits';
import { activityWrite } from '../core/activity-log';
import { footerEntity } from '../core/entities/site';
import { tooLarge } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { sanitizeRichText } from '../core/rich-text/sanitize-rich-text';
import { footerTexts } from '../core/rich-text/site-texts';
import { saveOnce } from '../core/save-once';

type Request = OperationRequest<Contract['createFooter']> | OperationRequest<Contract['updateFooter']>;

const footerId = 1;

/** Saves the footer, sanitised; visitors see it with the same step. */
async function saveFooter(request: Request): Promise<number> {
  const { input, scope, session, now } = request;
  const { revision, ...given } = input;
  const footer = { ...given, id: footerId };
  for (const column of footerTexts) footer[column] = await sanitizeRichText(given[column], scope);
  const bytes = footerTexts.reduce((sum, column) => sum + byteLength(footer[column]), 0);
  if (bytes > limits.footerBytes) {
    throw tooLarge(
      'contentColumn1',
      `The footer is too long: at most ${limits.footerBytes / 1024} KB together.`,
    );
  }
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const { record, write } = saveOnce(
        footerEntity,
        footerEntity.key(scope),
        site.footer,
        footer,
        revision,
      );
      const log = activityWrite(scope, { actor: session, action: 'Saved the footer', at: now });
      return { site: { footer: record }, writes: [write, log] };
    },
  );
  return footerId;
}

export { saveFooter as createFooter, saveFooter as updateFooter };
