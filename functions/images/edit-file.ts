import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { fileUpdate, requireFile } from './file-repository';
import { allowFileChange } from './live-images';

/** Changes a file's title or tags. Lists that show the title are re-rendered. */
export const editFile: Operation<Contract['editFile']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const { id, title, tags, revision } = input;
  const stored = await requireFile(table, scope, id);
  const isOther = stored.title !== title;
  const notifications = isOther ? await allowFileChange(request, stored, 'imageTexts') : [];
  const jobs = isOther ? [newJob(scope, { kind: 'render-file', fileId: id }, now)] : [];
  const changed = { changedAt: now.toISOString(), changedBy: session.userId };
  await commitWithJobs(table, jobs, [
    fileUpdate(scope, id, { title, ...(tags && { tags }), ...changed }, revision),
    activityWrite(scope, {
      actor: session,
      action: isOther ? `Renamed file '${stored.title}' to '${title}'` : `Changed file '${title}'`,
      at: now,
    }),
    ...notifications.map(({ write }) => write),
  ]);
  return id;
};
