import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { countWrite } from '../core/companies/company-counts';
import { conflict, notFound } from '../core/errors';
import { fileObject } from '../core/images/image-store';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { requireFile } from './file-repository';
import { allowFileChange } from './live-images';

/**
 * Deletes a file from the library at once; jobs of the same transaction delete its bytes and remove links to
 * it.
 */
export const deleteFile: Operation<Contract['deleteFile']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const file = await requireFile(table, scope, input.id);
  const { id, title, bytes, replacement } = file;
  const notifications = await allowFileChange(request, file, 'imageFiles');
  const objects = [fileObject(scope, file), ...(replacement ? [replacement] : [])];
  const jobs = [
    newJob(scope, { kind: 'render-file', fileId: id }, now),
    newJob(scope, { kind: 'forget-image', objects }, now),
  ];
  await commitWithJobs(table, jobs, [
    {
      delete: file,
      // Deleting during a replacement would leave bytes that this job does not know.
      condition: { equals: { bytes, replacement } },
      refused: (current) =>
        current
          ? conflict('This file was replaced just now. Nothing was deleted: look at it and try again.')
          : notFound('This file'),
    },
    countWrite(scope, { files: -1, imageBytes: -bytes }),
    activityWrite(scope, { actor: session, action: `Deleted file '${title}'`, at: now }),
    ...notifications.map(({ write }) => write),
  ]);
};
