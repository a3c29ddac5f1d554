import fc from 'fast-check';
import type { Model, ModelPage } from './model';

/** The frequency of each command: pages are edited more often than created. */
const weights = {
  createPage: 3,
  renamePage: 5,
  movePage: 4,
  switchMenu: 2,
  deletePage: 3,
  restorePage: 3,
  orderMenu: 2,
  createDraft: 4,
  proposeDetails: 3,
  addComponent: 3,
  editComponent: 4,
  removeComponent: 2,
  submitDraft: 5,
  recallDraft: 1,
  rejectDraft: 2,
  publishDraft: 5,
  deleteDraft: 2,
  unpublish: 2,
  restoreVersion: 2,
  addRedirect: 3,
  removeRedirect: 1,
  createLaunch: 4,
  addLaunchPages: 2,
  removeLaunchPages: 1,
  planLaunch: 2,
  publishLaunch: 6,
  rollBackLaunch: 3,
  savePart: 3,
  planPart: 4,
  removePart: 1,
  visit: 6,
  startThread: 3,
  answerThread: 5,
  resolveThread: 3,
  deleteComment: 3,
  runJobs: 4,
};

/** `echo`: the other user's command at that time. */
export type CommandName = keyof typeof weights | 'echo';

/** One action of a user. Pages, parents and parts are chosen by index among those that exist then. */
export interface Command {
  does: CommandName;
  page: number;
  other: number;
  slug: number;
  flag: boolean;
}

/** Commands that conflict with each other; a schedule uses one of these groups, or all commands. */
const themes: (keyof typeof weights)[][] = [
  [
    'createDraft',
    'addComponent',
    'editComponent',
    'removeComponent',
    'submitDraft',
    'rejectDraft',
    'deleteDraft',
  ],
  [
    'createDraft',
    'submitDraft',
    'recallDraft',
    'rejectDraft',
    'publishDraft',
    'deleteDraft',
    'unpublish',
    'restoreVersion',
  ],
  ['renamePage', 'createDraft', 'proposeDetails', 'submitDraft', 'publishDraft', 'createPage', 'runJobs'],
  [
    'createPage',
    'renamePage',
    'movePage',
    'deletePage',
    'restorePage',
    'addRedirect',
    'removeRedirect',
    'runJobs',
  ],
  [
    'publishLaunch',
    'runJobs',
    'rollBackLaunch',
    'createLaunch',
    'addLaunchPages',
    'removeLaunchPages',
    'planLaunch',
    'proposeDetails',
    'editComponent',
    'submitDraft',
    'rejectDraft',
    'publishDraft',
    'renamePage',
    'deletePage',
    'unpublish',
  ],
  [
    'savePart',
    'planPart',
    'removePart',
    'visit',
    'createLaunch',
    'planLaunch',
    'publishLaunch',
    'rollBackLaunch',
    'runJobs',
  ],
  [
    'startThread',
    'answerThread',
    'resolveThread',
    'deleteComment',
    'createDraft',
    'deletePage',
    'restorePage',
  ],
  ['createPage', 'switchMenu', 'movePage', 'orderMenu', 'deletePage', 'restorePage'],
  Object.keys(weights) as (keyof typeof weights)[],
];

function commandOf(names: readonly (keyof typeof weights)[]): fc.Arbitrary<Command> {
  return fc.record({
    does: fc.oneof(
      ...names.map((name) => ({ weight: weights[name], arbitrary: fc.constant<CommandName>(name) })),
    ),
    // Mostly the same page: conflicts need users who work on one page.
    page: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
    other: fc.nat(5),
    slug: fc.nat(3),
    flag: fc.boolean(),
  });
}

/** During a launch, another user works on its pages; random schedules rarely produce that. */
const launching = fc
  .tuple(
    commandOf(['publishLaunch']),
    commandOf(['runJobs']),
    fc.array(commandOf(['rollBackLaunch', 'publishLaunch', 'runJobs']), { maxLength: 3 }),
  )
  .map(([publish, work, more]) => [publish, work, ...more]);
const duringLaunch: fc.Arbitrary<{ first: Command[]; second: Command[] }> = fc.record({
  first: launching,
  second: fc.array(
    commandOf([
      'rejectDraft',
      'rejectDraft',
      'publishDraft',
      'unpublish',
      'deletePage',
      'renamePage',
      'movePage',
      'savePart',
      'planPart',
      'visit',
    ]),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Visitors read while a launch goes live. */
const visitedLaunch: typeof duringLaunch = fc.record({
  first: launching,
  second: fc.array(commandOf(['visit', 'savePart']), { minLength: 2, maxLength: 5 }),
});

const echo = fc.constant<Command>({ does: 'echo', page: 0, other: 0, slug: 0, flag: false });

/** What two users do at the same time: the second one often does the same as the first. */
export const commandsOfTwo: fc.Arbitrary<{ first: Command[]; second: Command[] }> = fc.oneof(
  duringLaunch,
  visitedLaunch,
  ...themes.map((names) =>
    fc.record({
      first: fc.array(commandOf(names), { minLength: 1, maxLength: 4 }),
      second: fc.array(fc.oneof(commandOf(names), echo), { maxLength: 4 }),
    }),
  ),
);

/** The page state for which a command makes sense; a user can see that before trying. */
export const suits: Partial<Record<CommandName, (page: ModelPage, model: Model) => boolean>> = {
  deletePage: (page) => page.id !== 1 && !page.isDeleted,
  restorePage: (page) => page.isDeleted,
  createDraft: (page) => openStatusOf(page) === undefined,
  addComponent: (page) => openStatusOf(page) === 'draft',
  editComponent: (page) => textsOf(page) > 0,
  removeComponent: (page) => textsOf(page) > 0,
  proposeDetails: (page) => openStatusOf(page) === 'draft',
  submitDraft: (page) => openStatusOf(page) === 'draft',
  deleteDraft: (page) => openStatusOf(page) === 'draft',
  recallDraft: (page) => openStatusOf(page) === 'pending',
  rejectDraft: (page) => openStatusOf(page) === 'pending',
  publishDraft: (page) => openStatusOf(page) === 'pending',
  unpublish: (page, model) => model.liveOf(page) !== undefined,
  restoreVersion: (page) => [...page.versions.values()].some(({ status }) => status === 'backup'),
};

const openOf = (page: ModelPage) =>
  [...page.versions.values()].find(({ status }) => status === 'draft' || status === 'pending');
export const openStatusOf = (page: ModelPage) => openOf(page)?.status;
const textsOf = (page: ModelPage) => (openStatusOf(page) === 'draft' ? (openOf(page)?.texts.size ?? 0) : 0);
