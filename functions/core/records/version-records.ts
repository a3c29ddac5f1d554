import type { CreatableType } from '@galley/shared/components/dictionary';
import type { VersionStatus } from '@galley/shared/schemas/version';
import type { Key } from '../keys/key';

export interface Placement {
  n: number;
  type: CreatableType;
  componentName: string;
  /** The numbers of a banner container's slides, in order: a slide's id leads to its container by them. */
  slides?: number[];
}

/** `C#acme#PAGE#7 / VER#00003`: a version's header. Its components are read only to edit or render them. */
export interface VersionRecord extends Key {
  versionId: number;
  status: VersionStatus;
  placements: Placement[];
  /** The number that the next new component of the page gets. */
  nextN: number;
  /** The last change of status. */
  timestamp: string;
  /** Who changed the status last, with which words. */
  email: string;
  comments: string;
  submittedBy?: string;
  /** Bytes of the components' texts together; a version holds a bounded amount. */
  htmlBytes?: number;
  revision: number;
}

/** `C#acme#PAGE#7 / CMP#00003#0012` */
export interface ComponentRecord extends Key {
  n: number;
  versionId: number;
  type: CreatableType;
  /** What people filled in. A banner container's slides stand inside, in order, each with a revision of its own. */
  data: Record<string, unknown>;
  /** Raised by every change of the component's own fields. */
  revision: number;
  /** Raised by every change of a container's slides, so that it never makes the container's form stale. */
  slidesRevision?: number;
  /** An earlier release stored its texts: they are read in the form of today (`readable-texts.ts`). Never stored. */
  isTextOfBefore?: true;
}

/** `C#acme#PAGE#7 / LIVE`: the published components in order, compressed JSON. */
export interface LivePageRecord extends Key {
  versionId: number;
  body: Uint8Array;
  /** As in `ComponentRecord`. */
  isTextOfBefore?: true;
}

/** `C#acme#PAGE#7 / LOG#<time>-<n>-<random>` */
export interface LogRecord extends Key {
  email: string;
  action: string;
  comments: string;
  timestamp: string;
}
