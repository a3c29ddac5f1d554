import type { CompanyScope } from '../company-scope';
import { pageEntity } from '../entities/page';
import { conflict } from '../errors';
import type { Table, Write } from '../table';
import type { Condition } from '../table-expressions';
import type { PageTree } from './page-tree';

/** After this long without its move being finished, an address that a move had claimed is free for others. */
const givenUpMoveMs = 15 * 60 * 1000;

/** Another page holds an address. The caller names it, which may take a read. */
export class PathTakenError extends Error {
  constructor(
    readonly path: string,
    readonly holderId: number,
  ) {
    super('The address is held by another page.');
  }
}

type Claim = Required<Pick<Extract<Write, { put: unknown }>, 'condition' | 'refused'>>;

/**
 * The condition of a write with which a page takes an address. @throws PathTakenError when it is committed
 * @param run of a launch that may hold it already
 */
export function ifPathAvailable(
  tree: PageTree,
  path: string,
  pageId: number,
  now: Date,
  run?: string,
): Claim {
  return {
    condition: outsideLaunches(
      [...free(tree, path, now), { equals: { kind: 'redirect' } }, { equals: { pageId } }],
      run,
    ),
    refused: (current) => new PathTakenError(path, Number(current?.pageId)),
  };
}

/** The same for a redirect: it takes nothing from anybody, another redirect included. */
export function asFreeForRedirect(tree: PageTree, path: string, now: Date): Claim {
  return {
    condition: outsideLaunches(free(tree, path, now)),
    refused: (current) => new PathTakenError(path, Number(current?.pageId)),
  };
}

/** A path at which a launch is about to put something is taken. */
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
 * Free, held by a page that is hidden, or left over from a move that was given up. Read the tree before: an address
 * at which a page stands for everybody to see must have been refused already.
 */
function free(tree: PageTree, path: string, now: Date): Condition[] {
  const hidden = tree.pagesAtPath(path).filter((page) => tree.isHidden(page));
  return [
    { absent: true },
    { below: { claimedAt: new Date(now.getTime() - givenUpMoveMs).toISOString() } },
    ...hidden.map((page) => ({ equals: { pageId: page.id } })),
  ];
}

/** 409 naming the page that has an address. */
export function pathTaken(path: string, takerName: string | undefined) {
  const taker = takerName ? `the page '${takerName}'` : 'another page';
  const message = `The address ${path} is used by ${taker}. Choose another one.`;
  return conflict(message, { fields: { friendlyUrl: message } });
}

/** The error that names the page which was faster; it may be newer than the list that was read. */
export async function pathHolder(table: Table, scope: CompanyScope, held: PathTakenError) {
  const holder = await table.get(pageEntity.key(scope, held.holderId));
  return pathTaken(held.path, holder?.name);
}

/** Rejects with the error that people understand where an address was held. */
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
