import type { CompanyScope } from '../company-scope';
import { pageEntity } from '../entities/page';
import { conflict } from '../errors';
import type { Table, Write } from '../table';
import type { Condition } from '../table-expressions';
import type { PageTree } from './page-tree';

/** A path that a move reserved is free for others again if the move has not finished after this time. */
const givenUpMoveMs = 15 * 60 * 1000;

/** Another page has the path. The caller reports its name, which may take a read. */
export class PathTakenError extends Error {
  constructor(
    readonly path: string,
    readonly holderId: number,
  ) {
    super('The path is taken by another page.');
  }
}

type PathCondition = Required<Pick<Extract<Write, { put: unknown }>, 'condition' | 'refused'>>;

/**
 * The condition of a write by which a page takes a path.
 * @throws PathTakenError on commit
 * @param run of a launch that may already have reserved the path
 */
export function ifPathAvailable(
  tree: PageTree,
  path: string,
  pageId: number,
  now: Date,
  run?: string,
): PathCondition {
  return {
    condition: outsideLaunches(
      [...free(tree, path, now), { equals: { kind: 'redirect' } }, { equals: { pageId } }],
      run,
    ),
    refused: (current) => new PathTakenError(path, Number(current?.pageId)),
  };
}

/** The same for a redirect, which never replaces anything, not even another redirect. */
export function ifPathFreeForRedirect(tree: PageTree, path: string, now: Date): PathCondition {
  return {
    condition: outsideLaunches(free(tree, path, now)),
    refused: (current) => new PathTakenError(path, Number(current?.pageId)),
  };
}

/** The path must not be one at which a launch is about to put something. */
const outsideLaunches = (any: Condition[], run?: string): Condition => ({
  allOf: [
    {
      anyOf: [
        { equals: { nextRun: undefined } },
        ...(run === undefined ? [] : [{ equals: { nextRun: run } }]),
      ],
    },
    { anyOf: any },
  ],
});

/**
 * The path is free, belongs to a hidden page, or was reserved by a move that was given up. The caller has
 * already checked the tree for visible pages at this path.
 */
function free(tree: PageTree, path: string, now: Date): Condition[] {
  const hidden = tree.pagesAtPath(path).filter((page) => tree.isHidden(page));
  return [
    { absent: true },
    { below: { claimedAt: new Date(now.getTime() - givenUpMoveMs).toISOString() } },
    ...hidden.map((page) => ({ equals: { pageId: page.id } })),
  ];
}

/** 409 naming the page that has a path. */
export function pathTaken(path: string, takerName: string | undefined) {
  const taker = takerName ? `the page '${takerName}'` : 'another page';
  const message = `The address ${path} is used by ${taker}. Choose another one.`;
  return conflict(message, { fields: { friendlyUrl: message } });
}

/** The error that names the page which took the path; it may be newer than the list that was read. */
export async function pathHolder(table: Table, scope: CompanyScope, held: PathTakenError) {
  return pathTaken(held.path, (await table.get(pageEntity.key(scope, held.holderId)))?.name);
}

/** Replaces a `PathTakenError` by an error that names the page. */
export async function withConflictDetails<T>(
  table: Table,
  scope: CompanyScope,
  saving: Promise<T>,
): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    throw error instanceof PathTakenError ? await pathHolder(table, scope, error) : error;
  }
}
