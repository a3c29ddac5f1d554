import { activityPartition } from './activity';
import { budgetsPartition } from './budget';
import { calendarPartition, sweepPartition } from './calendar';
import { countsPartition } from './company';
import { formPartition, formsPartition, submissionsPartition } from './form';
import { hintsPartition } from './hint';
import { imagesPartition } from './image';
import { jobsPartition } from './job';
import { launchesPartition } from './launch';
import { newsPartition } from './news';
import { outsidePartition } from './outside';
import { pagesPartition, redirectsPartition } from './page';
import { pathsPartition } from './path';
import { sectionsPartition } from './saved-section';
import { attemptPartition, emailPartition, ratePartition, signOnPartition } from './sign-in';
import { sitePartition } from './site';
import { factorPartition, userPartition, usersPartition } from './user';
import { rerendersPartition, vendorPartition } from './vendor';
import { pagePartition } from './version';

/**
 * Every kind of partition. Roles are granted access by these names; the statements of their policies contain
 * the patterns.
 */
export const partitions = {
  site: sitePartition,
  pages: pagesPartition,
  paths: pathsPartition,
  page: pagePartition,
  redirects: redirectsPartition,
  forms: formsPartition,
  form: formPartition,
  submissions: submissionsPartition,
  images: imagesPartition,
  sections: sectionsPartition,
  users: usersPartition,
  user: userPartition,
  factor: factorPartition,
  activity: activityPartition,
  counts: countsPartition,
  budgets: budgetsPartition,
  news: newsPartition,
  calendar: calendarPartition,
  launches: launchesPartition,
  outside: outsidePartition,
  hints: hintsPartition,
  sweep: sweepPartition,
  email: emailPartition,
  attempt: attemptPartition,
  rate: ratePartition,
  signOn: signOnPartition,
  jobs: jobsPartition,
  vendor: vendorPartition,
  rerenders: rerendersPartition,
};
export type PartitionName = keyof typeof partitions;
/** The partitions that belong to one company. The others hold items of several. */
export type CompanyPartitionName = Exclude<
  PartitionName,
  'email' | 'attempt' | 'rate' | 'signOn' | 'jobs' | 'vendor' | 'rerenders' | 'sweep'
>;
