import { type CallDeclaration, mayHaveSession } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';
import { takesHtmlOrFiles } from './html-and-files';
import { commonRules, countedOnSites, ipReputation, knownBadInputs } from './managed-rules';
import { WebAcl } from './web-acl';

/** An office behind one address: 16 requests a second. */
const requestsOfAnAddress = 5_000;

/** In front of the admin: staff paste HTML and send files, so nothing here reads bodies to block them. */
export function adminWebAcl(scope: Construct, stage: Stage): WebAcl {
  return new WebAcl(scope, 'AdminWebAcl', {
    name: namesOf(stage).adminWebAcl,
    description: 'Galley: the admin',
    rates: [
      { name: 'too-many-requests', limit: requestsOfAnAddress, answer: 'refusal' },
      // A session that was stolen or is scripted, from however many addresses.
      { name: 'too-many-of-a-session', limit: 3_000, of: 'session', answer: 'busySession' },
      // A sign-in takes four calls. Behind it the calls count wrong answers by address and by network.
      { name: 'too-many-sign-ins', limit: 100, paths: pathsOf(isStepOfSignIn), answer: 'refusal' },
    ],
    groups: [
      { name: 'ip-reputation', group: ipReputation },
      // A rule on bodies that AWS adds tomorrow must not lose a page or a picture.
      { name: 'known-bad-inputs', group: knownBadInputs, except: pathsOf(takesHtmlOrFiles) },
    ],
  });
}

/** In front of every company's site. Visitors send forms and nothing else. */
export function siteWebAcl(scope: Construct, stage: Stage): WebAcl {
  return new WebAcl(scope, 'SiteWebAcl', {
    name: namesOf(stage).siteWebAcl,
    description: 'Galley: the public sites',
    rates: [
      { name: 'too-many-requests', limit: requestsOfAnAddress, answer: 'sentence' },
      // One company's flood, from however many addresses: 200 requests a second, most of which the CDN answers.
      { name: 'too-many-of-a-site', limit: 60_000, of: 'host', answer: 'busySite' },
      // The call itself takes thirty in ten minutes from a network, of each company.
      { name: 'too-many-forms', limit: 100, paths: pathsOf(isSentByVisitors), answer: 'refusal' },
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
