import { type CallDeclaration, mayHaveSession } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';
import { takesHtmlOrFiles } from './html-and-files';
import { commonRules, countedOnSites, ipReputation, knownBadInputs } from './managed-rules';
import { WebAcl } from './web-acl';

/** An office behind one IP address: 16 requests per second. */
const requestsPerIp = 5_000;

/** For the admin: staff send HTML and files, so no rule blocks by body. */
export function adminWebAcl(scope: Construct, stage: Stage): WebAcl {
  return new WebAcl(scope, 'AdminWebAcl', {
    name: namesOf(stage).adminWebAcl,
    description: 'Galley: the admin',
    rates: [
      { name: 'too-many-requests', limit: requestsPerIp, answer: 'error' },
      // Limits a stolen or scripted session, whatever its IP addresses.
      { name: 'too-many-of-a-session', limit: 3_000, of: 'session', answer: 'busySession' },
      // A sign-in takes four calls. The calls themselves also count wrong answers by email address and by
      // network.
      { name: 'too-many-sign-ins', limit: 100, paths: pathsOf(isStepOfSignIn), answer: 'error' },
    ],
    groups: [
      { name: 'ip-reputation', group: ipReputation },
      // A rule about bodies that AWS adds in the future must not reject a page or a picture.
      { name: 'known-bad-inputs', group: knownBadInputs, except: pathsOf(takesHtmlOrFiles) },
    ],
  });
}

/** For all companies' sites. Visitors send only forms. */
export function siteWebAcl(scope: Construct, stage: Stage): WebAcl {
  return new WebAcl(scope, 'SiteWebAcl', {
    name: namesOf(stage).siteWebAcl,
    description: 'Galley: the public sites',
    rates: [
      { name: 'too-many-requests', limit: requestsPerIp, answer: 'sentence' },
      // Limits a flood to one company, whatever its IP addresses: 200 requests per second, most of which the
      // CDN serves.
      { name: 'too-many-of-a-site', limit: 60_000, of: 'host', answer: 'busySite' },
      // The call itself accepts thirty in ten minutes per network and company.
      { name: 'too-many-forms', limit: 100, paths: pathsOf(isSentByVisitors), answer: 'error' },
    ],
    groups: [
      { name: 'ip-reputation', group: ipReputation },
      { name: 'known-bad-inputs', group: knownBadInputs },
      { name: 'common', group: commonRules, alsoCounted: countedOnSites },
    ],
  });
}

const isStepOfSignIn = (declaration: CallDeclaration) => declaration.mutates && !mayHaveSession(declaration);

const isSentByVisitors = ({ audience, mutates }: CallDeclaration) => mutates && audience === 'public';

function pathsOf(isMeant: (declaration: CallDeclaration) => boolean): string[] {
  const paths = callNames.map(declarationOf).filter(isMeant);
  return [...new Set(paths.map(({ path }) => path.toLowerCase()))];
}
