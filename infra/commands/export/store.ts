import type { CommandContext } from '../context';
import type { ImportTarget } from './import-company';

/** Table, bucket and user pool of the installation, accessed with the operator's own rights. */
export async function openStore(context: CommandContext): Promise<ImportTarget> {
  const { tableName, imagesBucket, userPoolId } = await context.installation();
  const { aws } = context;
  return {
    dynamo: aws.dynamo(),
    tableName,
    s3: aws.s3(),
    bucket: imagesBucket,
    cognito: aws.cognito(),
    userPoolId,
  };
}
