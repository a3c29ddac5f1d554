import { openCompanyScope } from '@galley/functions/core/company-scope';
import { activityPartition } from '@galley/functions/core/entities/activity';
import { budgetsPartition } from '@galley/functions/core/entities/budget';
import { calendarPartition, sweepPartition } from '@galley/functions/core/entities/calendar';
import { countsPartition } from '@galley/functions/core/entities/company';
import { formPartition, formsPartition, submissionsPartition } from '@galley/functions/core/entities/form';
import { hintsPartition } from '@galley/functions/core/entities/hint';
import { imagesPartition } from '@galley/functions/core/entities/image';
import { decoyJobKey } from '@galley/functions/core/entities/job';
import { launchesPartition } from '@galley/functions/core/entities/launch';
import { newsPartition } from '@galley/functions/core/entities/news';
import { outsidePartition } from '@galley/functions/core/entities/outside';
import { pagesPartition, redirectsPartition } from '@galley/functions/core/entities/page';
import type { PartitionName } from '@galley/functions/core/entities/partitions';
import { pathsPartition } from '@galley/functions/core/entities/path';
import { sectionsPartition } from '@galley/functions/core/entities/saved-section';
import {
  attemptEntity,
  domainClaimKey,
  identityKey,
  rateEntity,
} from '@galley/functions/core/entities/sign-in';
import { sitePartition } from '@galley/functions/core/entities/site';
import { secondFactorEntity, userPartition, usersPartition } from '@galley/functions/core/entities/user';
import { rerendersPartition, vendorPartition } from '@galley/functions/core/entities/vendor';
import { pagePartition } from '@galley/functions/core/entities/version';

const scope = openCompanyScope('acme');
/** A sample key of each kind of partition. */
export const aKeyOf: Record<PartitionName, string> = {
  site: sitePartition.pk(scope),
  pages: pagesPartition.pk(scope),
  paths: pathsPartition.pk(scope),
  page: pagePartition.pk(scope, 7),
  redirects: redirectsPartition.pk(scope),
  forms: formsPartition.pk(scope),
  form: formPartition.pk(scope, 4),
  submissions: submissionsPartition.pk(scope, 4),
  images: imagesPartition.pk(scope),
  sections: sectionsPartition.pk(scope),
  users: usersPartition.pk(scope),
  user: userPartition.pk(scope, 12),
  factor: secondFactorEntity.key(scope, 12).pk,
  activity: activityPartition.pk(scope),
  counts: countsPartition.pk(scope),
  budgets: budgetsPartition.pk(scope),
  calendar: calendarPartition.pk(scope),
  launches: launchesPartition.pk(scope),
  outside: outsidePartition.pk(scope),
  hints: hintsPartition.pk(scope),
  sweep: sweepPartition.pk(),
  news: newsPartition.pk(scope),
  email: identityKey('a@b.example').pk,
  attempt: attemptEntity.key('secret').pk,
  rate: rateEntity.key('subject').pk,
  signOn: domainClaimKey('acme.example').pk,
  jobs: decoyJobKey('', '').pk,
  vendor: vendorPartition.pk(),
  rerenders: rerendersPartition.pk(),
};
