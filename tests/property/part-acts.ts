import type { CallName } from '@galley/shared/contract/contract';
import { tabsRevision } from '@galley/shared/navbar-tabs';
import type { SitePartName } from '@galley/shared/site-parts';
import { presetOf } from '@galley/shared/theme/presets';
import { type Act, type Actor, call } from './acting';
import type { Command } from './commands';
import type { LaunchIntent } from './intents';
import { plannedLaunchOf, readLaunch } from './launch-acts';

type Values = Record<string, unknown>;

/** How users read and save a part of the site, one word of which matters. */
interface Part {
  read: CallName;
  save: CallName;
  wordOf: (read: Values) => string;
  with: (read: Values, word: string) => Values;
  /** What a launch takes of it. */
  planned: (saved: Values) => Values;
  revisionOf: (read: Values) => unknown;
}

const bare = (html: unknown) => String(html).replaceAll(/<[^>]+>/g, '');

type Tab = Values & { id: number; revision: number };
/** A single tab is saved again and again: a list, in responses and in launches. */
const firstTab = (tabs: Values): Tab => Object.values(tabs).flat()[0] as Tab;

const parts: Record<SitePartName, Part> = {
  look: {
    read: 'getTheme',
    save: 'saveTheme',
    wordOf: ({ theme }) => String((theme as Values | null)?.brand),
    with: (read, word) => ({ ...read, theme: { ...presetOf('clear'), brand: word } }),
    planned: ({ theme }) => ({ look: { theme } }),
    revisionOf: ({ revision }) => revision,
  },
  navbar: {
    read: 'listNavbarTabs',
    save: 'updateNavbarTab',
    wordOf: (tabs) => String(firstTab(tabs).title),
    with: (tabs, word) => ({ ...firstTab(tabs), title: word }),
    planned: (tab) => ({ navbar: { tabs: [tab] } }),
    revisionOf: (tabs) => tabsRevision([firstTab(tabs)]),
  },
  footer: {
    read: 'getFooter',
    save: 'updateFooter',
    wordOf: ({ contentColumn1 }) => bare(contentColumn1),
    with: (read, word) => ({ ...read, contentColumn1: `<p>${word}</p>` }),
    planned: (footer) => ({ footer }),
    revisionOf: ({ revision }) => revision,
  },
  settings: {
    read: 'getCompanySettings',
    save: 'updateCompanySettings',
    wordOf: ({ companySettings }) => String((companySettings as Values).companyName),
    with: ({ companySettings }, word) => ({
      companySettings: { ...(companySettings as Values), companyName: word },
      adminVersionUpdateEmails: ['first@acme.example'],
    }),
    planned: ({ companySettings }) => ({ settings: { companySettings } }),
    revisionOf: ({ companySettings }) => (companySettings as Values).revision,
  },
};

export const partWord = (part: SitePartName, stored: Values): string => parts[part].wordOf(stored);

const names = Object.keys(parts) as SitePartName[];
const partOf = ({ slug }: Command): SitePartName => names[slug % names.length] ?? 'look';

/** A brand colour is not a word: its last digits identify it. */
function newWordOf(actor: Actor, part: SitePartName): string {
  const word = actor.newWord().replace('word', part);
  const number = Number(word.split('-').at(-1));
  return part === 'look' ? `#5a${number.toString(16).padStart(4, '0')}` : word;
}

/** A part as it is on the site, and as the user is about to change it. */
async function openPart(actor: Actor, part: SitePartName) {
  const { read, wordOf, with: withWord, revisionOf } = parts[part];
  const { answer, body } = await call(actor, read, {});
  const stored = body as unknown as Values;
  if (answer.status >= 300) return { answer, seen: '', word: '', next: {}, revision: 0 };
  const [seen, word] = [wordOf(stored), newWordOf(actor, part)];
  return { answer, seen, word, next: withWord(stored, word), revision: revisionOf(stored) };
}

/** Parts of the site are saved at once, added to a launch and removed from it. */
export const partActs: Record<'savePart' | Extract<LaunchIntent['kind'], 'planPart' | 'removePart'>, Act> = {
  savePart: async (actor, command) => {
    const part = partOf(command);
    const { answer, seen, word, next } = await openPart(actor, part);
    if (answer.status >= 300) return answer;
    actor.intend({ kind: 'savePart', part, seen, word });
    return (await call(actor, parts[part].save, next)).answer;
  },
  planPart: async (actor, command) => {
    const [part, launchId] = [partOf(command), plannedLaunchOf(actor, command)];
    if (!launchId) return undefined;
    const { answer, seen: live, word, next, revision: base } = await openPart(actor, part);
    if (answer.status >= 300) return answer;
    const looked = actor.model.site.seenAt(part, live);
    const { answer: read, launch } = await readLaunch(actor, launchId);
    if (!launch) return read;
    const entry = launch.partList.find((one) => one.part === part);
    const seen = entry && partWord(part, entry.to);
    actor.intend({ kind: 'planPart', launchId, part, base: looked, seen, word });
    const input = { launchId, base, values: parts[part].planned(next), revision: entry?.revision ?? 0 };
    return (await call(actor, 'saveLaunchPart', input)).answer;
  },
  removePart: async (actor, command) => {
    const launchId = plannedLaunchOf(actor, command);
    const held = [...(actor.model.launches.all.get(launchId)?.parts.keys() ?? [])];
    const part = held[command.slug % Math.max(1, held.length)];
    if (!part) return undefined;
    actor.intend({ kind: 'removePart', launchId, part });
    return (await call(actor, 'removeLaunchPart', { launchId, part })).answer;
  },
};
