import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentMetadata } from '../../constructs/private-bucket';
import type { FixedParts } from './cost';

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
}

export interface Template {
  stackName: string;
  resources: Record<string, Resource>;
}

/** The templates of a synthesised app; each file is named after its stack. */
export function readTemplates(assembly: string): Template[] {
  const suffix = '.template.json';
  return readdirSync(assembly)
    .filter((name) => name.endsWith(suffix))
    .map((name) => {
      const { Resources = {} } = JSON.parse(readFileSync(path.join(assembly, name), 'utf8')) as {
        Resources?: Record<string, Resource>;
      };
      return { stackName: name.slice(0, -suffix.length), resources: Resources };
    });
}

/** The parts of an installation that cost something just by existing. */
export function fixedPartsOf(templates: readonly Template[]): FixedParts {
  const all = templates.flatMap(({ resources }) => Object.values(resources));
  const ofType = (type: string) => all.filter((resource) => resource.Type === type);
  const acls = ofType('AWS::WAFv2::WebACL');
  return {
    webAcls: acls.length,
    webAclRules: acls.reduce(
      (sum, { Properties }) => sum + ((Properties?.Rules as unknown[]) ?? []).length,
      0,
    ),
    alarms: ofType('AWS::CloudWatch::Alarm').length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    dashboards: ofType('AWS::CloudWatch::Dashboard').length,
  };
}

export interface ContentBucket {
  stackName: string;
  logicalId: string;
  /** The folder of the build that is uploaded, relative to the repository's root. */
  folder: string;
}

/** The buckets that deploying fills. */
export function contentBuckets(templates: readonly Template[]): ContentBucket[] {
  return templates.flatMap(({ stackName, resources }) =>
    Object.entries(resources).flatMap(([logicalId, { Type, Metadata }]) => {
      const folder = Type === 'AWS::S3::Bucket' ? Metadata?.[contentMetadata] : undefined;
      return typeof folder === 'string' ? [{ stackName, logicalId, folder }] : [];
    }),
  );
}
