import type { AppDefinition } from './app-definition';
import { readUserPoolDomains, readUserPools } from './assembly/data-resources';
import type { DistributionDefinition } from './assembly/distributions';
import type { StandIn } from './stand-ins/stand-in';

/** The AWS origins that browsers connect to directly, each with that of its stand-in. */
export type LocalOrigins = ReadonlyMap<string, string>;

export function readLocalOrigins(
  { assembly, region }: Pick<AppDefinition, 'assembly' | 'region'>,
  { cognito, s3 }: { cognito: StandIn; s3: StandIn },
): LocalOrigins {
  const { origin } = new URL(cognito.endpoint);
  const pools = readUserPools(assembly).map((pool) => new URL(pool.attribute('ProviderURL')));
  const domains = readUserPoolDomains(assembly).flatMap(({ Domain, UserPoolId }) => {
    const region = UserPoolId.split('_')[0];
    return new URL(`https://${Domain}.auth.${region}.amazoncognito.com`);
  });
  return new Map([
    ...[...pools, ...domains].map((url): [string, string] => [url.origin, origin]),
    [`https://s3.${region}.amazonaws.com`, new URL(s3.endpoint).origin],
  ]);
}

/** A distribution whose header policies name the stand-ins instead of AWS. */
export function withLocalOrigins(
  definition: DistributionDefinition,
  origins: LocalOrigins,
): DistributionDefinition {
  const replaced = (value: string) =>
    [...origins].reduce((text, [onAws, here]) => text.replaceAll(onAws, here), value);
  return {
    ...definition,
    behaviors: definition.behaviors.map((behavior) => ({
      ...behavior,
      ...(behavior.responseHeaders && {
        responseHeaders: {
          ...behavior.responseHeaders,
          set: behavior.responseHeaders.set.map((header) => ({ ...header, value: replaced(header.value) })),
        },
      }),
    })),
  };
}
