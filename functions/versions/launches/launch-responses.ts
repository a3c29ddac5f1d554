import type { Launch } from '@galley/shared/schemas/launch';
import type { LaunchRecord } from '../../core/entities/launch';

/** A launch as the admin reads it. */
export function toLaunch(launch: LaunchRecord): Launch {
  const { id, name, state, pages, rollsBack, email, publishAt, missed, publishedAt, createdAt, revision } =
    launch;
  const isEnd = state === 'planned' || state === 'published';
  return {
    launchId: id,
    name,
    status: isEnd ? state : 'publishing',
    pages,
    email,
    createdAt,
    revision,
    ...(rollsBack && { rollsBack }),
    ...(publishAt && { publishAt }),
    ...(missed && { missed }),
    ...(publishedAt && { publishedAt }),
  };
}
