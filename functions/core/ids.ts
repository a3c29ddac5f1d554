import { randomBytes } from 'node:crypto';

/**
 * Ids that contain their location, so a call that gives only an id needs no index. All stay below 2^53. A
 * component's id is pageId x 10^8 + versionId x 10^4 + n, where n is its number within the page. The version
 * header assigns n, and a copied version keeps it: the same component has the same n in both versions.
 */
const versionFactor = 10_000;
const pageFactor = 100_000_000;
/** The highest number that a component of a page can have. */
export const largestNumber = versionFactor - 1;

export interface ComponentLocation {
  pageId: number;
  versionId: number;
  n: number;
}

export function packComponentId({ pageId, versionId, n }: ComponentLocation): number {
  return pageId * pageFactor + versionId * versionFactor + n;
}

/** Undefined where the number cannot be a component's id. */
export function unpackComponentId(componentId: number): ComponentLocation | undefined {
  const pageId = Math.floor(componentId / pageFactor);
  const versionId = Math.floor((componentId % pageFactor) / versionFactor);
  const n = componentId % versionFactor;
  return pageId > 0 && versionId > 0 && n > 0 ? { pageId, versionId, n } : undefined;
}

/** A field's id is formId x 10^4 + n. */
const formFactor = 10_000;

export interface FormFieldLocation {
  formId: number;
  n: number;
}

export function packFormFieldId({ formId, n }: FormFieldLocation): number {
  return formId * formFactor + n;
}

/** Undefined where the number cannot be a field's id. */
export function unpackFormFieldId(formFieldId: number): FormFieldLocation | undefined {
  const formId = Math.floor(formFieldId / formFactor);
  const n = formFieldId % formFactor;
  return formId > 0 && n > 0 ? { formId, n } : undefined;
}

/** A submission's id is formId x 10^9 + n. */
const submissionFactor = 1_000_000_000;

export function packSubmissionId({ formId, n }: FormFieldLocation): number {
  return formId * submissionFactor + n;
}

/** Undefined where the number cannot be a submission's id. */
export function unpackSubmissionId(submissionId: number): FormFieldLocation | undefined {
  const formId = Math.floor(submissionId / submissionFactor);
  const n = submissionId % submissionFactor;
  return formId > 0 && n > 0 ? { formId, n } : undefined;
}

let sequence = 0;

/** An id that sorts by time, even within one millisecond of one process. */
export function sortableId(now: Date): string {
  sequence = (sequence + 1) % 1_000_000;
  const random = randomBytes(4).toString('hex');
  return `${now.toISOString()}-${String(sequence).padStart(6, '0')}-${random}`;
}
