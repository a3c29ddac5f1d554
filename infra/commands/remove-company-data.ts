import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { AdminDeleteUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectsCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity } from '@galley/functions/core/entities/company';
import type { Key } from '@galley/functions/core/entities/key';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import { userEntity } from '@galley/functions/core/entities/user';
import { companyRerenderEntity, importEntity, registryEntity } from '@galley/functions/core/entities/vendor';
import { objectFolders } from '@galley/functions/core/images/image-store';
import { claimsOf } from '@galley/functions/core/sign-in/sign-on-claims';
import { onError } from '@galley/shared/on-error';
import { allPartitions, keysOfJobs } from './all-partitions';
import type { CommandContext } from './context';
import { deleteItems } from './delete-items';

/**
 * Deletes everything of a company. Every step is idempotent: after an interruption, the next run continues,
 * and the registry entry, by which the company is found, is deleted last.
 */
export async function removeCompanyData(context: CommandContext, scope: CompanyScope): Promise<void> {
  const table = await context.table();
  await removeUsers(context, scope);
  await removeReservations(context, scope);
  await removeObjects(context, scope);
  // Jobs that were running may have written again, so this repeats until nothing is left.
  for (let round = 0; round < 3; round += 1) {
    const jobs = await keysOfJobs(table, scope);
    const deleted =
      (await deleteItems(context, 'Deleting jobs', jobs)) + (await emptyPartitions(context, scope));
    if (deleted === 0) break;
  }
  await forgetCopies(context, scope);
  const named = [registryEntity.key(scope), importEntity.key(scope), companyRerenderEntity.key(scope)];
  await table.commit(named.map((key) => ({ delete: key })));
}

/** Users come first: from here on, no one of the company can sign in or stay signed in. */
async function removeUsers(context: CommandContext, scope: CompanyScope): Promise<void> {
  const table = await context.table();
  const { userPoolId } = await context.installation();
  const users = await table.queryAll(userEntity.range(scope));
  for (const [index, { id, email }] of users.entries()) {
    context.progress('Deleting users', index, users.length);
    await context.aws
      .cognito()
      .send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: email }))
      .catch(onError(UserNotFoundException, () => undefined));
    await deleteOwn(context, scope, identityKey(email));
    // Last, because it contains the keys of the others.
    await table.commit([{ delete: userEntity.key(scope, id) }]);
  }
  if (users.length > 0) context.progress('Deleting users', users.length, users.length);
}

/** The email domains and providers that the company has claimed. */
async function removeReservations(context: CommandContext, scope: CompanyScope): Promise<void> {
  const company = await (await context.table()).get(companyEntity.key(scope));
  for (const { key } of claimsOf(company?.signOn).values()) await deleteOwn(context, scope, key);
}

class NotOurs extends Error {}

/** Deletes an item unless it belongs to another company by now. */
async function deleteOwn(context: CommandContext, { company }: CompanyScope, key: Key): Promise<void> {
  const isOurs = { condition: { equals: { company } }, refused: () => new NotOurs() };
  await (await context.table()).commit([{ delete: key, ...isOurs }]).catch(onError(NotOurs, () => undefined));
}

/** The library's objects, including earlier versions in the bucket. */
async function removeObjects(context: CommandContext, scope: CompanyScope): Promise<void> {
  const { imagesBucket: Bucket } = await context.installation();
  const s3 = context.aws.s3();
  let done = 0;
  for (const Prefix of objectFolders(scope)) {
    for (;;) {
      const { Versions = [], DeleteMarkers = [] } = await s3.send(
        new ListObjectVersionsCommand({ Bucket, Prefix, MaxKeys: 1_000 }),
      );
      const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
      if (Objects.length === 0) break;
      const { Errors = [] } = await s3.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      const [failed] = Errors;
      if (failed) throw new Error(`S3 did not delete ${failed.Key}: ${failed.Code} ${failed.Message}`);
      done += Objects.length;
      context.progress('Deleting files of images', done, done);
    }
  }
}

async function emptyPartitions(context: CommandContext, scope: CompanyScope): Promise<number> {
  const table = await context.table();
  const partitions = await allPartitions(table, scope);
  let deleted = 0;
  for (const [index, { pk }] of partitions.entries()) {
    context.progress('Emptying partitions', index, partitions.length);
    deleted += await deleteItems(context, undefined, await table.queryAll<Key>({ pk }, { attributes: [] }));
  }
  context.progress('Emptying partitions', partitions.length, partitions.length);
  return deleted;
}

/** Invalidates the CDN's copies of pages and pictures. */
async function forgetCopies(context: CommandContext, { company }: CompanyScope): Promise<void> {
  const { siteDistributionId } = await context.installation();
  await context.aws.cloudFront().send(
    new CreateInvalidationCommand({
      DistributionId: siteDistributionId,
      InvalidationBatch: {
        CallerReference: `removed-${company}-${Date.now()}`,
        Paths: { Quantity: 1, Items: [`#co:${company}`] },
      },
    }),
  );
}
